import { useEffect, useState } from 'react'
import { Skeleton } from '../ui/skeleton'

/** Three lines of the final size. They appear late, so that a fast cart shows no skeleton. */
export function CartSkeleton({ label }: { label: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, 100, true)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <ul aria-busy="true" aria-label={label}>
      {[0, 1, 2].map(place => (
        <li className="line" key={place}>
          <div className="tile">
            <Skeleton height="100%" />
          </div>
          <div>
            <div className="top">
              <Skeleton width="140px" height="18px" />
              <Skeleton width="56px" height="18px" />
            </div>
            <Skeleton width="88px" height="14px" />
            <div className="acts">
              <Skeleton width="106px" height="36px" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
