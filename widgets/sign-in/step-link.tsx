import type { ReactNode } from 'react'
import type { Happening } from '../../core/enrolment/flow'

interface StepLinkProps {
  href: string
  happening: Happening
  go: ((happening: Happening) => void) | undefined
  className?: string
  children: ReactNode
}

/** A link to a screen of the shop; it shows the same step here if this dialog has it. */
export function StepLink({ href, happening, go, className, children }: StepLinkProps) {
  return (
    <a
      className={className}
      href={href}
      onClick={event => {
        if (!go || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(happening)
      }}
    >
      {children}
    </a>
  )
}
