import type { Cart } from '../../../core/shapes/cart'
import { keepCart, openForWrite } from '../carts/open'
import { viewCart } from '../carts/view'
import type { CallContext } from '../context'
import type { Tx } from '../database/transaction'
import { transitionsOf } from '../delivery/transitions'
import { fail } from '../failure'
import { HOLD_MINUTES, holdStock } from '../stock/holds'
import { flashOf, needsOf } from './check-cart'

/** Checks a cart from end to end and holds its stock; what stands against it is told by flashes, what changed too, deliveries among it. */
export async function prepareOrder(call: CallContext, tx: Tx, basketId: string): Promise<Cart> {
  const cart = await openForWrite(call, tx, basketId)
  const before = await viewCart(cart, call, tx)
  if (cart.row.document.lines.length === 0) throw fail('ORD430')
  const moved = transitionsOf(before)
  const document = { ...cart.row.document, lines: moved.lines }
  const view = moved.flash.length > 0 ? await viewCart({ ...cart, row: { ...cart.row, document } }, call, tx) : before
  // A line that cannot be bought is no reason to hold the others: the shopper decides first.
  if (view.unavailable.size === 0) {
    await holdStock(tx, basketId, needsOf(view), new Date(Date.now() + HOLD_MINUTES * 60_000))
  }
  return keepCart(call, tx, cart, document, [...moved.flash, ...flashOf(view)])
}
