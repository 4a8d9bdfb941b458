import { useUnit } from 'effector-react'
import { $isSettingPassword, $resetChecked, $resetError, resetSubmitted } from '../../../core/password'
import { NewPasswordFields } from '../../password/new-password-fields'
import { Form } from '../../shell/form'
import { $errorText } from '../../shell/error-text'
import { Button } from '../../../widgets/ui/button'
import { $words } from './reset-password.words'

export function ResetForm() {
  const { words, errorText, error, checked, isSaving, submit } = useUnit({
    words: $words,
    errorText: $errorText,
    error: $resetError,
    checked: $resetChecked,
    isSaving: $isSettingPassword,
    submit: resetSubmitted,
  })
  const { problems, attempt } = checked
  const send = (typed: FormData) =>
    submit({ newPassword: String(typed.get('newPassword')), repeated: String(typed.get('repeated')) })
  return (
    <Form className="form" onSubmit={send} attempt={attempt} error={error && errorText(error)}>
      <NewPasswordFields problems={problems} />
      <Button type="submit" busy={isSaving ? words.saving : undefined}>
        {words.submit}
      </Button>
    </Form>
  )
}
