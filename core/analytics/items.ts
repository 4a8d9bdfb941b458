import type { CartItem } from '../shapes/cart-item'
import type { AnalyticsItem } from './contracts'

/** `quantity` overrides the line's own, if only some of it is meant. */
export function analyticsItem(item: CartItem, quantity: number = item.qty): AnalyticsItem {
  const variant = item.attributes.map(({ value }) => value).join(' ')
  const coupon = item.productPromotions.find(({ couponCode }) => couponCode)?.couponCode
  return {
    item_id: item.productId,
    item_name: item.name,
    ...(variant ? { item_variant: variant } : {}),
    price: item.price.current,
    quantity,
    ...(coupon ? { coupon } : {}),
  }
}

export const countOf = (items: readonly AnalyticsItem[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)
