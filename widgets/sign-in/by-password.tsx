import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { Happening } from '../../core/enrolment/flow'
import { $errorText } from '../../core/errors/sentences'
import { pageAddress } from '../../core/runtime/page-address'
import {
  $isSigningIn,
  $signInAttempt,
  $signInError,
  $signInNext,
  $signInProblems,
  signInFieldChanged,
  signInSubmitted,
} from '../../core/session/sign-in'
import { shopSignInPressed } from '../../core/session/shop-sign-in'
import { $config } from '../../core/site/config'
import { $features } from '../../core/site/settings'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { problemMessage } from '../../core/validate/problem-message'
import { Live, Notice } from '../ui/notice'
import { LightForm } from './light-form'
import { password } from './plain-password'
import { $words } from './sign-in.words'
import { StepLink } from './step-link'

interface ByPasswordProps {
  /** Shows another step in this dialog; without it the links go to the shop's own pages. */
  go: ((happening: Happening) => void) | undefined
}

/** With links for a new account and a forgotten password. */
export function ByPassword({ go }: ByPasswordProps) {
  const { words, common, config, features, problems, attempt, isSigningIn, change, submit } = useUnit({
    words: $words,
    common: $problemWords,
    config: $config,
    features: $features,
    problems: $signInProblems,
    attempt: $signInAttempt,
    isSigningIn: $isSigningIn,
    change: signInFieldChanged,
    submit: signInSubmitted,
  })
  const root = `${config.checkout}/${config.locale.toLowerCase()}`
  const forgot = (
    <StepLink href={`${root}/forgot-password`} happening="forgot" go={go}>
      {words.forgot}
    </StepLink>
  )
  return (
    <>
      <Live urgent>
        <Refusal root={root} forgot={forgot} />
      </Live>
      <LightForm
        fields={[
          { name: 'username', type: 'email', autocomplete: 'username' },
          {
            name: 'password',
            type: 'password',
            autocomplete: 'current-password',
            makeRow: password(words.showPassword),
          },
        ]}
        state={{
          labels: { username: words.email, password: words.password },
          problems: {
            username: problems.username && (problemMessage(problems.username, common) ?? undefined),
            password: problems.password && words.passwordMissing,
          },
          submit: isSigningIn ? words.signingIn : words.submit,
          busy: isSigningIn,
        }}
        attempt={attempt}
        onInput={change}
        onSubmit={typed =>
          submit({ username: String(typed.get('username')).trim(), password: String(typed.get('password')) })
        }
      />
      <p className="links">{forgot}</p>
      {features['signUp'] === false ? null : (
        <>
          <p className="rule">{words.newHere}</p>
          <StepLink className="btn side" href={`${root}/sign-up`} happening="sign-up-chosen" go={go}>
            {words.signUp}
          </StepLink>
          <p className="links">
            <StepLink href={`${root}/sign-up?join=loyalty`} happening="club-chosen" go={go}>
              {words.joinClub}
            </StepLink>
          </p>
        </>
      )}
    </>
  )
}

/** Why the sign-in was refused, and what to do next. */
function Refusal({ root, forgot }: { root: string; forgot: ReactNode }) {
  const { words, errorText, error, next, leave } = useUnit({
    words: $words,
    errorText: $errorText,
    error: $signInError,
    next: $signInNext,
    leave: shopSignInPressed,
  })
  if (!error) return null
  return (
    <Notice tone="danger">
      {errorText(error, 'own')} {next === 'reset' ? forgot : null}
      {next === 'contact' ? <a href={`${root}/help/contact-us`}>{words.contact}</a> : null}
      {next === 'employee' ? (
        <a
          href={`${root}/sign-in?as=employee#home=${encodeURIComponent(pageAddress())}`}
          referrerPolicy="origin"
          onClick={() => leave()}
        >
          {words.employee}
        </a>
      ) : null}
    </Notice>
  )
}
