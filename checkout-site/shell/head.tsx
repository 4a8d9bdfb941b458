import type { ReactNode } from 'react'
import { Wordmark } from './wordmark'

export interface HeadProps {
  home: string
  homeLabel: string
  /** At the line's end: 'Secure checkout'. */
  children: ReactNode
}

/** The head of every screen. */
export function Head({ home, homeLabel, children }: HeadProps) {
  return (
    <header className="cohead">
      <Wordmark href={home} label={homeLabel} />
      {children}
    </header>
  )
}
