import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { $missingParts, $openPart, $partFailure, type PartKind, partToggled } from '../../core/payment'
import { Form } from '../shell/form'
import { PlusIcon } from '../../widgets/ui/icon'

export interface PartFormProps {
  kind: PartKind
  /** The button's text. */
  opener: string
  onSubmit: (typed: FormData) => void
  children: ReactNode
}

/** A button and the form that it opens. The focus moves to the first field, and back to the button. */
export function PartForm({ kind, opener, onSubmit, children }: PartFormProps) {
  const { open, missing, failure, toggle } = useUnit({
    open: $openPart,
    missing: $missingParts,
    failure: $partFailure,
    toggle: partToggled,
  })
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
      <Form
        id={id}
        formRef={form}
        onSubmit={onSubmit}
        hidden={!isOpen}
        attempt={failure?.kind === kind ? failure : missing}
      >
        {isOpen ? children : null}
      </Form>
    </div>
  )
}
