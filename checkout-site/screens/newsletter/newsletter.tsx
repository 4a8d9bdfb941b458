import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import {
  $guestProblem,
  $isSubscribed,
  $isSubscribing,
  $subscribeError,
  guestSubscribed,
  guestSubscribing,
} from '../../../core/profile/subscriptions'
import { $isSignedIn } from '../../../core/session/arrival'
import { Door } from '../../shell/door'
import { EmailForm } from '../../shell/email-form'
import { focusOnce } from '../../shell/focus-once'
import { $root } from '../../shell/navigation'
import { $say } from '../../shell/say'
import { $words } from './newsletter.words'

/** For guests; signed-in shoppers choose in the account. */
export function Newsletter() {
  const { words, root, isSignedIn, isSubscribed, open } = useUnit({
    words: $words,
    root: $root,
    isSignedIn: $isSignedIn,
    isSubscribed: $isSubscribed,
    open: guestSubscribing,
  })
  useEffect(() => open(), [open])
  if (isSubscribed)
    return (
      <Door title={words.doneTitle}>
        <h1 tabIndex={-1} ref={focusOnce}>
          {words.doneTitle}
        </h1>
        <p className="lead">{words.done}</p>
      </Door>
    )
  return (
    <Door title={words.title}>
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
    </Door>
  )
}

function NewsletterForm() {
  const { words, say, checked, error, isSubscribing, root, submit } = useUnit({
    words: $words,
    say: $say,
    checked: $guestProblem,
    error: $subscribeError,
    isSubscribing: $isSubscribing,
    root: $root,
    submit: guestSubscribed,
  })
  return (
    <EmailForm
      label={words.email}
      autoComplete="email"
      checked={checked}
      error={error && say(error)}
      submit={words.submit}
      busy={isSubscribing ? words.sending : undefined}
      onSubmit={email => submit({ email })}
    >
      <p className="muted small">
        {words.consent}{' '}
        <Link className="link" href={`${root}/privacy`}>
          {words.privacy}
        </Link>
      </p>
    </EmailForm>
  )
}
