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
  const wanted = { shippingId, code, amount }
  const place = cart.shipping.findIndex(charge => charge.shippingId === shippingId)
  const shipping = place < 0 ? [...cart.shipping, wanted] : cart.shipping.with(place, wanted)
  const measured = lineLefts(
    cart,
    priced.lines.map(({ rowTotal }) => rowTotal),
  )
  return takeShippingPromotions({ ...cart, shipping }, measured).left.at(place) ?? amount
}
