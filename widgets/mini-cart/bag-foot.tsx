import '../../core/wiring/cart/cart-is-taken-along'
import { useUnit } from 'effector-react'
import { $cart, $hindrance, $isSaving, $staleness, $totals } from '../../core/cart'
import { $isLeaving, checkoutPressed } from '../../core/handoff'
import { useHandle } from '../host/handle'
import { usePart } from '../host/use-part'
import { Button } from '../ui/button'
import { ForwardIcon } from '../ui/icon'
import { CartTotals } from './cart-totals'
import { $words } from '../cart-parts/cart-parts.words'
import { useMoney } from '../cart-parts/use-money'

const bringWallets = () =>
  import(/* chunk: wallet-buttons */ './bag-wallets').then(({ BagWallets, styles }) => ({ View: BagWallets, styles }))

export function BagFoot() {
  const host = useHandle()
  const { cart, totals, hindrance, isSaving, staleness, isLeaving, words, leave } = useUnit({
    cart: $cart,
    totals: $totals,
    hindrance: $hindrance,
    isSaving: $isSaving,
    staleness: $staleness,
    isLeaving: $isLeaving,
    words: $words,
    leave: checkoutPressed,
  })
  const money = useMoney(totals?.currency ?? 'USD')
  const Wallets = usePart(bringWallets, cart ? 1 : 0)
  if (!totals) return null
  // The page may prevent this event and handle checkout itself.
  const go = () => host.tell('till:checkout', { basketId: cart?.basketId, totals }) && leave()
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
        off={Boolean(hindrance) || !cart}
        busy={isLeaving ? words.leaving : null}
        after={hindrance ? null : <ForwardIcon />}
      >
        {words.checkout}
      </Button>
      {hindrance || !Wallets || Wallets === 'lost' ? null : <Wallets />}
      {hindrance ? <p className="muted small foot-note">{words.removeToGoOn(hindrance.name)}</p> : null}
    </div>
  )
}
