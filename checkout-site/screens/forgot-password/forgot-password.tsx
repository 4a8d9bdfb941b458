import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import {
  $forgotError,
  $forgotProblem,
  $isAskingForLink,
  $linkSentTo,
  forgotOpened,
  forgotSubmitted,
} from '../../../core/password'
import { focusOnce } from '../../shell/focus-once'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { $say } from '../../shell/say'
import { Title } from '../../shell/title'
import { Button } from '../../../widgets/ui/button'
import { TextInput } from '../../../widgets/ui/field'
import { Live, Notice } from '../../../widgets/ui/notice'
import { $words } from './forgot-password.words'
import '../sign-in/sign-in.css'

/** Where a link is asked for that sets a new password. */
export function ForgotPassword() {
  const { words, home, root, sentTo, open } = useUnit({
    words: $words,
    home: $home,
    root: $root,
    sentTo: $linkSentTo,
    open: forgotOpened,
  })
  useEffect(() => open(), [open])
  return (
    <div className="plain">
      <Title>{words.title}</Title>
      <Head home={home} />
      <main className="door">
        {sentTo === null ? (
          <>
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
            <ForgotForm />
          </>
        ) : (
          <>
            <h1 tabIndex={-1} ref={focusOnce}>
              {words.sentTitle}
            </h1>
            <p className="lead">{words.sentText(sentTo)}</p>
            <p className="lead">{words.sentHint}</p>
            <Button look="side" onClick={() => open()}>
              {words.again}
            </Button>
          </>
        )}
        <p className="aside">
          <Link className="link" href={`${root}/sign-in${location.search}`}>
            {words.signIn}
          </Link>
        </p>
      </main>
    </div>
  )
}

function ForgotForm() {
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
        error={problem ? (problem === 'required' ? words.emailMissing : words.emailWrong) : undefined}
      />
      <Button type="submit" busy={isAsking ? words.sending : undefined}>
        {words.submit}
      </Button>
    </form>
  )
}
