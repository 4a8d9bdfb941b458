import { type ReactNode, useEffect, useRef } from 'react'
import { asPopover } from './as-popover'

export interface FloatingProps {
  /** Its name for assistive tools. */
  label: string
  onClose: () => void
  className?: string
  children: ReactNode
}

/**
 * A card over a corner of the page that is no modal: nothing behind it is covered or inert, the focus stays where it
 * was, and Escape closes it while the focus is inside. Give it a Close button (`className="x"`).
 */
export function Floating({ label, onClose, className = '', children }: FloatingProps) {
  const card = useRef<HTMLDivElement>(null)
  // The top layer is the one place that no host's z-index covers.
  useEffect(() => card.current?.showPopover?.(), [])
  return (
    <div
      ref={card}
      popover={asPopover}
      role="dialog"
      aria-label={label}
      className={'floating ' + className}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
      }}
    >
      {children}
    </div>
  )
}
