import { useUnit } from 'effector-react'
import { $locale } from '../../core/site/config'
import type { Cart } from '../../core/shapes/cart'
import { OrderTotals } from './order-totals'
import { $words } from './shell.words'

export function CartTotals({ cart }: { cart: Cart }) {
  const { locale, words } = useUnit({ locale: $locale, words: $words })
  return (
    <OrderTotals
      sums={cart.totals}
      promotions={cart.orderPromotions}
      instruments={cart.payment_instruments}
      reward={cart.reward}
      hasShipping={cart.shippingMethods.some(one => one.class !== 'digital' && one.selected !== undefined)}
      // What goes by e-mail has no address to wait for.
      hasTax={cart.shippingAddress.length > 0 || cart.items.every(({ isDigitalProduct }) => isDigitalProduct)}
      locale={locale}
      words={words}
    />
  )
}
