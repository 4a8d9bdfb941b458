import type { ReactNode } from 'react'
import { useErrorBoundary } from '../build/react'

/** Keeps what a view throws from the page; shows nothing in its place, for the element knows what to show. */
export function Boundary({ failed, children }: { failed: (error: unknown) => void; children: ReactNode }) {
  const [thrown] = useErrorBoundary(failed)
  return thrown === undefined ? children : null
}
