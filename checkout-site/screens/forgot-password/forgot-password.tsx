import { useUnit } from 'effector-react'
import { useEffect } from 'react'
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
import { Form, textOf } from '../../shell/form'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { $say } from '../../shell/say'
import { Title } from '../../shell/title'
import { Button } from '../../../widgets/ui/button'
import { TextInput } from '../../../widgets/ui/field'
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
  return (
    <Form
      className="form"
      onSubmit={typed => submit(textOf(typed, 'username'))}
      attempt={attempt}
      error={error && say(error)}
    >
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
    </Form>
  )
}
