import { useUnit } from 'effector-react'
import { $isLookingUp, $lookUpError, $lookUpProblem, lookUpSubmitted } from '../../../core/enrolment/flow'
import { $words } from '../../../widgets/enrolment-parts/enrolment.words'
import { Button } from '../../../widgets/ui/button'
import { EmailInput } from '../../shell/email-input'
import { Form, textOf } from '../../shell/form'
import { $say } from '../../shell/say'
import { $words as $signInWords } from '../sign-in/sign-in.words'

/** The address that is looked up. */
export function LookUpForm() {
  const { words, signIn, say, error, checked, isLooking, submit } = useUnit({
    words: $words,
    signIn: $signInWords,
    say: $say,
    error: $lookUpError,
    checked: $lookUpProblem,
    isLooking: $isLookingUp,
    submit: lookUpSubmitted,
  })
  const { problem, attempt } = checked
  return (
    <Form
      className="form"
      onSubmit={typed => submit(textOf(typed, 'username'))}
      attempt={attempt}
      error={error && say(error)}
    >
      <EmailInput label={signIn.email} name="username" autoComplete="username" problem={problem} />
      <Button type="submit" busy={isLooking ? words.looking : undefined}>
        {words.next}
      </Button>
    </Form>
  )
}
