// What is saved for later: only an open cart shows it.

// What the shopper does
export { savedChanged, savedMoved, savedRemoved, savedWanted } from './saved'

// What is seen
export { $saved, $savedError, $savedLeaving, $savedRefusals } from './saved'
