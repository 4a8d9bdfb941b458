import type { PrepareOrderRequest } from '../../../core/checkout/contracts'
import type { Cart } from '../../../core/shapes/cart'
import { saveNewCart, openForWrite } from '../carts/open'
import { withHeld } from '../stock/shelf'
import { viewCart } from '../carts/view'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { transitionsOf } from '../delivery/transitions'
import { fail } from '../failure'
import { holdGranted } from '../repositories/stock-holds'
import { holderOf, takeTurns } from '../stock/turns'
import { checkPresale, flashOf } from './check-cart'
import { needsOf } from '../carts/needs'

/**
 * Checks a cart completely and holds its stock. Problems and changes are reported as flashes. What its shopper may not hold now
 * is not held, but can still be bought.
 */
export async function prepareOrder(call: CallContext, tx: Tx, body: PrepareOrderRequest): Promise<Cart> {
  const { basketId } = body
  const cart = await openForWrite(call, tx, basketId)
  const before = await viewCart(cart, call, tx)
  if (cart.row.document.lines.length === 0) throw fail('ORD430')
  checkPresale(before, call.shopper())
  const moved = transitionsOf(before)
  const document = { ...cart.row.document, lines: moved.lines }
  const view = moved.flash.length > 0 ? await viewCart({ ...cart, row: { ...cart.row, document } }, call, tx) : before
  const flash = [...moved.flash, ...flashOf(view)]
  // If a line is unavailable nothing is held: the shopper decides first.
  if (view.unavailable.size > 0) return saveNewCart(call, tx, cart, document, flash)
  const needs = needsOf(view)
  const { until } = await takeTurns(tx, holderOf(call, body), needs)
  await holdGranted(tx, basketId, needs, until)
  return saveNewCart(call, tx, { ...cart, shelf: withHeld(cart.shelf, needs, until) }, document, flash)
}
