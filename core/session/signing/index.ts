// Signing in and out; not needed by a closed page.

export { codeGiven, type Credentials, type GivenCode, orderBrought } from './sign-in'
export { signInFieldChanged, signInLeft, signInSubmitted } from './sign-in'
export { sessionEnded, signOutPressed } from './sign-out'

export { signedIn } from './sign-in'
export { signedOut } from './sign-out'

export {
  $hasSignedIn,
  $isNewcomer,
  $isSigningIn,
  $lostOrder,
  $signInAttempt,
  $signInError,
  $signInNext,
  $signInProblems,
  type SignInProblems,
} from './sign-in'
export { $isSigningOut } from './sign-out'
