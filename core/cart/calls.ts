import { attach, scopeBind } from 'effector'
import { holdTokenFx } from '../http/hold-token'
import { requestFx } from '../http/request'
import type { HostCart } from '../shapes/host-cart'
import { DEFAULT_MAX_QTY, type NewItem } from './contracts'
import { endpoints } from './endpoints'
import { $basketId, cartAnswered } from './model'
import type { Addition, Queued } from './operations'

const createCartFx = requestFx(endpoints.createCart)
const createCartWithItemFx = requestFx(endpoints.createCartWithItem)
const readCartFx = requestFx(endpoints.readCart)
const addItemFx = requestFx(endpoints.addItem)
const reserveFx = requestFx(endpoints.reserveWithItem)
const updateItemFx = requestFx(endpoints.updateItem)
const removeItemFx = requestFx(endpoints.removeItem)
const saveLineFx = requestFx(endpoints.saveLine)
const applyCouponFx = requestFx(endpoints.applyCoupon)
const removeCouponFx = requestFx(endpoints.removeCoupon)
const readBasketIdFx = attach({ source: $basketId, effect: basketId => basketId })

/** Binds the cart's calls to the caller's scope. Call it before the first await. */
export function boundCalls() {
  const safe = { safe: true } as const
  return {
    holdToken: scopeBind(holdTokenFx, safe),
    readBasketId: scopeBind(readBasketIdFx, safe),
    create: scopeBind(createCartFx, safe),
    createWith: scopeBind(createCartWithItemFx, safe),
    read: scopeBind(readCartFx, safe),
    add: scopeBind(addItemFx, safe),
    reserve: scopeBind(reserveFx, safe),
    update: scopeBind(updateItemFx, safe),
    remove: scopeBind(removeItemFx, safe),
    save: scopeBind(saveLineFx, safe),
    applyCoupon: scopeBind(applyCouponFx, safe),
    removeCoupon: scopeBind(removeCouponFx, safe),
    answer: scopeBind(cartAnswered, safe),
  }
}

export type Calls = ReturnType<typeof boundCalls>

/** The body of an addition: one piece by default, and only a complete gift option. */
export function asNewItem({ reserve: _reserve, giftOption, ...item }: Addition): NewItem {
  const isWhole = giftOption?.to && giftOption.email && giftOption.message
  return { maxQty: DEFAULT_MAX_QTY, ...item, qty: item.qty ?? 1, ...(isWhole ? { giftOption } : {}) }
}

export function addTo(
  calls: Calls,
  cartId: string | null,
  addition: Addition,
  named: { transactionId?: string } = {},
): Promise<HostCart> {
  const item = asNewItem(addition)
  if (addition.reserve) return calls.reserve({ ...named, body: cartId ? { ...item, cartId } : item })
  return cartId ? calls.add({ ...named, body: { ...item, cartId } }) : calls.createWith({ ...named, body: item })
}

/** Carries out one operation; creates the cart if there is none. */
export async function act(calls: Calls, cartId: string | null, operation: Queued): Promise<HostCart> {
  const transactionId = operation.id
  if (operation.kind === 'add') return addTo(calls, cartId, operation.item, { transactionId })
  if (!cartId) {
    const cart = await calls.create({ body: {} })
    // A new cart has no line to change.
    return 'itemId' in operation ? cart : act(calls, cart.basketId, operation)
  }
  const params = { basketId: cartId }
  switch (operation.kind) {
    case 'change': {
      const { kind: _kind, id: _id, tickets: _tickets, ...body } = operation
      return calls.update({ transactionId, params, body: { ...body, cartId } })
    }
    case 'remove':
      return calls.remove({ transactionId, body: { cartId, itemId: operation.itemId } })
    case 'save':
      return calls.save({ transactionId, params, body: { itemId: operation.itemId } })
    case 'apply-coupon':
      return calls.applyCoupon({ transactionId, body: { cartId, code: operation.code } })
    case 'remove-coupon':
      return calls.removeCoupon({ transactionId, body: { cartId, code: operation.code } })
  }
}
