import type { Cart } from '../../../core/shapes/cart'
import { keepCart, openForWrite } from '../carts/open'
import { viewCart } from '../carts/view'
import type { CallContext } from '../context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { HOLD_MINUTES, holdStock } from '../stock/holds'
import { flashOf, needsOf } from './check-cart'

/** Checks a cart from end to end and holds its stock; what stands against it is told by flashes, what changed too. */
export async function prepareOrder(call: CallContext, tx: Tx, basketId: string): Promise<Cart> {
  const cart = await openForWrite(call, tx, basketId)
  const view = await viewCart(cart, call, tx)
  if (cart.row.document.lines.length === 0) throw fail('ORD430')
  // A line that cannot be bought is no reason to hold the others: the shopper decides first.
  if (view.unavailable.size === 0) {
    await holdStock(tx, basketId, needsOf(view), new Date(Date.now() + HOLD_MINUTES * 60_000))
  }
  return keepCart(call, tx, cart, cart.row.document, flashOf(view))
}
