import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $say } from '../../core/errors/sentences'
import {
  $isSigningIn,
  $signInAttempt,
  $signInError,
  $signInProblems,
  signInSubmitted,
} from '../../core/session/signing'
import { $config } from '../../core/site/config'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { told } from '../../core/validate/told'
import { LightPlace } from '../ui/light-place'
import { Live, Notice } from '../ui/notice'
import { type LoginFields, putLoginFields } from './login-fields'
import { $words } from './sign-in.words'

/** E-mail and password, in plain fields of the page that password managers fill; no store ever holds the password. */
export function ByPassword() {
  const { words, common, config, say, error, problems, attempt, isSigningIn, submit } = useUnit({
    words: $words,
    common: $problemWords,
    config: $config,
    say: $say,
    error: $signInError,
    problems: $signInProblems,
    attempt: $signInAttempt,
    isSigningIn: $isSigningIn,
    submit: signInSubmitted,
  })
  const fields = useRef<LoginFields | null>(null)
  const shown = {
    username: problems.username ? (told(problems.username, common) ?? undefined) : undefined,
    password: problems.password && words.passwordMissing,
    busy: isSigningIn ? words.signingIn : undefined,
  }
  useEffect(() => fields.current?.tell(words, shown))
  useEffect(() => {
    if (attempt) fields.current?.focusWrong()
  }, [attempt])
  const root = `${config.checkout}/${config.locale.toLowerCase()}`
  return (
    <>
      <Live urgent>{error ? <Notice tone="danger">{say(error, 'own')}</Notice> : null}</Live>
      <LightPlace
        name="login"
        className="login"
        fill={async place => {
          fields.current = putLoginFields(place, submit)
          fields.current.tell(words, shown)
          return () => {
            fields.current = null
          }
        }}
      />
      <p className="links">
        <a href={`${root}/forgot-password`}>{words.forgot}</a>
        <a href={`${root}/sign-up`}>{words.signUp}</a>
      </p>
    </>
  )
}
