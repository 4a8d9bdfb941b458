import type { NewItem } from '../../../core/shapes/new-item'
import type { Cart } from '../../../core/shapes/cart'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { takeSavedItem, checkCurrency } from '../lists/take-saved-item'
import { insertCart } from '../repositories/carts'
import { productFacts } from '../repositories/product-facts'
import { answerCart } from './answer'
import { addLine, upcOf } from './change-lines'
import { newCart, newRow, seenIn } from './open'
import { lineContextOf } from './line-context'
import { viewCart } from './view'

/** Creates the shopper's cart with its first item. */
export async function beginWithItem(call: CallContext, tx: Tx, wantedItem: NewItem): Promise<Cart> {
  const wanted = await takeSavedItem(call, tx, wantedItem)
  const { item } = wanted
  const facts = await productFacts(call.db, tx, [item.productId])
  const cart = await newCart(call, tx, newRow(call, call.currency), [upcOf(item, { facts })], item.storeId)
  checkCurrency(wanted, cart.row.currency)
  const document = addLine(cart.row.document, item, await lineContextOf(call, tx, cart, facts))
  const view = await viewCart({ ...cart, row: { ...cart.row, document } }, call, tx)
  await insertCart(tx, { ...view.row, document: { ...document, seen: seenIn(view) } })
  return answerCart(view, call)
}
