import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import {
  $changeChecked,
  $changeError,
  $isChangingPassword,
  $isPasswordChanged,
  changeSubmitted,
} from '../../../core/password'
import { newPasswordWanted } from '../../../core/password/rules'
import { CurrentPassword } from '../../password/current-password'
import { NewPasswordFields } from '../../password/new-password-fields'
import { Form } from '../../shell/form'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'
import { Button } from '../../../widgets/ui/button'
import { Notice } from '../../../widgets/ui/notice'
import { $words } from './change-password.words'

/** The fields are cleared after the change. */
export function ChangeForm() {
  const { words, root, errorText, error, checked, isChanging, isChanged, submit, begin } = useUnit({
    words: $words,
    root: $root,
    errorText: $errorText,
    error: $changeError,
    checked: $changeChecked,
    isChanging: $isChangingPassword,
    isChanged: $isPasswordChanged,
    submit: changeSubmitted,
    begin: newPasswordWanted,
  })
  const { problems, attempt } = checked
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isChanged) return
    form.current?.reset()
    begin()
  }, [isChanged, begin])
  const send = (typed: FormData) => {
    const text = (name: string) => String(typed.get(name))
    submit({
      currentPassword: text('currentPassword'),
      newPassword: text('newPassword'),
      repeated: text('repeated'),
    })
  }
  return (
    <Form
      className="form"
      formRef={form}
      onSubmit={send}
      attempt={attempt}
      error={error && errorText(error)}
      notices={isChanged ? <Notice tone="success">{words.done}</Notice> : null}
    >
      <CurrentPassword name="currentPassword" problem={problems.currentPassword} />
      <NewPasswordFields problems={problems} />
      <Button type="submit" busy={isChanging ? words.changing : undefined}>
        {words.submit}
      </Button>
      <p className="aside">
        <Link className="link" href={`${root}/forgot-password`}>
          {words.forgot}
        </Link>
      </p>
    </Form>
  )
}
