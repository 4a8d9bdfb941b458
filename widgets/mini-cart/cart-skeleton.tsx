import { Skeleton } from '../ui/skeleton'

/** Three lines of the true size, until the cart has come. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <ul aria-busy="true" aria-label={label}>
      {[0, 1, 2].map(place => (
        <li className="line" key={place}>
          <div className="tile">
            <Skeleton height="100%" />
          </div>
          <div>
            <div className="top">
              <Skeleton width="140px" height="18px" weight={600} />
              <Skeleton width="56px" height="18px" />
            </div>
            <Skeleton width="88px" height="14px" />
            <div className="acts">
              <Skeleton width="106px" height="36px" weight={500} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
