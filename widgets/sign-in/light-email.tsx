import { useUnit } from 'effector-react'
import type { CheckedEmail } from '../../core/validate/checked-email'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { problemMessage } from '../../core/validate/problem-message'
import { LightForm } from './light-form'

interface LightEmailProps {
  label: string
  checked: CheckedEmail
  submit: string
  busy: boolean
  onSubmit: (email: string) => void
}

/** One e-mail field in the page's light DOM. */
export function LightEmail({ label, checked, submit, busy, onSubmit }: LightEmailProps) {
  const common = useUnit($problemWords)
  const { problem, attempt } = checked
  return (
    <LightForm
      fields={[{ name: 'username', type: 'email', autocomplete: 'username' }]}
      state={{
        labels: { username: label },
        problems: problem ? { username: problemMessage(problem, common) ?? undefined } : {},
        submit,
        busy,
      }}
      attempt={attempt}
      onSubmit={typed => onSubmit(String(typed.get('username')).trim())}
    />
  )
}
