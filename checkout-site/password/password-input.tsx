import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../widgets/ui/button'
import { TextInput } from '../../widgets/ui/field'
import { EyeIcon } from '../../widgets/ui/object-icons'
import { $words } from './password.words'

export interface PasswordInputProps {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  error?: string | undefined
  hint?: ReactNode
  enterKeyHint?: 'go'
  onType?: (typed: string) => void
}

/** Uncontrolled, because a password manager may fill it at any moment. */
export function PasswordInput({ onType, ...field }: PasswordInputProps) {
  const words = useUnit($words)
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      aria-required
      onInput={onType && (event => onType(event.currentTarget.value))}
      end={
        <IconButton label={words.show} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <EyeIcon />
        </IconButton>
      }
    />
  )
}
