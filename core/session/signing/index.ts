// A session of an account begins by a code, and ends; not needed by a closed page.

export {
  $exchangeError,
  $hasSignedIn,
  $isExchanging,
  $isNewcomer,
  $lostOrder,
  codeGiven,
  type GivenCode,
  orderBrought,
  signedIn,
  signInLeft,
} from './code'
export { $isSigningOut, sessionEnded, signedOut, signOutPressed } from './sign-out'
