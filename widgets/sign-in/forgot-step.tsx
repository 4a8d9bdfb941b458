import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { happened } from '../../core/enrolment/flow'
import { $errorText } from '../../core/errors/sentences'
import {
  $forgotError,
  $forgotProblem,
  $isAskingForLink,
  $linkSentTo,
  forgotOpened,
  forgotSubmitted,
} from '../../core/password'
import { $features } from '../../core/site/settings'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { $words } from './forgot-password.words'
import { LightEmail } from './light-email'

export function ForgotStep({ root }: { root: string }) {
  const { features, words, errorText, error, checked, sentTo, isAsking, open, submit, happen } = useUnit({
    features: $features,
    words: $words,
    errorText: $errorText,
    error: $forgotError,
    checked: $forgotProblem,
    sentTo: $linkSentTo,
    isAsking: $isAskingForLink,
    open: forgotOpened,
    submit: forgotSubmitted,
    happen: happened,
  })
  useLayoutEffect(() => open(), [open])
  const back = (
    <Button look="side" onClick={() => happen('sign-in-chosen')}>
      {words.signIn}
    </Button>
  )
  if (features['mail'] === false) {
    return (
      <>
        <p>{words.noMail}</p>
        <p className="links">
          <a href={`${root}/help/contact-us`} target="_blank" rel="noreferrer">
            {words.help}
          </a>
        </p>
        {back}
      </>
    )
  }
  return (
    <>
      {sentTo === null ? <p className="muted">{words.lead}</p> : null}
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
      <Live>
        {sentTo === null ? null : (
          <>
            <p>{words.sentText(sentTo)}</p>
            <p className="muted">{words.sentHint}</p>
          </>
        )}
      </Live>
      {sentTo === null ? (
        <LightEmail
          label={words.email}
          checked={checked}
          submit={isAsking ? words.sending : words.submit}
          busy={isAsking}
          onSubmit={submit}
        />
      ) : (
        <Button look="side" onClick={() => open()}>
          {words.again}
        </Button>
      )}
      {back}
    </>
  )
}
