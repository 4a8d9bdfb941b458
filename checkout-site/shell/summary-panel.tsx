import { type ReactNode, useId, useState } from 'react'
import { DownIcon } from '../../widgets/ui/icon'
import { BagIcon } from '../../widgets/ui/object-icons'

export interface SummaryPanelProps {
  label: string
  /** Formatted; empty until it is known. */
  sum: string
  isWide: boolean
  children: ReactNode
}

/** A column beside the form, or on small screens a bar that opens. */
export function SummaryPanel({ label, sum, isWide, children }: SummaryPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (isWide) {
    return (
      <aside aria-label={label}>
        <div className="osum">{children}</div>
      </aside>
    )
  }
  return (
    <section className="sumroom" aria-label={label}>
      <button
        type="button"
        className="sumbar"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <BagIcon />
          {label}
          <i className="down">
            <DownIcon small />
          </i>
        </span>
        <b>
          <bdi>{sum}</bdi>
        </b>
      </button>
      <div className="summed" id={id} hidden={!isOpen}>
        <div className="osum">{children}</div>
      </div>
    </section>
  )
}
