// Loaded with an open cart.

export { type SavedChange, savedChanged, savedMoved, savedRemoved, savedWanted } from './saved'

export { savedNotUpdated, savedUpdated } from './saved'

export { $saved, $savedError, $savedId, $savedLeaving, $savedRefusals } from './saved'
