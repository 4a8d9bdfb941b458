// Signing in and out: what a closed page does without.

// What the shopper does
export { codeGiven, type Credentials, type GivenCode, orderBrought, signInLeft, signInSubmitted } from './sign-in'
export { sessionEnded, signOutPressed } from './sign-out'

// What becomes of it
export { signedIn } from './sign-in'
export { signedOut } from './sign-out'

// What is seen
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
