export { cancelConfirmed, cancelPressed, changeLeft, changePressed, changeSubmitted, changeTyped } from './model'

export {
  $cancelRequests,
  $changeAttempts,
  $changeErrors,
  $changeProblems,
  $changes,
  $changing,
  $outcomes,
} from './model'
export type { PlaceDraft } from './model'
