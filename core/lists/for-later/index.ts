// What is saved for later: only an open cart shows it.

// What the shopper does
export { type SavedChange, savedChanged, savedMoved, savedRemoved, savedWanted } from './saved'

// What becomes of it
export { savedNotUpdated, savedUpdated } from './saved'

// What is seen
export { $saved, $savedError, $savedId, $savedLeaving, $savedRefusals } from './saved'
