import { useUnit } from 'effector-react'
import { Link } from 'wouter'
import {
  $isSigningIn,
  $signInAttempt,
  $signInError,
  $signInNext,
  $signInProblems,
  signInFieldChanged,
  signInSubmitted,
} from '../../../core/session/sign-in'
import '../../../core/wiring/session/merge-says-what-is-missing'
import { PasswordInput } from '../../password/password-input'
import { EmailInput } from '../../shell/email-input'
import { Form, textOf } from '../../shell/form'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'
import { useTypedEmail } from '../../shell/typed-email'
import { Button } from '../../../widgets/ui/button'
import { $words } from './sign-in.words'
import { withQuery } from './with-query'

interface SignInFormProps {
  isEmployee: boolean
  /** The query of a link to another sign-in page: where to come back to. */
  search?: string
  /** Default: a link to the screen for forgotten passwords. */
  onForgot?: () => void
}

/** Uncontrolled: a password manager may fill the fields at any moment, and no store ever holds the password. */
export function SignInForm({ isEmployee, search = location.search, onForgot }: SignInFormProps) {
  const { words, errorText, error, next, problems, attempt, isSigningIn, root, change, submit } = useUnit({
    words: $words,
    errorText: $errorText,
    error: $signInError,
    next: $signInNext,
    problems: $signInProblems,
    attempt: $signInAttempt,
    isSigningIn: $isSigningIn,
    root: $root,
    change: signInFieldChanged,
    submit: signInSubmitted,
  })
  const forgot = (
    <Link
      className="link"
      href={`${root}/forgot-password${search}`}
      onClick={event => {
        if (!onForgot) return
        event.preventDefault()
        onForgot()
      }}
    >
      {words.forgot}
    </Link>
  )
  const contact = (
    <Link className="link" href={`${root}/help/contact-us`}>
      {words.contact}
    </Link>
  )
  const employees = (
    <Link className="link" href={`${root}/sign-in${withQuery(search, 'as', 'employee')}`}>
      {words.employeeTitle}
    </Link>
  )
  const ways = { reset: forgot, contact, employee: employees }
  const refusal = error && (
    <>
      {errorText(error, 'own')} {next && ways[next]}
    </>
  )
  const carried = useTypedEmail()
  const send = (typed: FormData) =>
    submit({ username: textOf(typed, 'username'), password: String(typed.get('password')), isEmployee })
  return (
    <Form className="form" onField={change} onSubmit={send} attempt={attempt} error={refusal}>
      <EmailInput
        label={words.email}
        name="username"
        autoComplete="username webauthn"
        enterKeyHint="next"
        {...carried}
        problem={problems.username}
      />
      <PasswordInput
        label={words.password}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        error={problems.password ? words.passwordMissing : undefined}
      />
      <p className="aside">{forgot}</p>
      <Button type="submit" busy={isSigningIn ? words.signingIn : undefined}>
        {words.submit}
      </Button>
    </Form>
  )
}
