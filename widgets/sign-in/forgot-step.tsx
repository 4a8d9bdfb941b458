import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $typedEmail, happened } from '../../core/enrolment/flow'
import { $say } from '../../core/errors/sentences'
import {
  $forgotError,
  $forgotProblem,
  $isAskingForLink,
  $linkSentTo,
  forgotOpened,
  forgotSubmitted,
} from '../../core/password'
import { Button } from '../ui/button'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { told } from '../../core/validate/told'
import { Live, Notice } from '../ui/notice'
import { $words } from './forgot-password.words'
import { LightForm } from './light-form'

/** Asks for a link that sets a new password. */
export function ForgotStep() {
  const { words, common, email, say, error, checked, sentTo, isAsking, open, submit, happen } = useUnit({
    words: $words,
    common: $problemWords,
    email: $typedEmail,
    say: $say,
    error: $forgotError,
    checked: $forgotProblem,
    sentTo: $linkSentTo,
    isAsking: $isAskingForLink,
    open: forgotOpened,
    submit: forgotSubmitted,
    happen: happened,
  })
  useEffect(() => open(), [open])
  const { problem, attempt } = checked
  return (
    <>
      {sentTo === null ? <p className="muted">{words.lead}</p> : null}
      <Live urgent>{error ? <Notice tone="danger">{say(error)}</Notice> : null}</Live>
      <Live>
        {sentTo === null ? null : (
          <>
            <p>{words.sentText(sentTo)}</p>
            <p className="muted">{words.sentHint}</p>
          </>
        )}
      </Live>
      {sentTo === null ? (
        <LightForm
          fields={[{ name: 'username', type: 'email', autocomplete: 'username', value: email }]}
          told={{
            labels: { username: words.email },
            problems: {
              username: problem ? (told(problem, common) ?? undefined) : undefined,
            },
            submit: isAsking ? words.sending : words.submit,
            busy: isAsking,
          }}
          attempt={attempt}
          onSubmit={typed => submit(String(typed.get('username')).trim())}
        />
      ) : (
        <Button look="side" onClick={() => open()}>
          {words.again}
        </Button>
      )}
      <Button look="side" onClick={() => happen('sign-in-chosen')}>
        {words.signIn}
      </Button>
    </>
  )
}
