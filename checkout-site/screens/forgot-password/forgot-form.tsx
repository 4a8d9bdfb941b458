import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { $forgotError, $forgotProblem, $isAskingForLink, forgotOpened, forgotSubmitted } from '../../../core/password'
import { $say } from '../../shell/say'
import { Button } from '../../../widgets/ui/button'
import { TextInput } from '../../../widgets/ui/field'
import { Live, Notice } from '../../../widgets/ui/notice'
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
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(String(new FormData(event.currentTarget).get('username')).trim())
  }
  return (
    <form ref={form} className="form" method="post" onSubmit={send} noValidate>
      <Live urgent className="notices">
        {error ? <Notice tone="danger">{say(error)}</Notice> : null}
      </Live>
      <TextInput
        label={words.email}
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        aria-required
        defaultValue={email}
        error={problem ? (problem === 'required' ? words.emailMissing : words.emailWrong) : undefined}
      />
      <Button type="submit" busy={isAsking ? words.sending : undefined}>
        {words.submit}
      </Button>
    </form>
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
