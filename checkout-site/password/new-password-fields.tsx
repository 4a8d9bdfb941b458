import { useUnit } from 'effector-react'
import type { NewPasswordProblems } from '../../core/password'
import { NewPasswordInput } from './new-password-input'
import { PasswordInput } from './password-input'
import { $words } from './password.words'

export function NewPasswordFields({ problems }: { problems: NewPasswordProblems }) {
  const words = useUnit($words)
  const problemText = (problem: keyof typeof words.problems | undefined) => problem && words.problems[problem]
  return (
    <>
      <NewPasswordInput label={words.fresh} name="newPassword" error={problemText(problems.newPassword)} />
      <PasswordInput
        label={words.repeated}
        name="repeated"
        autoComplete="new-password"
        error={problemText(problems.repeated)}
      />
    </>
  )
}
