import { useUnit } from 'effector-react'
import { PasswordInput, type PasswordInputProps } from './password-input'
import { $words } from './password.words'

export interface CurrentPasswordProps extends Pick<PasswordInputProps, 'hint'> {
  name?: string
  problem: 'required' | 'wrong' | null | undefined
}

/** The password that is, asked again before something that an open session alone must not do. */
export function CurrentPassword({ name = 'password', problem, hint }: CurrentPasswordProps) {
  const words = useUnit($words)
  return (
    <PasswordInput
      label={words.current}
      name={name}
      autoComplete="current-password"
      hint={hint}
      error={problem ? words.problems[problem] : undefined}
    />
  )
}
