// Loaded with an open cart.

// Events
export { type SavedChange, savedChanged, savedMoved, savedRemoved, savedWanted } from './saved'

// Outcomes
export { savedNotUpdated, savedUpdated } from './saved'

// State
export { $saved, $savedError, $savedId, $savedLeaving, $savedRefusals } from './saved'
