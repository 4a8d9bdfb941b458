// What the shopper does
export { signUpOpened, signUpSubmitted, smsAccepted, smsAsked, smsDeclined } from './sign-up'

// What becomes of it
export { accountMade } from './sign-up'

// What is seen
export {
  $isSigningUp,
  $signUpAttempt,
  $signUpError,
  $signUpForm,
  $signUpFormError,
  $signUpProblems,
  $smsConsent,
} from './sign-up'
export type { SignUpProblem, SignUpProblems, SignUpValues } from './check-sign-up'
export type { SignUpFieldName, SignUpForm } from './contracts'
