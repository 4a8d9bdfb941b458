import type { Minor } from './money'
import { lineLefts } from './order-promotions'
import { takeShippingPromotions } from './shipping-promotions'
import type { CartToPrice, PricedCart } from './types'

/** The cost of a shipment by another method, after promotions. */
export function costOfMethod(
  cart: CartToPrice,
  priced: PricedCart,
  shippingId: string,
  code: string,
  amount: Minor,
): Minor {
  const others = cart.shipping.filter(charge => charge.shippingId !== shippingId)
  const shipping = [{ shippingId, code, amount }, ...others]
  const measured = lineLefts(
    cart,
    priced.lines.map(({ rowTotal }) => rowTotal),
  )
  return takeShippingPromotions({ ...cart, shipping }, measured).left[0] ?? amount
}
