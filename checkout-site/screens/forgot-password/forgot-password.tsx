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
import { EmailInput } from '../../shell/email-input'
import { Form, textOf } from '../../shell/form'
import { Door } from '../../shell/door'
import { $root } from '../../shell/navigation'
import { $say } from '../../shell/say'
import { Button } from '../../../widgets/ui/button'
import { $words } from './forgot-password.words'

/** Where a link is asked for that sets a new password. */
export function ForgotPassword() {
  const { words, root, sentTo, open } = useUnit({
    words: $words,
    root: $root,
    sentTo: $linkSentTo,
    open: forgotOpened,
  })
  useEffect(() => open(), [open])
  return (
    <Door title={words.title}>
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
    </Door>
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
      <EmailInput label={words.email} name="username" autoComplete="username" problem={problem} />
      <Button type="submit" busy={isAsking ? words.sending : undefined}>
        {words.submit}
      </Button>
    </Form>
  )
}
