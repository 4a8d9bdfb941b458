import type { ReactNode } from 'react'

interface Around {
  componentDidCatch?: (error: unknown) => void
}

/** Keeps what a view throws from the page: the element knows what to do then, and takes the view away. */
export function Boundary(
  this: Around,
  { failed, children }: { failed: (error: unknown) => void; children: ReactNode },
) {
  this.componentDidCatch = failed
  return children
}
