import { useEffect, useRef } from 'react'
import { LightPlace } from '../ui/light-place'
import { type PlainField, type PlainForm, putPlainForm, type Told } from './plain-form'

interface LightFormProps {
  fields: readonly PlainField[]
  told: Told
  /** A new number has the first wrong field take the focus. */
  attempt: number
  onSubmit: (typed: FormData) => void
}

/** A form in plain fields of the page, which password managers fill; no store ever holds a password. */
export function LightForm({ fields, told, attempt, onSubmit }: LightFormProps) {
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
        form.current = putPlainForm(place, fields, onSubmit)
        form.current.tell(told)
        return () => {
          form.current = null
        }
      }}
    />
  )
}
