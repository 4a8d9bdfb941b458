import type { HostCart } from '../../shapes/host-cart'
import { operationDone } from '../queue'

/** The shopper's code has brought its promotion. A code may also be taken that takes nothing off yet. */
export const promotionChosen = operationDone.filterMap(({ operation, cart }) => {
  if (operation.kind !== 'apply-coupon') return
  const promotion = promotionOf(operation.code, cart)
  return promotion && { promotionId: promotion.promotionId, code: promotion.couponCode ?? '', cart }
})

/** Shoppers write codes in any case. */
function promotionOf(code: string, { items, orderPromotions }: HostCart) {
  const ofLines = items.flatMap(item => [...item.productPromotions, ...(item.shippingPromotions ?? [])])
  const isCodes = ({ couponCode }: { couponCode: string | null }) => couponCode?.toUpperCase() === code.toUpperCase()
  return [...orderPromotions, ...ofLines].find(isCodes)
}
