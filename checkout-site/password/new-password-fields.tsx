import { useUnit } from 'effector-react'
import type { NewPasswordProblems } from '../../core/password'
import { NewPasswordInput } from './new-password-input'
import { PasswordInput } from './password-input'
import { $words } from './password.words'

export function NewPasswordFields({ problems }: { problems: NewPasswordProblems }) {
  const words = useUnit($words)
  const said = (problem: keyof typeof words.problems | undefined) => problem && words.problems[problem]
  return (
    <>
      <NewPasswordInput label={words.fresh} name="newPassword" error={said(problems.newPassword)} />
      <PasswordInput
        label={words.repeated}
        name="repeated"
        autoComplete="new-password"
        error={said(problems.repeated)}
      />
    </>
  )
}
