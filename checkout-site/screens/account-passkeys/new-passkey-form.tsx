import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import {
  $isMakingPasskey,
  $newPasskeyChecked,
  $newPasskeyError,
  addPasskeyLeft,
  newPasskeySubmitted,
} from '../../../core/passkeys'
import { $errorText } from '../../passkey/error-text'
import { CurrentPassword } from '../../password/current-password'
import { Form, textOf } from '../../shell/form'
import { Button } from '../../../widgets/ui/button'
import { TextInput } from '../../../widgets/ui/field'
import { $words } from './account-passkeys.words'

/** Asks for a name and the password; then the browser asks. */
export function NewPasskeyForm() {
  const { words, errorText, error, checked, isMaking, submit, leave } = useUnit({
    words: $words,
    errorText: $errorText,
    error: $newPasskeyError,
    checked: $newPasskeyChecked,
    isMaking: $isMakingPasskey,
    submit: newPasskeySubmitted,
    leave: addPasskeyLeft,
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { problems, attempt } = checked
  return (
    <Form
      formRef={form}
      className="form"
      attempt={attempt}
      error={error && errorText(error)}
      onSubmit={typed => submit({ name: textOf(typed, 'name'), password: String(typed.get('password')) })}
    >
      <TextInput
        label={words.name}
        name="name"
        autoComplete="off"
        maxLength={60}
        defaultValue={words.usual}
        hint={words.nameHint}
        aria-required
        error={problems.name && words.nameMissing}
      />
      <CurrentPassword problem={problems.password} hint={words.passwordHint} />
      <div className="formend">
        <Button type="submit" compact busy={isMaking ? words.creating : undefined}>
          {words.create}
        </Button>
        <button type="button" className="link" onClick={() => leave()}>
          {words.cancel}
        </button>
      </div>
    </Form>
  )
}
