import { useEffect, useRef } from 'react'
import { Notice } from './notice'

export interface ErrorSummaryProps {
  title: string
  /** In the order of the form; `name` is the field's. */
  fields: readonly { name: string; label: string }[]
}

/** Above a refused form, in an existing live region; takes the focus and links to each field. Give it a `key` per attempt. */
export function ErrorSummary({ title, fields }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const go = (name: string) => {
    const root = place.current?.getRootNode() as ParentNode | undefined
    // A payment provider's field has no `name`.
    root?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"], [data-name="${CSS.escape(name)}"]`)?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className="errors">
      <Notice tone="danger">
        <b>{title}</b>
        <ul>
          {fields.map(({ name, label }) => (
            <li key={name}>
              <button type="button" onClick={() => go(name)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
