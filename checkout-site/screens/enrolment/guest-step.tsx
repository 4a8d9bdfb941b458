import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $signUpForm, $signUpFormError, signUpOpened } from '../../../core/enrolment'
import { $step, $typedEmail, happened } from '../../../core/enrolment/flow'
import { $linkSentTo, forgotOpened, newPasswordWanted } from '../../../core/password'
import { $words } from '../../../widgets/sign-in/enrolment.words'
import { $words as $forgotWords } from '../../../widgets/sign-in/forgot-password.words'
import { $words as $signUpWords } from '../../../widgets/sign-in/sign-up.words'
import { Button } from '../../../widgets/ui/button'
import { $say } from '../../shell/say'
import { FormGhost, State } from '../../shell/state'
import { ForgotForm, LinkSent } from '../forgot-password/forgot-form'
import { SignInForm } from '../sign-in/sign-in-form'
import { $words as $signInWords } from '../sign-in/sign-in.words'
import { SignUpFormView } from '../sign-up/sign-up-form'
import { LookUpForm } from './look-up-form'

/** The steps of who has not signed in yet. */
export function GuestStep() {
  const { step, email, sentTo, words, signIn, signUp, forgot, happen, openForgot } = useUnit({
    words: $words,
    signIn: $signInWords,
    signUp: $signUpWords,
    forgot: $forgotWords,
    happen: happened,
    step: $step,
    email: $typedEmail,
    sentTo: $linkSentTo,
    openForgot: forgotOpened,
  })
  useEffect(() => openForgot(), [openForgot])
  switch (step) {
    case 'lookup':
      return (
        <>
          <p className="lead">{words.lookupText}</p>
          <LookUpForm />
        </>
      )
    case 'sign-up':
      return (
        <>
          <p className="lead">{signUp.lead}</p>
          <SignUpHere email={email} />
          <Button look="side" onClick={() => happen('sign-in-chosen')}>
            {signUp.haveAccount} {signUp.signIn}
          </Button>
        </>
      )
    case 'forgot-password':
      return (
        <>
          {sentTo === null ? (
            <>
              <p className="lead">{forgot.lead}</p>
              <ForgotForm email={email} />
            </>
          ) : (
            <LinkSent to={sentTo} />
          )}
          <Button look="side" onClick={() => happen('sign-in-chosen')}>
            {forgot.signIn}
          </Button>
        </>
      )
    default:
      return (
        <>
          <SignInForm isEmployee={false} email={email} onForgot={() => happen('forgot')} />
          <p className="rule">
            <span>{signIn.newHere}</span>
          </p>
          <Button look="side" onClick={() => happen('sign-up-chosen')}>
            {signIn.signUp}
          </Button>
        </>
      )
  }
}

function SignUpHere({ email }: { email: string }) {
  const { words, signUp, form, error, say, open, begin } = useUnit({
    words: $words,
    signUp: $signUpWords,
    form: $signUpForm,
    error: $signUpFormError,
    say: $say,
    open: signUpOpened,
    begin: newPasswordWanted,
  })
  useEffect(() => {
    open()
    begin()
  }, [open, begin])
  if (form) return <SignUpFormView form={form} email={email} />
  if (!error) return <FormGhost label={signUp.title} />
  return (
    <State isPart title={signUp.notLoaded} action={{ label: words.retry, press: open }}>
      {say(error)}
    </State>
  )
}
