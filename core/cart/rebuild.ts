import { asShopError } from '../errors/shop-error'
import { newId } from '../runtime/ids'
import { storeOf } from '../shapes/delivery-class'
import type { HostCart } from '../shapes/host-cart'
import type { CartItem } from '../shapes/cart-item'
import { act, addTo, type Calls } from './calls'
import type { Queued } from './operations'

export type Lost = { items: readonly CartItem[]; coupons: readonly string[] }

/** Rebuilds a cart: lines with stores and holds, then coupons. Reports sold-out lines by name. */
export async function rebuild(calls: Calls, { items, coupons }: Lost): Promise<HostCart> {
  let cart: HostCart | null = null
  const gone: string[] = []
  for (const line of items) {
    if (line.bonus) continue
    const { productId, upc, qty, recipeId, giftOption, customAmount, reservedUntil, name } = line
    const storeId = storeOf(line)
    const item = { productId, upc, qty, recipeId, giftOption, customAmount, reserve: reservedUntil !== undefined }
    const added = await unlessRefused(
      addTo(calls, (cart as HostCart | null)?.basketId ?? null, storeId === undefined ? item : { ...item, storeId }),
    )
    if (added) cart = added
    else gone.push(name)
  }
  cart ??= await calls.create({ body: {} })
  for (const code of coupons) {
    cart = (await unlessRefused(calls.applyCoupon({ body: { cartId: cart.basketId, code } }))) ?? cart
  }
  const flash = gone.map(name => ({ code: 'line-gone', message: '', details: { name } }))
  return { ...cart, flash: [...cart.flash, ...flash] }
}

/** Null if the shop refuses; other failures are thrown. */
async function unlessRefused(answer: Promise<HostCart>): Promise<HostCart | null> {
  try {
    return await answer
  } catch (thrown) {
    const error = asShopError(thrown)
    if (error.kind !== 'http' || error.status >= 500) throw error
    return null
  }
}

/** Rebuilds a cart and repeats the refused operation on the corresponding new line. */
export async function rebuildFor(calls: Calls, lost: Lost, operation: Queued): Promise<HostCart> {
  const cart = await rebuild(calls, lost)
  const again = moved({ ...operation, id: newId() }, lost.items, cart.items)
  return again ? act(calls, cart.basketId, again) : cart
}

/** Null if no line corresponds to the old one. */
export function moved(operation: Queued, from: readonly CartItem[], to: readonly CartItem[]): Queued | null {
  if (!('itemId' in operation)) return operation
  const old = from.find(item => item.id === operation.itemId)
  const line = old && to.find(item => isSame(item, old))
  return line ? { ...operation, itemId: line.id } : null
}

function isSame(one: CartItem, other: CartItem): boolean {
  return one.upc === other.upc && one.productId === other.productId && one.recipeId === other.recipeId
}
