import type { CartItem } from './cart-item'
import { storeOf } from '../format/collection'

/** True if the service would make one line of both, as it tells lines apart when an item is added. */
export function isSameLine(one: CartItem, other: CartItem): boolean {
  return identityOf(one) === identityOf(other)
}

function identityOf(item: CartItem): string {
  const { productId, upc, recipeId, customAmount, giftOption, bonus } = item
  const gift = giftOption && [giftOption.to, giftOption.email, giftOption.message]
  return JSON.stringify([productId, upc, recipeId, customAmount, storeOf(item), gift, bonus])
}
