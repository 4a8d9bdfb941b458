import { useUnit } from 'effector-react'
import { $forgotError, $forgotProblem, $isAskingForLink, forgotOpened, forgotSubmitted } from '../../../core/password'
import { EmailInput } from '../../shell/email-input'
import { Form, textOf } from '../../shell/form'
import { $say } from '../../shell/say'
import { Button } from '../../../widgets/ui/button'
import { $words } from '../../../widgets/sign-in/forgot-password.words'

/** The address that the link goes to. */
export function ForgotForm({ email }: { email?: string }) {
  const { words, say, error, checked, isAsking, submit } = useUnit({
    words: $words,
    say: $say,
    error: $forgotError,
    checked: $forgotProblem,
    isAsking: $isAskingForLink,
    submit: forgotSubmitted,
  })
  const { problem, attempt } = checked
  return (
    <Form
      className="form"
      onSubmit={typed => submit(textOf(typed, 'username'))}
      attempt={attempt}
      error={error && say(error)}
    >
      <EmailInput label={words.email} name="username" autoComplete="username" defaultValue={email} problem={problem} />
      <Button type="submit" busy={isAsking ? words.sending : undefined}>
        {words.submit}
      </Button>
    </Form>
  )
}

/** What to do now that a link is on its way. */
export function LinkSent({ to }: { to: string }) {
  const { words, open } = useUnit({ words: $words, open: forgotOpened })
  return (
    <>
      <p className="lead">{words.sentText(to)}</p>
      <p className="lead">{words.sentHint}</p>
      <Button look="side" onClick={() => open()}>
        {words.again}
      </Button>
    </>
  )
}
