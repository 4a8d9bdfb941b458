import { asShopError, type HttpError, type ShopError } from '../errors/shop-error'
import { isAnswerLost } from '../http/lost-answer'
import { storeOf } from '../format/collection'
import type { Flash } from '../shapes/flash'
import type { HostCart } from '../shapes/host-cart'
import type { CartItem } from '../shapes/cart-item'
import { isSameLine } from '../shapes/same-line'
import { addTo, type Calls } from './calls'
import type { Queued } from './operations'

export type Lost = { items: readonly CartItem[]; coupons: readonly string[] }

/** Rebuilds a cart: lines with stores and holds, then coupons. Reports sold-out lines by name. */
export async function rebuild(calls: Calls, { items, coupons }: Lost): Promise<HostCart> {
  let cart: HostCart | null = null
  const lost: Flash[] = []
  for (const line of items) {
    if (line.bonus) continue
    const put: PutBack = await putBack(calls, cart, line)
    cart = put.cart ?? cart
    if (put.qty < line.qty) lost.push(shortOf(line, put.qty))
  }
  cart ??= await calls.create({ body: {} })
  for (const code of coupons) {
    const answer = await orRefusal(calls.applyCoupon({ body: { cartId: cart.basketId, code } }))
    if ('refusal' in answer) lost.push({ code: 'coupon-gone', message: '', details: { code } })
    else cart = answer.cart
  }
  return { ...cart, flash: [...cart.flash, ...lost] }
}

type PutBack = { cart: HostCart | null; qty: number }

/** Puts a line into the new cart, or as many of it as may still be had. */
async function putBack(calls: Calls, cart: HostCart | null, line: CartItem): Promise<PutBack> {
  const all = await addAgain(calls, cart, line, line.qty)
  if ('cart' in all) return { cart: all.cart, qty: line.qty }
  const sameLines = cart?.items.filter(item => item.upc === line.upc && storeOf(item) === storeOf(line)) ?? []
  const remaining = Number(all.refusal.details['maxAllowedQty'] ?? 0) - sameLines.reduce((sum, { qty }) => sum + qty, 0)
  if (!(remaining > 0 && remaining < line.qty)) return { cart: null, qty: 0 }
  const some = await addAgain(calls, cart, line, remaining)
  return 'cart' in some ? { cart: some.cart, qty: remaining } : { cart: null, qty: 0 }
}

function addAgain(calls: Calls, cart: HostCart | null, line: CartItem, qty: number) {
  const { productId, upc, recipeId, giftOption, customAmount, reservedUntil } = line
  const storeId = storeOf(line)
  const item = { productId, upc, qty, recipeId, giftOption, customAmount, reserve: reservedUntil !== undefined }
  return orRefusal(addTo(calls, cart?.basketId ?? null, storeId === undefined ? item : { ...item, storeId }))
}

const shortOf = ({ name, qty: of }: CartItem, qty: number): Flash =>
  qty === 0
    ? { code: 'line-gone', message: '', details: { name } }
    : { code: 'line-shortened', message: '', details: { name, qty, of } }

async function orRefusal(answer: Promise<HostCart>): Promise<{ cart: HostCart } | { refusal: HttpError }> {
  try {
    return { cart: await answer }
  } catch (thrown) {
    const error = asShopError(thrown)
    if (!isVerdict(error)) throw error
    return { refusal: error }
  }
}

/** About the line or code. Too many calls, or a shopper who is not let in, say nothing about it. */
function isVerdict(error: ShopError): error is HttpError {
  return error.kind === 'http' && error.status < 500 && !isAnswerLost(error) && !error.code.startsWith('AUT')
}

/** Null if no line corresponds to the old one. */
export function remapped(operation: Queued, from: readonly CartItem[], to: readonly CartItem[]): Queued | null {
  if (!('itemId' in operation)) return operation
  const old = from.find(item => item.id === operation.itemId)
  const line = old && to.find(item => isSameLine(item, old))
  return line ? { ...operation, itemId: line.id } : null
}
