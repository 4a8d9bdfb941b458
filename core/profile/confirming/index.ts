export {
  $confirmFailure,
  $emailLink,
  $letterFailure,
  $letterLink,
  confirmOpened,
  confirmRetried,
  letterOpened,
  letterRetried,
} from './link'
export { $againFailure, $isAgainSent, $isSendingAgain, sendAgainPressed } from './send-again'
