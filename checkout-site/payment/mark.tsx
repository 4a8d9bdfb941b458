import { Suspense } from 'react'
import { brandName, brands } from './brands'
import './mark.css'
import { part } from '../shell/part'

// Loaded late: the name says the same, and no step waits for pictures.
const DrawnMark = part(async () => (await import('./drawn-mark')).DrawnMark)

/** Reserves the room of a mark until it is drawn. */
export function Mark({ of }: { of: string | null }) {
  if (!of) return null
  return (
    <Suspense fallback={<span className="mark" />}>
      <DrawnMark of={of} />
    </Suspense>
  )
}

/** A screen reader says the brands' names. */
export const CardMarks = () => (
  <span className="marks" role="img" aria-label={brands.map(brandName).join(', ')}>
    {brands.map(brand => (
      <Mark key={brand} of={brand} />
    ))}
  </span>
)
