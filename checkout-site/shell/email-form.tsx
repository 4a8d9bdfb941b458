import type { ReactNode } from 'react'
import type { CheckedEmail } from '../../core/validate/checked-email'
import { Button } from '../../widgets/ui/button'
import { EmailInput, type EmailInputProps } from './email-input'
import { Form, textOf } from './form'

interface EmailFormProps extends Pick<EmailInputProps, 'label' | 'autoComplete' | 'defaultValue' | 'onInput'> {
  checked: CheckedEmail
  error: ReactNode
  submit: string
  /** The button's text while sending. */
  busy: string | undefined
  onSubmit: (email: string) => void
  /** Between the field and the button. */
  children?: ReactNode
}

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
