import { useUnit } from 'effector-react'
import { useRef } from 'react'
import {
  $isSigningUp,
  $signUpAttempt,
  $signUpError,
  $signUpProblems,
  type SignUpForm,
  signUpFieldChanged,
  signUpSubmitted,
} from '../../../core/enrolment'
import { $exchangeError, $isExchanging } from '../../../core/session/signing'
import { Form } from '../../shell/form'
import { $errorText } from '../../shell/error-text'
import { Button } from '../../../widgets/ui/button'
import { Notice } from '../../../widgets/ui/notice'
import { Consents } from './consents'
import { SignUpField } from './sign-up-field'
import { $words } from '../../../widgets/enrolment-parts/sign-up.words'

/** Uncontrolled: a password manager may fill the fields at any moment, and no store ever holds the password. */
export function SignUpFormView({ form }: { form: SignUpForm }) {
  const { words, errorText, problems, attempt, signUpError, exchangeError, isSigningUp, isExchanging, change, submit } =
    useUnit({
      words: $words,
      errorText: $errorText,
      problems: $signUpProblems,
      attempt: $signUpAttempt,
      signUpError: $signUpError,
      exchangeError: $exchangeError,
      isSigningUp: $isSigningUp,
      isExchanging: $isExchanging,
      change: signUpFieldChanged,
      submit: signUpSubmitted,
    })
  const error = signUpError ?? exchangeError
  const view = useRef<HTMLFormElement>(null)
  const send = (typed: FormData) => {
    const fields = Object.fromEntries(form.fields.map(({ name }) => [name, String(typed.get(name) ?? '')]))
    const isTicked = (name: string) => typed.get(name) === 'on'
    submit({
      fields: { ...fields, email: (fields['email'] ?? '').trim() },
      newsletter: isTicked('newsletter'),
      loyaltyTerms: isTicked('loyaltyTerms'),
      brandTerms: isTicked('brandTerms'),
      policy: isTicked('policy'),
    })
  }
  return (
    <Form
      className="form"
      formRef={view}
      onField={change}
      onSubmit={send}
      attempt={attempt}
      error={error && errorText(error, 'own')}
      notices={
        attempt && Object.values(problems).some(Boolean) ? (
          <Notice key={attempt} tone="danger">
            {words.attention}
          </Notice>
        ) : null
      }
    >
      {form.fields.map(field => (
        <SignUpField key={field.name} field={field} form={form} problem={problems[field.name]} />
      ))}
      <Consents
        form={form}
        phoneOf={() => view.current?.querySelector<HTMLInputElement>('[name=phone]')?.value ?? ''}
      />
      <Button type="submit" busy={isSigningUp || isExchanging ? words.creating : undefined}>
        {words.submit}
      </Button>
    </Form>
  )
}
