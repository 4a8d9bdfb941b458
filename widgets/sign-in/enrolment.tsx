import '../../core/wiring/session/enrolment-is-a-dialog'
import '../../core/wiring/session/enrolment-follows-profile'
import '../../core/wiring/session/enrolment-follows-session'
import '../../core/wiring/session/new-account-signs-in'
import '../../core/wiring/session/merge-says-what-is-missing'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $step,
  flowClosed,
  flowShown,
  type Happening,
  happened,
  isForGuests,
  isStep,
  type Step,
} from '../../core/enrolment/flow'
import { $errorText } from '../../core/errors/sentences'
import { $session } from '../../core/session'
import { $isSignedIn } from '../../core/session/arrival'
import { $config } from '../../core/site/config'
import { $features } from '../../core/site/settings'
import choiceCss from '../ui/choice.css?inline'
import fieldCss from '../ui/field.css?inline'
import { AccountStep } from '../enrolment-parts/account-step'
import { CompletingQuestion } from '../enrolment-parts/completing-question'
import own from '../enrolment-parts/enrolment.css?inline'
import { $words } from '../enrolment-parts/enrolment.words'
import { $words as $forgotWords } from './forgot-password.words'
import { ForgotStep } from './forgot-step'
import { LookUpStep } from './look-up-step'
import { $words as $signUpWords } from '../enrolment-parts/sign-up.words'
import { SignUpStep } from './sign-up-step'
import { titleOf } from '../enrolment-parts/title-of'

export const styles = [fieldCss, choiceCss, own]

/** The current step, for the dialog's frame. */
export interface CurrentStep {
  readonly step: Step | null
  readonly title: string | null
  readonly go: (happening: Happening) => void
}

export interface EnrolmentProps {
  isOpen: boolean
  /** The step that the page asked for. */
  requestedStep: unknown
  onStep: (current: CurrentStep) => void
}

export function Enrolment({ isOpen, requestedStep, onStep }: EnrolmentProps) {
  const { config, features, words, forgot, signUp, session, step, isSignedIn, errorText, show, close, go } = useUnit({
    config: $config,
    features: $features,
    words: $words,
    forgot: $forgotWords,
    signUp: $signUpWords,
    session: $session,
    step: $step,
    isSignedIn: $isSignedIn,
    errorText: $errorText,
    show: flowShown,
    close: flowClosed,
    go: happened,
  })
  const first = features['simplifiedEnrolment'] === true ? undefined : 'sign-in'
  useEffect(() => {
    if (!isOpen) return
    show(isStep(requestedStep) ? { at: requestedStep } : { at: first, onlyGoesOn: true })
    return () => close()
  }, [isOpen, requestedStep, first, show, close])
  const titles: Partial<Record<Step, string>> = {
    lookup: words.lookupTitle,
    'sign-up': signUp.title,
    'forgot-password': forgot.title,
  }
  const title = (step && titles[step]) ?? titleOf(step, words, session?.firstName ?? '', '')
  useEffect(() => onStep({ step, title, go }), [onStep, step, title, go])
  const root = `${config.checkout}/${config.locale.toLowerCase()}`
  switch (step) {
    case 'lookup':
      return <LookUpStep />
    case 'sign-up':
      return <SignUpStep root={root} />
    case 'forgot-password':
      return <ForgotStep root={root} />
    case 'sign-in':
      return null
    case null:
      return isSignedIn && isOpen ? <CompletingQuestion onComplete={() => show({})} /> : null
    default:
      return isForGuests(step) ? null : (
        <AccountStep errorText={errorText} brand="" clubTerms={`${root}/loyalty-terms`} />
      )
  }
}
