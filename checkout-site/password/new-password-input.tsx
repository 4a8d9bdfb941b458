import { useUnit } from 'effector-react'
import { $brokenRules, newPasswordTyped } from '../../core/password/rules'
import { passwordRules } from '../../core/validate/password'
import { TickIcon } from '../../widgets/ui/signs'
import { PasswordInput } from './password-input'
import { $words } from './password.words'
import './password.css'

/** The rules below are ticked while the shopper types. */
export function NewPasswordInput({ label, name, error }: { label: string; name: string; error: string | undefined }) {
  const { words, broken, type } = useUnit({ words: $words, broken: $brokenRules, type: newPasswordTyped })
  return (
    <div>
      <PasswordInput label={label} name={name} autoComplete="new-password" error={error} onType={type} />
      <ul className="rules">
        {passwordRules.map(rule => {
          const isKept = !broken.includes(rule)
          return (
            <li key={rule} className={isKept ? 'kept' : undefined}>
              {isKept ? <TickIcon small /> : <i className="dot" />}
              <span className="vh">{isKept ? words.kept : words.open} </span>
              {words.rules[rule]}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
