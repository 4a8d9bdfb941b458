import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef } from 'react'
import {
  $isSigningUp,
  $signUpAttempt,
  $signUpError,
  $signUpProblems,
  type SignUpForm,
  signUpSubmitted,
} from '../../../core/enrolment'
import { $isSigningIn, $signInError } from '../../../core/session/signing'
import { $say } from '../../shell/say'
import { Button } from '../../../widgets/ui/button'
import { Live, Notice } from '../../../widgets/ui/notice'
import { Consents } from './consents'
import { SignUpField } from './sign-up-field'
import { $words } from '../../../widgets/enrolment-parts/sign-up.words'

/**
 * The form of the country, its fields in their order. They are the browser's own, uncontrolled: a password manager may
 * fill them at any moment, and no store ever holds the password.
 */
export function SignUpFormView({ form, email }: { form: SignUpForm; email?: string }) {
  const { words, say, problems, attempt, signUpError, signInError, isSigningUp, isSigningIn, submit } = useUnit({
    words: $words,
    say: $say,
    problems: $signUpProblems,
    attempt: $signUpAttempt,
    signUpError: $signUpError,
    signInError: $signInError,
    isSigningUp: $isSigningUp,
    isSigningIn: $isSigningIn,
    submit: signUpSubmitted,
  })
  const error = signUpError ?? signInError
  const view = useRef<HTMLFormElement>(null)
  const notices = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt) view.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])
  useEffect(() => {
    if (error) notices.current?.scrollIntoView({ block: 'center' })
  }, [error])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const fields = Object.fromEntries(form.fields.map(({ name }) => [name, String(typed.get(name) ?? '')]))
    const isTicked = (name: string) => typed.get(name) === 'on'
    submit({
      fields: { ...fields, email: (fields['email'] ?? '').trim() },
      newsletter: isTicked('newsletter'),
      loyaltyTerms: isTicked('loyaltyTerms'),
      policy: isTicked('policy'),
    })
  }
  return (
    <form ref={view} className="form" method="post" onSubmit={send} noValidate>
      <div ref={notices}>
        <Live urgent className="notices">
          {error ? <Notice tone="danger">{say(error)}</Notice> : null}
          {attempt && Object.values(problems).some(Boolean) ? (
            <Notice key={attempt} tone="danger">
              {words.attention}
            </Notice>
          ) : null}
        </Live>
      </div>
      {form.fields.map(field => (
        <SignUpField key={field.name} field={field} form={form} problem={problems[field.name]} email={email} />
      ))}
      <Consents
        form={form}
        phoneOf={() => view.current?.querySelector<HTMLInputElement>('[name=phone]')?.value ?? ''}
      />
      <Button type="submit" busy={isSigningUp || isSigningIn ? words.creating : undefined}>
        {words.submit}
      </Button>
    </form>
  )
}
