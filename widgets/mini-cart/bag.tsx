import { useUnit } from 'effector-react'
import { $cart, $isLoading, $lines, $staleness, approachesIn } from '../../core/cart'
import { $leavingError } from '../../core/handoff'
import { usePart } from '../host/use-part'
import { BagFoot } from './bag-foot'
import { BagLines } from './bag-lines'
import { BagNotices } from './bag-notices'
import { CartSkeleton } from './cart-skeleton'
import { EmptyCart } from './empty-cart'
import { $words } from './mini-cart.words'
import { ShippingBar } from './shipping-bar'

const bringMore = () => import('./bag-more').then(({ BagMore, styles }) => ({ View: BagMore, styles }))

/** What is in the drawer: notices, what is within reach, the lines, codes, and a foot that stays. */
export function Bag({ shopUrl, onClose }: { shopUrl: string; onClose: () => void }) {
  const { cart, lines, words, isLoading, staleness, notLeft } = useUnit({
    cart: $cart,
    lines: $lines,
    words: $words,
    isLoading: $isLoading,
    staleness: $staleness,
    notLeft: $leavingError,
  })
  const hasLines = lines.length > 0
  // A first line on its way is not held up by what stands beside it.
  const Came = usePart(bringMore, isLoading ? 0 : 1)
  const More = Came === 'lost' ? null : Came
  const isEmpty = !hasLines && !isLoading && !staleness
  return (
    <>
      <div className="db">
        <BagNotices notLeft={notLeft} />
        {More ? <More at="start" /> : null}
        {isLoading ? <CartSkeleton label={words.loading} /> : null}
        {isEmpty ? <EmptyCart words={words} url={shopUrl} onClose={onClose} /> : null}
        {hasLines ? (
          <>
            {approachesIn('MINI_CART', cart?.approachingPromotions ?? []).map(approach => (
              <ShippingBar key={approach.promotionId} approach={approach} />
            ))}
            <BagLines More={More} />
          </>
        ) : null}
        {More ? <More at="end" /> : null}
      </div>
      {hasLines ? <BagFoot /> : null}
    </>
  )
}
