export { signUpFieldChanged, signUpSubmitted, smsAccepted, smsRequested, smsDeclined } from './sign-up'

export { accountMade } from './sign-up'

export { $isSigningUp, $signUpAttempt, $signUpError, $signUpProblems, $smsConsent } from './sign-up'
export type { SignUpProblem, SignUpProblems, SignUpValues } from './check-sign-up'
export {
  $signUpForm,
  $signUpFormError,
  MAX_POSTAL_CODE,
  phoneRuleOf,
  sentPhone,
  type SignUpFieldName,
  type SignUpForm,
  signUpOpened,
} from './form'
