import { lazy, Suspense } from 'react'
import { brandName, brands } from './brands'
import './mark.css'

// Loaded late: names say the same, and no step waits for pictures.
const DrawnMark = lazy(async () => ({ default: (await import('./drawn-mark')).DrawnMark }))

/** A brand's mark beside its name, or its room until it is drawn. */
export function Mark({ of }: { of: string | null }) {
  if (!of) return null
  return (
    <Suspense fallback={<span className="mark" />}>
      <DrawnMark of={of} />
    </Suspense>
  )
}

/** The marks of all card brands; a screen reader says their names. */
export const CardMarks = () => (
  <span className="marks" role="img" aria-label={brands.map(brandName).join(', ')}>
    {brands.map(brand => (
      <Mark key={brand} of={brand} />
    ))}
  </span>
)
