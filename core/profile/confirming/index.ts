export {
  type LinkResult,
  $confirmFailure,
  $emailLink,
  $newsletterLinkFailure,
  $newsletterLink,
  confirmOpened,
  confirmRetried,
  newsletterLinkOpened,
  newsletterLinkRetried,
} from './link'
export { $againFailure, $isAgainSent, $isSendingAgain, sendAgainPressed } from './send-again'
