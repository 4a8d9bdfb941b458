import { useUnit } from 'effector-react'
import type { WrongPassword } from '../../core/errors/wrong-password'
import { PasswordInput, type PasswordInputProps } from './password-input'
import { $words } from './password.words'

export interface CurrentPasswordProps extends Pick<PasswordInputProps, 'hint'> {
  name?: string
  problem: 'required' | WrongPassword | null | undefined
}

/** Asks for the current password before something that needs more than an open session. */
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
