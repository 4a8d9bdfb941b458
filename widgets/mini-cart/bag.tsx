import { useUnit } from 'effector-react'
import { $cart, $isLoading, $lines, $staleness, approachesIn } from '../../core/cart'
import { $leavingError } from '../../core/handoff'
import { $hasRest } from '../../core/runtime/began'
import { usePart } from '../host/use-part'
import { BagFoot } from './bag-foot'
import { BagLines } from './bag-lines'
import { BagNotices } from './bag-notices'
import { CartSkeleton } from './cart-skeleton'
import { EmptyCart } from './empty-cart'
import { $words } from './mini-cart.words'
import { ShippingBar } from './shipping-bar'

const bringTold = () => import('./told').then(({ Told, styles }) => ({ View: Told, styles }))
const bringMore = () => import('./bag-more').then(({ BagMore, styles }) => ({ View: BagMore, styles }))

/** What is in the drawer: notices, what is within reach, the lines, codes, and a foot that stays. */
export function Bag({ shopUrl, onClose }: { shopUrl: string; onClose: () => void }) {
  const { cart, lines, words, isLoading, staleness, notLeft, hasRest } = useUnit({
    cart: $cart,
    lines: $lines,
    words: $words,
    isLoading: $isLoading,
    staleness: $staleness,
    notLeft: $leavingError,
    hasRest: $hasRest,
  })
  const hasLines = lines.length > 0
  // What tells of deeds travels with what does them: where it was lost, it is there as soon as they are.
  const Told = came(usePart(bringTold, hasRest ? 2 : 1))
  // A first line on its way is not held up by what stands beside it.
  const More = came(usePart(bringMore, isLoading ? 0 : 1))
  const isEmpty = !hasLines && !isLoading && !staleness
  return (
    <>
      <div className="db">
        <BagNotices notLeft={notLeft} Told={Told} />
        {More ? <More at="start" /> : null}
        {isLoading ? <CartSkeleton label={words.loading} /> : null}
        {isEmpty ? <EmptyCart words={words} url={shopUrl} onClose={onClose} /> : null}
        {hasLines ? (
          <>
            {approachesIn('MINI_CART', cart?.approachingPromotions ?? []).map(approach => (
              <ShippingBar key={approach.promotionId} approach={approach} />
            ))}
            <BagLines Told={Told} More={More} />
          </>
        ) : null}
        {More ? <More at="end" /> : null}
      </div>
      {hasLines ? <BagFoot /> : null}
    </>
  )
}

function came<View>(part: View | 'lost' | null): View | null {
  return part === 'lost' ? null : part
}
