import type { Order, PlaceOrderRequest } from '../../../core/checkout/contracts'
import { seenIn } from '../carts/open'
import { giftUpcs, viewCart } from '../carts/view'
import type { Call } from '../context'
import { inTransaction } from '../database/transaction'
import { errorBody, fail, ShopFailure } from '../failure'
import { lockCart, saveCart } from '../repositories/carts'
import { findOrder, findPayment, findPlacement } from '../repositories/orders'
import { answerOrder, refusalOf } from './answer-order'
import { recordIntent } from './record-intent'
import { settleOrder } from './settle-order'

type PlaceCall = Call<string, undefined, PlaceOrderRequest>

/**
 * Buys a cart: a short transaction that holds stock and records the intent, the provider outside of any, a short
 * transaction that finishes. The same transaction id finds the same order, however often and wherever it arrives.
 */
export async function placeOrder(call: PlaceCall, origin: string): Promise<Order> {
  const orderNumber = await orderOf(call)
  try {
    await settleOrder(call, orderNumber)
  } catch (error) {
    call.log.error({ orderNumber, failure: error instanceof Error ? error.name : 'unknown' }, 'A payment is open')
    throw fail('GEN500', { orderNumber }, { status: 503, message: 'The payment is still being checked' })
  }
  const order = await findOrder(call.db, orderNumber)
  if (!order || order.state === 'void') throw order ? refusalOf(order) : fail('GEN500')
  return answerOrder(order, await findPayment(call.db, orderNumber), origin)
}

/** The order of this call: recorded now, or before under the same transaction id. */
async function orderOf(call: PlaceCall): Promise<string> {
  const placement = `${call.key.key} ${call.shopper().consumerNo} ${call.transactionId}`
  try {
    return await inTransaction(call.db, async tx => {
      const claim = await call.once.claim(tx)
      if (claim.kind === 'saved') throw savedFailure(claim.answer)
      const known = claim.kind === 'running' ? await findPlacement(tx, placement) : undefined
      return known?.order_number ?? recordIntent(call, tx, call.body, placement)
    })
  } catch (error) {
    if (!(error instanceof ShopFailure) || error.status >= 500) throw error
    if (error.code === 'TAX310' || error.code === 'PRC400') await tellNewTotals(call)
    const refusal = { status: error.status, body: JSON.stringify(errorBody(error, call.correlationId)) }
    throw savedFailure(await call.once.keepRefusal(call.db, refusal))
  }
}

/** What was refused once for its totals is bought at the new ones, once the shopper saw them. */
async function tellNewTotals(call: PlaceCall): Promise<void> {
  const { cartId } = call.body
  await inTransaction(call.db, async tx => {
    const cart = await lockCart(tx, cartId, await giftUpcs(call.db, tx))
    if (!cart) return
    const view = await viewCart(cart, call, tx)
    await saveCart(tx, { ...cart.row, document: { ...cart.row.document, seen: seenIn(view) } })
  })
}

function savedFailure({ status, body }: { status: number; body: string }): ShopFailure {
  const { errorDetails } = JSON.parse(body) as { errorDetails: [{ errorId: string; message: string }] }
  const { errorId, message, ...details } = errorDetails[0]
  return new ShopFailure(errorId, details, { status, message })
}
