import { useUnit } from 'effector-react'
import { $isLookingUp, $lookUpError, $lookUpProblem, lookUpSubmitted } from '../../../core/enrolment/flow'
import { $words } from '../../../widgets/enrolment-parts/enrolment.words'
import { EmailForm } from '../../shell/email-form'
import { $errorText } from '../../shell/error-text'
import { useTypedEmail } from '../../shell/typed-email'
import { $words as $signInWords } from '../sign-in/sign-in.words'

export function LookUpForm() {
  const { words, signIn, errorText, error, checked, isLooking, submit } = useUnit({
    words: $words,
    signIn: $signInWords,
    errorText: $errorText,
    error: $lookUpError,
    checked: $lookUpProblem,
    isLooking: $isLookingUp,
    submit: lookUpSubmitted,
  })
  const carried = useTypedEmail()
  return (
    <EmailForm
      label={signIn.email}
      autoComplete="username"
      {...carried}
      checked={checked}
      error={error && errorText(error)}
      submit={words.next}
      busy={isLooking ? words.looking : undefined}
      onSubmit={submit}
    />
  )
}
