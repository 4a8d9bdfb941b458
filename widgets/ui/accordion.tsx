import type { ReactNode } from 'react'
import { DownIcon } from './icon'

export interface AccordionProps {
  title: ReactNode
  open?: boolean
  /** Items that share a name open one at a time. */
  name?: string
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** A row that opens what is under it; the platform's `<details>`. */
export function Accordion({ title, open, name, onToggle, children }: AccordionProps) {
  return (
    <details className="acc" open={open} name={name} onToggle={event => onToggle?.(event.currentTarget.open)}>
      <summary>
        {title}
        <DownIcon />
      </summary>
      <div>{children}</div>
    </details>
  )
}
