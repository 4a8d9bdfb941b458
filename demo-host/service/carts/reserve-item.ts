import type { ReservedItem } from '../../../core/cart/contracts'
import type { Cart } from '../../../core/shapes/cart'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { takeSavedItem, checkCurrency } from '../lists/take-saved-item'
import { type CartOnShelf, insertCart } from '../repositories/carts'
import { productFacts } from '../repositories/product-facts'
import { botChallenge } from '../calls/bot-check'
import { holdGranted, type Needs } from '../repositories/stock-holds'
import { holderOf, takeTurns } from '../stock/turns'
import { addLine, upcOf } from './change-lines'
import type { CartDocument } from '../documents/cart'
import { saveNewCart, newCart, newRow, openForWrite } from './open'
import { countsByShelf, withHeld } from '../stock/shelf'
import { lineContextOf } from './line-context'

/**
 * Adds an item to the cart, or to a new one, and holds its stock at once. Existing holds stay. A shopper who may not hold it
 * again gets it without a hold. Throws what an add throws, `INV700`, `INV703`, and the bot challenge.
 */
export async function reserveItem(call: CallContext, tx: Tx, { cartId, ...body }: ReservedItem): Promise<Cart> {
  const wanted = await takeSavedItem(call, tx, body)
  const { item } = wanted
  const facts = await productFacts(call.db, tx, [item.productId])
  const upcs = [upcOf(item, { facts })]
  const cart = cartId
    ? await openForWrite(call, tx, cartId, upcs, item.storeId)
    : await begin(call, tx, upcs, item.storeId)
  checkCurrency(wanted, cart.row.currency)
  const document = addLine(cart.row.document, item, await lineContextOf(call, tx, cart, facts))
  const needs = moreOf(document, cart)
  const { until, isCheckWanted } = await takeTurns(tx, holderOf(call, body), needs)
  if (isCheckWanted) throw botChallenge(call.locale)
  await holdGranted(tx, cart.row.basketId, needs, until)
  return saveNewCart(call, tx, { ...cart, shelf: withHeld(cart.shelf, needs, until) }, document)
}

async function begin(
  call: CallContext,
  tx: Tx,
  upcs: readonly string[],
  storeId: string | null | undefined,
): Promise<CartOnShelf> {
  const row = newRow(call, call.currency)
  await insertCart(tx, row)
  return newCart(call, tx, row, upcs, storeId)
}

/** The shelves of which the cart now needs more. */
function moreOf({ lines }: CartDocument, { row }: CartOnShelf): Needs {
  const before = countsByShelf(row.document.lines)
  return new Map([...countsByShelf(lines)].filter(([shelf, count]) => count > (before.get(shelf) ?? 0)))
}
