import type { Cart } from '../../../core/shapes/cart'
import type { Flash } from '../../../core/shapes/flash'
import type { CallContext } from '../context'
import type { Db, Tx } from '../database/transaction'
import { fail } from '../failure'
import { type CartOnShelf, lockCart, readCart, readShelf, saveCart } from '../repositories/carts'
import { answerCart } from './answer'
import type { CartDocument, CartRow, Seen } from './document'
import { giftUpcs, viewCart, type CartView } from './view'

/** The shopper's cart as it is now. Throws `BSK404` for one that is unknown, expired or somebody else's. */
export async function openCart(call: CallContext, through: Db, basketId: string): Promise<CartView> {
  const cart = own(call, await readCart(through, basketId, await giftUpcs(call.db, through)))
  return viewCart(cart, call, through)
}

/** The shopper's cart under the lock of a write, with the shelf of `upcs` beside its own. Throws `BSK404` likewise. */
export async function openForWrite(
  call: CallContext,
  tx: Tx,
  basketId: string,
  upcs: readonly string[] = [],
): Promise<CartOnShelf> {
  return own(call, await lockCart(tx, basketId, [...upcs, ...(await giftUpcs(call.db, tx))]))
}

/** A new cart, not kept yet, with the shelf of `upcs`. */
export async function newCart(call: CallContext, tx: Tx, row: CartRow, upcs: readonly string[]): Promise<CartOnShelf> {
  return { row, shelf: await readShelf(tx, row.currency, [...upcs, ...(await giftUpcs(call.db, tx))]) }
}

/** Keeps a changed cart, with what its shopper is told now, and answers it. */
export async function keepCart(
  call: CallContext,
  tx: Tx,
  cart: CartOnShelf,
  document: CartDocument,
  flash: readonly Flash[] = [],
): Promise<Cart> {
  const view = await viewCart({ ...cart, row: { ...cart.row, document } }, call, tx)
  await saveCart(tx, { ...view.row, document: { ...document, seen: seenIn(view) } })
  return answerCart(view, call, flash)
}

/** What an answer tells of prices, to be compared when the order is prepared. */
export const seenIn = ({ priced }: CartView): Seen => ({
  prices: Object.fromEntries(priced.lines.map(({ id, current }) => [id, current])),
  tax: priced.totals.taxAmount,
  total: priced.totals.total,
})

function own(call: CallContext, cart: CartOnShelf | null): CartOnShelf {
  if (!cart || cart.row.consumerNo !== call.shopper().consumerNo) throw fail('BSK404')
  return cart
}
