import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  $isSigningIn,
  $signInAttempt,
  $signInError,
  $signInProblems,
  signInSubmitted,
} from '../../../core/session/signing'
import { $say } from '../../shell/say'
import { Button, IconButton } from '../../../widgets/ui/button'
import { TextInput } from '../../../widgets/ui/field'
import { EyeIcon } from '../../../widgets/ui/icon'
import { Live, Notice } from '../../../widgets/ui/notice'
import { $words } from './sign-in.words'

/**
 * E-mail and password. The fields are the browser's own, uncontrolled: a password manager may fill them at any moment,
 * and no store ever holds the password.
 */
export function SignInForm() {
  const { words, say, error, problems, attempt, isSigningIn, submit } = useUnit({
    words: $words,
    say: $say,
    error: $signInError,
    problems: $signInProblems,
    attempt: $signInAttempt,
    isSigningIn: $isSigningIn,
    submit: signInSubmitted,
  })
  const form = useRef<HTMLFormElement>(null)
  const [isShown, show] = useState(false)
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    submit({ username: String(typed.get('username')).trim(), password: String(typed.get('password')) })
  }
  return (
    <form ref={form} className="form" method="post" onSubmit={send} noValidate>
      <Live urgent className="notices">
        {error ? <Notice tone="danger">{say(error, 'own')}</Notice> : null}
      </Live>
      <TextInput
        label={words.email}
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        aria-required
        error={
          problems.username ? (problems.username === 'required' ? words.emailMissing : words.emailWrong) : undefined
        }
      />
      <TextInput
        label={words.password}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        aria-required
        error={problems.password ? words.passwordMissing : undefined}
        end={
          <IconButton label={words.showPassword} aria-pressed={isShown} onClick={() => show(!isShown)}>
            <EyeIcon />
          </IconButton>
        }
      />
      <Button type="submit" busy={isSigningIn ? words.signingIn : undefined}>
        {words.submit}
      </Button>
    </form>
  )
}
