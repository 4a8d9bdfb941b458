import { useUnit } from 'effector-react'
import type { FunctionComponent } from 'react'
import { $cart, $isLoading, $lines, $staleness } from '../../core/cart'
import { $isLateHere } from '../../core/runtime/late'
import { usePart } from '../host/use-part'
import { BagFoot } from './bag-foot'
import { BagLines } from '../cart-parts/bag-lines'
import { BagNotices } from '../cart-parts/bag-notices'
import { CartSkeleton } from './cart-skeleton'
import { $words } from '../cart-parts/cart-parts.words'
import type { ToldOfCartProps } from '../cart-parts/told-of-cart'
import { Skeleton } from '../ui/skeleton'

const bringTold = () => import(/* chunk: next */ './told').then(({ Told, styles }) => ({ View: Told, styles }))
const bringMore = () => import('./bag-more').then(({ BagMore, styles }) => ({ View: BagMore, styles }))

/** What is in the drawer: notices, what is within reach, the lines, codes, and a foot that stays. */
export function Bag({ shopUrl, onClose }: { shopUrl: string; onClose: () => void }) {
  const { cart, lines, words, isLoading, staleness, isLateHere } = useUnit({
    cart: $cart,
    lines: $lines,
    words: $words,
    isLoading: $isLoading,
    staleness: $staleness,
    isLateHere: $isLateHere,
  })
  const hasLines = lines.length > 0
  // What tells of deeds travels with what does them: where it was lost, it is there as soon as they are.
  const told = usePart(bringTold, isLoading ? 0 : isLateHere ? 2 : 1)
  const Told = came(told)
  const ToldOfCart = Told as FunctionComponent<ToldOfCartProps> | null
  // Neither holds up a first line that is on its way.
  const More = came(usePart(bringMore, isLoading ? 0 : 1))
  // What says how near promotions are, a line of words and a bar each, has its room until it comes.
  const room = cart?.approachingPromotions.map(({ promotionId, approachingDisplayLevel: places }) =>
    places.includes('MINI_CART') ? <Skeleton key={promotionId} height="59px" /> : null,
  )
  const isEmpty = !hasLines && !isLoading && !staleness
  return (
    <>
      <div className="db">
        <div className="atop">
          <BagNotices Told={ToldOfCart} />
          {More ? <More at="start" /> : null}
        </div>
        {isLoading ? <CartSkeleton label={words.loading} /> : null}
        {!isEmpty ? null : Told ? (
          <Told at="empty" shopUrl={shopUrl} onClose={onClose} />
        ) : told ? (
          <h3>{words.empty}</h3>
        ) : null}
        {hasLines ? (
          <>
            {Told ? <Told at="reach" /> : told ? null : room}
            <BagLines Told={ToldOfCart} More={More} />
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
