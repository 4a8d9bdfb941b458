import { attach, scopeBind } from 'effector'
import { holdTokenFx } from '../http/hold-token'
import { requestFx } from '../http/request'
import type { HostCart } from '../shapes/host-cart'
import { addingEndpoints as endpoints } from './adding/endpoints'
import { boundChanges } from './changes'
import { DEFAULT_MAX_QTY, type NewItem } from './contracts'
import { $basketId, $endings } from './model'
import type { Addition, Queued } from './operations'

const createCartFx = requestFx(endpoints.createCart)
const createCartWithItemFx = requestFx(endpoints.createCartWithItem)
const addItemFx = requestFx(endpoints.addItem)
const reserveFx = requestFx(endpoints.reserveWithItem)
const readNowFx = attach({ source: { basketId: $basketId, endings: $endings }, effect: now => now })

/** Binds the cart's calls to the caller's scope. Call it before the first await. */
export function boundCalls() {
  const safe = { safe: true } as const
  return {
    holdToken: scopeBind(holdTokenFx, safe),
    readNow: scopeBind(readNowFx, safe),
    create: scopeBind(createCartFx, safe),
    createWith: scopeBind(createCartWithItemFx, safe),
    add: scopeBind(addItemFx, safe),
    reserve: scopeBind(reserveFx, safe),
    ...boundChanges(),
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
  if (operation.kind === 'add') return addTo(calls, cartId, operation.item, { transactionId: operation.id })
  if (cartId) return calls.change(cartId, operation)
  const cart = await calls.create({ body: {} })
  // A new cart has no line to change.
  return 'itemId' in operation ? cart : act(calls, cart.basketId, operation)
}
