import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import {
  $isSigningIn,
  $signInAttempt,
  $signInError,
  $signInProblems,
  signInSubmitted,
} from '../../../core/session/signing'
import '../../../core/wiring/session/merge-says-what-is-missing'
import { PasswordInput } from '../../password/password-input'
import { $root } from '../../shell/navigation'
import { $say } from '../../shell/say'
import { Button } from '../../../widgets/ui/button'
import { TextInput } from '../../../widgets/ui/field'
import { Live, Notice } from '../../../widgets/ui/notice'
import { $words } from './sign-in.words'

interface SignInFormProps {
  isEmployee: boolean
  /** What was typed before. */
  email?: string
  /** Asks for a link right here; else a screen of its own does. */
  onForgot?: () => void
}

/**
 * E-mail and password. The fields are the browser's own, uncontrolled: a password manager may fill them at any moment,
 * and no store ever holds the password.
 */
export function SignInForm({ isEmployee, email, onForgot }: SignInFormProps) {
  const { words, say, error, problems, attempt, isSigningIn, root, submit } = useUnit({
    words: $words,
    say: $say,
    error: $signInError,
    problems: $signInProblems,
    attempt: $signInAttempt,
    isSigningIn: $isSigningIn,
    root: $root,
    submit: signInSubmitted,
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const login = { username: String(typed.get('username')).trim(), password: String(typed.get('password')) }
    submit({ ...login, isEmployee })
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
        defaultValue={email}
        error={
          problems.username ? (problems.username === 'required' ? words.emailMissing : words.emailWrong) : undefined
        }
      />
      <PasswordInput
        label={words.password}
        name="password"
        autoComplete="current-password"
        error={problems.password ? words.passwordMissing : undefined}
      />
      <p className="aside">
        <Link
          className="link"
          href={`${root}/forgot-password${location.search}`}
          onClick={event => {
            if (!onForgot) return
            event.preventDefault()
            onForgot()
          }}
        >
          {words.forgot}
        </Link>
      </p>
      <Button type="submit" busy={isSigningIn ? words.signingIn : undefined}>
        {words.submit}
      </Button>
    </form>
  )
}
