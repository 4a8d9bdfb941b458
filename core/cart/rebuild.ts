import { asShopError } from '../errors/shop-error'
import { newId } from '../runtime/ids'
import type { HostCart } from '../shapes/host-cart'
import type { CartItem } from '../shapes/cart-item'
import { act, addTo, type Calls } from './calls'
import type { Queued } from './operations'

/** Builds a cart anew from lines that are known; what can no longer be had stays out. */
export async function rebuild(calls: Calls, items: readonly CartItem[]): Promise<HostCart> {
  let cart: HostCart | null = null
  for (const { bonus, productId, upc, qty, recipeId, giftOption, customAmount, reservedUntil } of items) {
    if (bonus) continue
    // What was held is held again.
    const item = { productId, upc, qty, recipeId, giftOption, customAmount, reserve: reservedUntil !== undefined }
    try {
      cart = await addTo(calls, (cart as HostCart | null)?.basketId ?? null, item)
    } catch (thrown) {
      const error = asShopError(thrown)
      if (error.kind !== 'http' || error.status >= 500) throw error
    }
  }
  return cart ?? calls.create({ body: {} })
}

/** Builds a cart anew, and does to it what the old one refused: to the line that took the old line's place. */
export async function rebuildFor(calls: Calls, items: readonly CartItem[], operation: Queued): Promise<HostCart> {
  const cart = await rebuild(calls, items)
  const again = moved({ ...operation, id: newId() }, items, cart.items)
  return again ? act(calls, cart.basketId, again) : cart
}

/** The same operation for the line that took another's place in a cart that was built anew; null where none did. */
export function moved(operation: Queued, from: readonly CartItem[], to: readonly CartItem[]): Queued | null {
  if (!('itemId' in operation)) return operation
  const old = from.find(item => item.id === operation.itemId)
  const line = old && to.find(item => isSame(item, old))
  return line ? { ...operation, itemId: line.id } : null
}

/** Whether two lines are the same thing. */
function isSame(one: CartItem, other: CartItem): boolean {
  return one.upc === other.upc && one.productId === other.productId && one.recipeId === other.recipeId
}
