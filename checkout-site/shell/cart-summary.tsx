import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { $wholeCart } from '../../core/cart/whole-cart'
import { money } from '../../core/format/money'
import { $locale } from '../../core/site/config'
import { optionalPart } from './optional-part'
import { CartTotals } from './cart-totals'
import { Coupon } from './coupon'
import { OrderLines } from './order-lines'
import { $words } from './shell.words'
import { LinesGhost } from './lines-ghost'
import { SummaryPanel } from './summary-panel'
import { useInSlices } from './use-in-slices'

// Below the totals, where it moves nothing when it loads.
const BelowOrder = optionalPart(async () => (await import('./below-order')).BelowOrder)

/** The cart beside or above every step; coupons can be entered until the summary. */
export function CartSummary({ isWide, hasCoupon }: { isWide: boolean; hasCoupon: boolean }) {
  const { cart, locale, words } = useUnit({ cart: $wholeCart, locale: $locale, words: $words })
  const isShown = useInSlices(cart !== null)
  const sum = cart ? money(cart.totals.remainingToPay, cart.currency, locale) : ''
  return (
    <SummaryPanel label={words.orderSummary} sum={sum} isWide={isWide}>
      {cart && isShown ? (
        <>
          <OrderLines items={cart.items} locale={locale} words={words} areOwn />
          {hasCoupon ? <Coupon /> : null}
          <CartTotals cart={cart} />
          <Suspense>
            <BelowOrder />
          </Suspense>
        </>
      ) : (
        <LinesGhost />
      )}
    </SummaryPanel>
  )
}
