export { $confirmFailure, $emailLink, confirmOpened, confirmRetried } from './link'
export { $againFailure, $isAgainSent, $isSendingAgain, sendAgainPressed } from './send-again'
