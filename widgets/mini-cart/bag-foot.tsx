import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $cart, $blockingLine, $isSaving, $staleness, $totals } from '../../core/cart'
import { $isLeaving, checkoutPressed } from '../../core/handoff'
import { useHandle } from '../host/handle'
import { Button } from '../ui/button'
import { ForwardIcon } from '../ui/icon'
import { CartTotals } from './cart-totals'
import { $words } from '../cart-parts/cart-parts.words'
import { useMoney } from '../cart-parts/use-money'

/** The sums and the way to checkout, which say what is in the way; `children` pay at once. */
export function BagFoot({ children }: { children: ReactNode }) {
  const host = useHandle()
  const { cart, totals, blockingLine, isSaving, staleness, isLeaving, words, leave } = useUnit({
    cart: $cart,
    totals: $totals,
    blockingLine: $blockingLine,
    isSaving: $isSaving,
    staleness: $staleness,
    isLeaving: $isLeaving,
    words: $words,
    leave: checkoutPressed,
  })
  const money = useMoney(totals?.currency ?? 'USD')
  if (!totals) return null
  // The page may prevent this event and handle checkout itself.
  const go = () => host.dispatch('till:checkout', { basketId: cart?.basketId, totals }) && leave()
  return (
    <div className="df">
      <CartTotals
        totals={totals}
        promotions={cart?.orderPromotions ?? []}
        isSettled={Boolean(cart?.shippingAddress.length)}
        isShippedFree={Boolean(cart?.promoSummary.some(({ level }) => level === 'SHIPPING'))}
        // While the service does not answer, the last known totals are better than none.
        isSaving={isSaving && !staleness}
        words={words}
        money={money}
      />
      <Button
        onClick={go}
        off={Boolean(blockingLine) || !cart}
        busy={isLeaving ? words.leaving : null}
        after={blockingLine ? null : <ForwardIcon />}
      >
        {words.checkout}
      </Button>
      {blockingLine ? null : children}
      {blockingLine ? <p className="muted small foot-note">{words.removeToGoOn(blockingLine.name)}</p> : null}
    </div>
  )
}
