import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import { $typedEmail, emailTyped } from '../../core/enrolment/typed-email'

/** Carries an e-mail address from one form to the next. */
export function useTypedEmail() {
  const { email, type } = useUnit({ email: $typedEmail, type: emailTyped })
  return {
    defaultValue: email,
    onInput: (event: FormEvent<HTMLInputElement>) => type(event.currentTarget.value),
  }
}
