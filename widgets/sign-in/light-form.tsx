import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $typedEmail, emailTyped } from '../../core/enrolment/typed-email'
import { LightPlace } from '../ui/light-place'
import { type PlainField, type PlainForm, putPlainForm, type Told } from './plain-form'

interface LightFormProps {
  fields: readonly PlainField[]
  told: Told
  /** A new number has the first wrong field take the focus. */
  attempt: number
  onSubmit: (typed: FormData) => void
  /** What was typed into, ticked or pressed, by its name. */
  onInput?: (name: string, typed: FormData) => void
}

/**
 * A form in plain fields of the page, which password managers fill; no store ever holds a password. An e-mail address goes
 * along from one form to the next.
 */
export function LightForm({ fields, told, attempt, onSubmit, onInput }: LightFormProps) {
  const { email, type } = useUnit({ email: $typedEmail, type: emailTyped })
  const form = useRef<PlainForm | null>(null)
  useEffect(() => form.current?.tell(told))
  useEffect(() => {
    if (attempt) form.current?.focusWrong()
  }, [attempt])
  return (
    <LightPlace
      name="login"
      className="login"
      fill={async place => {
        const filled = fields.map(field => (field.type === 'email' ? { ...field, value: email } : field))
        form.current = putPlainForm(place, filled, onSubmit, (name, typed) => {
          if (fields.some(field => field.name === name && field.type === 'email')) type(String(typed.get(name)))
          onInput?.(name, typed)
        })
        form.current.tell(told)
        return () => {
          form.current = null
        }
      }}
    />
  )
}
