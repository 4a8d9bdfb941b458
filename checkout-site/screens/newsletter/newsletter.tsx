import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import {
  $awaitedProof,
  $guestProblem,
  $isProofSentAgain,
  $isSubscribed,
  $isSubscribing,
  $subscribeError,
  guestSubscribed,
  guestSubscribing,
  proofWantedAgain,
} from '../../../core/profile/subscriptions'
import { $isSignedIn } from '../../../core/session/arrival'
import { $features, settingsWanted } from '../../../core/site/settings'
import { FormPage } from '../../shell/form-page'
import { EmailForm } from '../../shell/email-form'
import { focusOnce } from '../../shell/focus-once'
import { MailAgain } from '../../shell/mail-again'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'
import { $words } from './newsletter.words'

/** For guests; signed-in shoppers choose in the account. */
export function Newsletter() {
  const { words, awaited, root, isSignedIn, isSubscribed, open } = useUnit({
    words: $words,
    awaited: $awaitedProof,
    root: $root,
    isSignedIn: $isSignedIn,
    isSubscribed: $isSubscribed,
    open: guestSubscribing,
  })
  useEffect(() => open(), [open])
  if (isSubscribed) {
    const title = awaited ? words.awaitedTitle : words.doneTitle
    return (
      <FormPage title={title}>
        <h1 tabIndex={-1} ref={focusOnce}>
          {title}
        </h1>
        <p className="lead">{awaited ? words.awaited(awaited) : words.done}</p>
        {awaited ? <ProofAgain /> : null}
      </FormPage>
    )
  }
  return (
    <FormPage title={words.title}>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {isSignedIn ? (
        <p>
          <Link className="link" href={`${root}/account/subscriptions`}>
            {words.inAccount}
          </Link>
        </p>
      ) : (
        <NewsletterForm />
      )}
    </FormPage>
  )
}

function ProofAgain() {
  const { send, ...shown } = useUnit({
    isSending: $isSubscribing,
    isSent: $isProofSentAgain,
    error: $subscribeError,
    send: proofWantedAgain,
  })
  return <MailAgain {...shown} onSend={() => send()} />
}

function NewsletterForm() {
  const { words, features, errorText, checked, error, isSubscribing, root, submit, loadSettings } = useUnit({
    words: $words,
    features: $features,
    errorText: $errorText,
    checked: $guestProblem,
    error: $subscribeError,
    isSubscribing: $isSubscribing,
    root: $root,
    submit: guestSubscribed,
    loadSettings: settingsWanted,
  })
  useEffect(() => loadSettings(), [loadSettings])
  return (
    <EmailForm
      label={words.email}
      autoComplete="email"
      checked={checked}
      error={error && errorText(error)}
      submit={words.submit}
      busy={isSubscribing ? words.sending : undefined}
      onSubmit={email => submit({ email })}
    >
      <p className="muted small">
        {features['confirmedNewsletter'] ? `${words.first} ` : null}
        {words.consent}{' '}
        <Link className="link" href={`${root}/privacy`}>
          {words.privacy}
        </Link>
      </p>
    </EmailForm>
  )
}
