export { signUpOpened, signUpSubmitted, smsAccepted, smsAsked, smsDeclined } from './sign-up'

export { accountMade } from './sign-up'

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
export { MAX_POSTAL_CODE, type SignUpFieldName, type SignUpForm } from './contracts'

// Phones
export { phoneRuleOf, sentPhone } from './phone-rule'
