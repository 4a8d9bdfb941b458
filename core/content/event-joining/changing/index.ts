export { cancelConfirmed, cancelPressed, changeLeft, changePressed, changeSubmitted, changeTyped } from './model'

export {
  $cancelRequests,
  $changeAttempts,
  $changeErrors,
  $changeProblems,
  $changes,
  $changing,
  $placesChanged,
} from './model'
export type { PlaceDraft } from './model'
