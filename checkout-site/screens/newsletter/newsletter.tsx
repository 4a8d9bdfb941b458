import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import {
  $guestChecked,
  $isSubscribed,
  $isSubscribing,
  $subscribeError,
  guestSubscribed,
  guestSubscribing,
} from '../../../core/profile/subscriptions'
import { $isSignedIn } from '../../../core/session/arrival'
import { Door } from '../../shell/door'
import { EmailInput } from '../../shell/email-input'
import { focusOnce } from '../../shell/focus-once'
import { Form, textOf } from '../../shell/form'
import { $root } from '../../shell/navigation'
import { $say } from '../../shell/say'
import { Button } from '../../../widgets/ui/button'
import { $words } from './newsletter.words'

/** Where a guest asks for news by e-mail. Who signed in chooses in the account, which has the address. */
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
    checked: $guestChecked,
    error: $subscribeError,
    isSubscribing: $isSubscribing,
    root: $root,
    submit: guestSubscribed,
  })
  return (
    <Form
      className="form"
      onSubmit={typed => submit({ email: textOf(typed, 'email') })}
      attempt={checked.attempt}
      error={error && say(error)}
    >
      <EmailInput label={words.email} name="email" autoComplete="email" problem={checked.problem} />
      <p className="muted small">
        {words.consent}{' '}
        <Link className="link" href={`${root}/privacy`}>
          {words.privacy}
        </Link>
      </p>
      <Button type="submit" busy={isSubscribing ? words.sending : undefined}>
        {words.submit}
      </Button>
    </Form>
  )
}
