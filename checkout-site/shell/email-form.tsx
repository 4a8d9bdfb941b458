import type { ReactNode } from 'react'
import type { CheckedEmail } from '../../core/validate/checked-email'
import { Button } from '../../widgets/ui/button'
import { EmailInput, type EmailInputProps } from './email-input'
import { Form, textOf } from './form'

interface EmailFormProps extends Pick<EmailInputProps, 'label' | 'autoComplete' | 'defaultValue' | 'onInput'> {
  checked: CheckedEmail
  /** Why it was refused, in the shopper's words. */
  error: ReactNode
  submit: string
  /** What the button says while it is sent. */
  busy: string | undefined
  onSubmit: (email: string) => void
  /** Between the field and the button. */
  children?: ReactNode
}

/** A form with an e-mail address alone. */
export function EmailForm({ checked, error, submit, busy, onSubmit, children, ...input }: EmailFormProps) {
  return (
    <Form className="form" onSubmit={typed => onSubmit(textOf(typed, 'email'))} attempt={checked.attempt} error={error}>
      <EmailInput {...input} enterKeyHint="go" name="email" problem={checked.problem} />
      {children}
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
    </Form>
  )
}
