import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $typedEmail, emailTyped } from '../../core/enrolment/typed-email'
import { LightPlace } from '../ui/light-place'
import { type PlainField, type PlainForm, putPlainForm, type FormState } from './plain-form'

interface LightFormProps {
  fields: readonly PlainField[]
  state: FormState
  /** A new number focuses the first invalid field. */
  attempt: number
  onSubmit: (typed: FormData) => void
  /** Called with the name of the changed or pressed control. */
  onInput?: (name: string, typed: FormData) => void
}

/** A form in the page's light DOM, so that password managers can fill it; no store ever holds a password. A typed e-mail address is carried from one form to the next. */
export function LightForm({ fields, state, attempt, onSubmit, onInput }: LightFormProps) {
  const { email, type } = useUnit({ email: $typedEmail, type: emailTyped })
  const form = useRef<PlainForm | null>(null)
  useEffect(() => form.current?.update(state))
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
        form.current.update(state)
        return () => {
          form.current = null
        }
      }}
    />
  )
}
