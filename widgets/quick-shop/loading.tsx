import { Skeleton } from '../ui/skeleton'
import type { BuyBoxWords } from '../product-parts/buy-box/buy-box.words'

/** A skeleton in the panel's size. */
export function Loading({ words }: { words: BuyBoxWords }) {
  return (
    <>
      <div className="gal">
        <Skeleton height="100%" />
      </div>
      <div className="what" aria-busy="true">
        <p className="vh" role="status">
          {words.loading}
        </p>
        <div className="sc">
          <Skeleton width="40%" height="18px" />
          <Skeleton width="70%" height="32px" />
          <Skeleton width="50%" height="28px" />
          <Skeleton height="60px" />
          <Skeleton height="104px" />
        </div>
        <div className="df">
          <Skeleton height="48px" />
        </div>
      </div>
    </>
  )
}
