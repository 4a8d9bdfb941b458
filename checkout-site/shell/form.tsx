import { type ComponentProps, type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Live, Notice } from '../../widgets/ui/notice'

export interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  formRef?: RefObject<HTMLFormElement | null>
  /** The values by field name. */
  onSubmit: (typed: FormData) => void
  /** The name of a field that the shopper changes. */
  onField?: (name: string) => void
  /** Changes with each failed attempt: the first invalid field gets the focus. */
  attempt?: unknown
  /** Why it was refused. */
  error?: ReactNode
  /** Other notices above the fields. */
  notices?: ReactNode
}

/** A form that a script sends, with errors beside the fields instead of the browser's own. It uses `post`, so that no value can appear in a URL. */
export function Form({ formRef, onSubmit, onField, attempt, error, notices, children, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = formRef ?? own
  const lastAttempt = useRef(attempt)
  useEffect(() => {
    if (lastAttempt.current === attempt) return
    lastAttempt.current = attempt
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt, form])
  const isRefused = Boolean(error)
  useEffect(() => {
    if (isRefused) form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [isRefused, form])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form
      {...rest}
      ref={form}
      method="post"
      onSubmit={send}
      onInput={({ target }) => onField?.((target as HTMLInputElement).name)}
      noValidate
    >
      {error === undefined && notices === undefined ? null : (
        <Live urgent className="notices">
          {error ? <Notice tone="danger">{error}</Notice> : null}
          {notices}
        </Live>
      )}
      {children}
    </form>
  )
}

export const textOf = (typed: FormData, name: string): string => String(typed.get(name) ?? '').trim()
