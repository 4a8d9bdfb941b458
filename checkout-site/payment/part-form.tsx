import { useUnit } from 'effector-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { $openPart, type PartKind, partToggled } from '../../core/payment'
import { PlusIcon } from '../../widgets/ui/icon'

/** A field's text, without spaces around it. */
export const textOf = (typed: FormData, name: string): string => String(typed.get(name) ?? '').trim()

export interface PartFormProps {
  kind: PartKind
  /** The words of the button that opens the form. */
  opener: string
  /** What was typed, by the fields' names. */
  onSubmit: (typed: FormData) => void
  children: ReactNode
}

/** A button and the form that it opens. The focus moves to the first field, and back to the button. */
export function PartForm({ kind, opener, onSubmit, children }: PartFormProps) {
  const { open, toggle } = useUnit({ open: $openPart, toggle: partToggled })
  const isOpen = open === kind
  const wasOpen = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus()
    else if (wasOpen.current && open === null) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, open])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <div className={isOpen ? 'add on' : 'add'}>
      <button
        type="button"
        ref={button}
        className="opener"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => toggle(kind)}
      >
        <PlusIcon small />
        {opener}
      </button>
      <form id={id} ref={form} onSubmit={send} noValidate hidden={!isOpen}>
        {isOpen ? children : null}
      </form>
    </div>
  )
}
