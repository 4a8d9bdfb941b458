import type { Cart } from '../../../../core/shapes/cart'
import type { ExpressBasketRequest } from '../../../../core/wallets/contracts'
import type { Call, CallContext } from '../../calls/context'
import { answerCart } from '../../carts/answer'
import { addLine, upcOf } from '../../carts/change-lines'
import { lineContextOf } from '../../carts/line-context'
import { newCart, newRow, seenIn } from '../../carts/open'
import { viewCart } from '../../carts/view'
import type { Tx } from '../../database/transaction'
import { isFromItsPage, originOf } from '../../handoffs/from-its-page'
import type { Service } from '../../plugins/service'
import { insertCart } from '../../repositories/carts'
import { claimHandoff, lockHandoff, settleHandoff } from '../../repositories/handoffs'
import { productFacts } from '../../repositories/product-facts'

/** A basket with one item, never the shopper's cart. */
export async function openExpressBasket(
  call: Call<string, unknown, ExpressBasketRequest>,
  tx: Tx,
  service: Pick<Service, 'accessKeys'>,
): Promise<Cart> {
  const { productId, upc } = call.body
  const pageCart = await cartToTell(call, tx, service, call.body)
  const facts = await productFacts(call.db, tx, [productId])
  const cart = await newCart(call, tx, newRow(call, call.currency), [upcOf({ productId, upc }, { facts })])
  const added = addLine(cart.row.document, { productId, upc, qty: 1 }, await lineContextOf(call, tx, cart, facts))
  const document = { ...added, ...(pageCart ? { tellsCart: pageCart } : {}) }
  const view = await viewCart({ ...cart, row: { ...cart.row, document } }, call, tx)
  await insertCart(tx, { ...view.row, document: { ...document, seen: seenIn(view) } }, true)
  return answerCart(view, call)
}

/** The cart of the page that the shopper comes from, which may learn of the order. Claims the code. */
async function cartToTell(
  call: CallContext,
  tx: Tx,
  service: Pick<Service, 'accessKeys'>,
  { handoff: code, from }: ExpressBasketRequest,
): Promise<string | null> {
  const handoff = code ? await lockHandoff(tx, code) : null
  const { consumerNo } = call.shopper()
  if (!handoff || (handoff.claimedBy ?? consumerNo) !== consumerNo) return null
  if (!(await isFromItsPage(service, tx, handoff, originOf(from)))) return null
  if (!handoff.claimedBy) await claimHandoff(tx, handoff, consumerNo, call.transactionId)
  if (!handoff.choice) await settleHandoff(tx, handoff, { choice: 'keep' })
  return handoff.basketId
}
