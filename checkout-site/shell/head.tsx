import type { ReactNode } from 'react'
import { Who } from './who'
import { Wordmark } from './wordmark'

export interface HeadProps {
  home: string
  homeLabel: string
  /** Towards the line's end: 'Secure checkout'. */
  children?: ReactNode
}

/** The head of every screen; at its end, who is here. */
export function Head({ home, homeLabel, children }: HeadProps) {
  return (
    <header className="cohead">
      <Wordmark href={home} label={homeLabel} />
      {children}
      <Who />
    </header>
  )
}
