import { useUnit } from 'effector-react'
import { $isLookingUp, $lookUpError, $lookUpProblem, lookUpSubmitted } from '../../core/enrolment/flow'
import { $say } from '../../core/errors/sentences'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { told } from '../../core/validate/told'
import { Live, Notice } from '../ui/notice'
import { $words } from '../enrolment-parts/enrolment.words'
import { LightForm } from './light-form'
import { $words as $signInWords } from './sign-in.words'

/** The address that is looked up, in a plain field of the page. */
export function LookUpStep() {
  const { words, common, signIn, say, error, checked, isLooking, submit } = useUnit({
    words: $words,
    common: $problemWords,
    signIn: $signInWords,
    say: $say,
    error: $lookUpError,
    checked: $lookUpProblem,
    isLooking: $isLookingUp,
    submit: lookUpSubmitted,
  })
  const { problem, attempt } = checked
  return (
    <>
      <p className="muted">{words.lookupText}</p>
      <Live urgent>{error ? <Notice tone="danger">{say(error)}</Notice> : null}</Live>
      <LightForm
        fields={[{ name: 'username', type: 'email', autocomplete: 'username' }]}
        told={{
          labels: { username: signIn.email },
          problems: {
            username: problem ? (told(problem, common) ?? undefined) : undefined,
          },
          submit: isLooking ? words.looking : words.next,
          busy: isLooking,
        }}
        attempt={attempt}
        onSubmit={typed => submit(String(typed.get('username')).trim())}
      />
    </>
  )
}
