// Signing in and out; not needed by a closed page.

// Events
export { codeGiven, type Credentials, type GivenCode, orderBrought, signInLeft, signInSubmitted } from './sign-in'
export { sessionEnded, signOutPressed } from './sign-out'

// Outcomes
export { signedIn } from './sign-in'
export { signedOut } from './sign-out'

// State
export {
  $isNewcomer,
  $isSigningIn,
  $signInAttempt,
  $signInError,
  $signInNext,
  $signInProblems,
  type SignInProblems,
} from './sign-in'
export { $isSigningOut } from './sign-out'
