import { useUnit } from 'effector-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
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
  // Browsers offer to keep what is sent in a field of passwords alone.
  const toggle = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setShown(!isShown)
    form?.addEventListener('submit', () => setShown(false), { once: true })
  }
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
        <IconButton label={words.show} aria-pressed={isShown} onClick={toggle}>
          <EyeIcon />
        </IconButton>
      }
    />
  )
}
