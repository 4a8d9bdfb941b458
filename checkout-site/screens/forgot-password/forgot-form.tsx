import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { $forgotError, $forgotProblem, $isAskingForLink, forgotOpened, forgotSubmitted } from '../../../core/password'
import { $settings, settingsWanted } from '../../../core/site/settings'
import { $settingsFailures } from '../../../core/site/settings-failures'
import { EmailForm } from '../../shell/email-form'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'
import { useTypedEmail } from '../../shell/typed-email'
import { Button } from '../../../widgets/ui/button'
import { Skeleton } from '../../../widgets/ui/skeleton'
import { $words } from '../../../widgets/sign-in/forgot-password.words'

export function ForgotForm() {
  const { words, settings, failures, root, loadSettings } = useUnit({
    words: $words,
    settings: $settings,
    failures: $settingsFailures,
    root: $root,
    loadSettings: settingsWanted,
  })
  useEffect(() => loadSettings(), [loadSettings])
  if (settings?.features['mail'] === false) {
    return (
      <>
        <p className="lead">{words.noMail}</p>
        <Link className="btn side" href={`${root}/help/contact-us`}>
          {words.help}
        </Link>
      </>
    )
  }
  return (
    <>
      <p className="lead">{words.lead}</p>
      {/* Its button promises a mail. */}
      {settings || failures ? <AddressForm /> : <Skeleton height="132px" />}
    </>
  )
}

function AddressForm() {
  const { words, errorText, error, checked, isAsking, submit } = useUnit({
    words: $words,
    errorText: $errorText,
    error: $forgotError,
    checked: $forgotProblem,
    isAsking: $isAskingForLink,
    submit: forgotSubmitted,
  })
  const carried = useTypedEmail()
  return (
    <EmailForm
      label={words.email}
      autoComplete="username"
      {...carried}
      checked={checked}
      error={error && errorText(error)}
      submit={words.submit}
      busy={isAsking ? words.sending : undefined}
      onSubmit={submit}
    />
  )
}

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
