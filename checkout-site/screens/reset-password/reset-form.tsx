import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { $isSettingPassword, $resetChecked, $resetError, resetSubmitted } from '../../../core/password'
import { NewPasswordFields } from '../../password/new-password-fields'
import { $say } from '../../shell/say'
import { Button } from '../../../widgets/ui/button'
import { Live, Notice } from '../../../widgets/ui/notice'
import { $words } from './reset-password.words'

/** A new password for the account of the link. */
export function ResetForm() {
  const { words, say, error, checked, isSaving, submit } = useUnit({
    words: $words,
    say: $say,
    error: $resetError,
    checked: $resetChecked,
    isSaving: $isSettingPassword,
    submit: resetSubmitted,
  })
  const { problems, attempt } = checked
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    submit({ newPassword: String(typed.get('newPassword')), repeated: String(typed.get('repeated')) })
  }
  return (
    <form ref={form} className="form" method="post" onSubmit={send} noValidate>
      <Live urgent className="notices">
        {error ? <Notice tone="danger">{say(error)}</Notice> : null}
      </Live>
      <NewPasswordFields problems={problems} />
      <Button type="submit" busy={isSaving ? words.saving : undefined}>
        {words.submit}
      </Button>
    </form>
  )
}
