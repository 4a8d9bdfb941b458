import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { $step, happened, type Step } from '../../../core/enrolment/flow'
import { $words } from '../../../widgets/enrolment-parts/enrolment.words'
import { $words as $forgotWords } from '../../../widgets/sign-in/forgot-password.words'
import { $words as $signUpWords } from '../../../widgets/enrolment-parts/sign-up.words'
import { Button } from '../../../widgets/ui/button'
import { focusOnce } from '../../shell/focus-once'
import { lazily } from '../../shell/lazily'
import { FormGhost } from '../../shell/state'
import { SignInForm } from '../sign-in/sign-in-form'
import { $words as $signInWords } from '../sign-in/sign-in.words'
import { LookUpForm } from './look-up-form'

const ForgotPart = lazily(() => import('./forgot-part'), 'ForgotPart')
const SignUpPart = lazily(() => import('./sign-up-part'), 'SignUpPart')

export function GuestStep() {
  const { step, words, signIn, signUp, forgot } = useUnit({
    words: $words,
    signIn: $signInWords,
    signUp: $signUpWords,
    forgot: $forgotWords,
    step: $step,
  })
  if (step === null) return null
  const titles: Partial<Record<Step, string>> = {
    lookup: words.lookupTitle,
    'sign-in': signIn.title,
    'sign-up': signUp.title,
    'forgot-password': forgot.title,
  }
  return (
    <>
      <h1 key={step} tabIndex={-1} ref={focusOnce}>
        {titles[step]}
      </h1>
      <Body step={step} />
    </>
  )
}

function Body({ step }: { step: Step }) {
  const { words, signIn, signUp, forgot, happen } = useUnit({
    words: $words,
    signIn: $signInWords,
    signUp: $signUpWords,
    forgot: $forgotWords,
    happen: happened,
  })
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
          <Suspense fallback={<FormGhost label={signUp.title} />}>
            <SignUpPart />
          </Suspense>
          <Button look="side" onClick={() => happen('sign-in-chosen')}>
            {signUp.haveAccount} {signUp.signIn}
          </Button>
        </>
      )
    case 'forgot-password':
      return (
        <>
          <Suspense fallback={<FormGhost label={forgot.title} fields={1} />}>
            <ForgotPart />
          </Suspense>
          <Button look="side" onClick={() => happen('sign-in-chosen')}>
            {forgot.signIn}
          </Button>
        </>
      )
    default:
      return (
        <>
          <SignInForm isEmployee={false} onForgot={() => happen('forgot')} />
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
