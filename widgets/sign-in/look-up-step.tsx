import { useUnit } from 'effector-react'
import { $isLookingUp, $lookUpError, $lookUpProblem, lookUpSubmitted } from '../../core/enrolment/flow'
import { $errorText } from '../../core/errors/sentences'
import { Live, Notice } from '../ui/notice'
import { $words } from '../enrolment-parts/enrolment.words'
import { LightEmail } from './light-email'
import { $words as $signInWords } from './sign-in.words'

export function LookUpStep() {
  const { words, signIn, errorText, error, checked, isLooking, submit } = useUnit({
    words: $words,
    signIn: $signInWords,
    errorText: $errorText,
    error: $lookUpError,
    checked: $lookUpProblem,
    isLooking: $isLookingUp,
    submit: lookUpSubmitted,
  })
  return (
    <>
      <p className="muted">{words.lookupText}</p>
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
      <LightEmail
        label={signIn.email}
        checked={checked}
        submit={isLooking ? words.looking : words.next}
        busy={isLooking}
        onSubmit={submit}
      />
    </>
  )
}
