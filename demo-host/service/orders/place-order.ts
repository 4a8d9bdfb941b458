import type { Order, PlaceOrderRequest } from '../../../core/checkout/contracts'
import { seenIn } from '../carts/open'
import { giftUpcs, viewCart } from '../carts/view'
import type { Call } from '../calls/context'
import { inTransaction } from '../database/transaction'
import { errorBody, fail, ShopFailure } from '../failure'
import type { StoredAnswer } from '../repositories/stored-answers'
import { lockCart, saveCart } from '../repositories/carts'
import { findOrder, findPlacement } from '../repositories/orders'
import { withoutData } from '../without-data'
import { answerOrder, refusalOf } from './answer-order'
import { openChallenge } from './open-challenge'
import { recordIntent } from './record-intent'
import { settleOrder } from './settle-order'
import { CHANGES } from './what-changed'

/** Stored instead of an answer: the body is the order's number, and the order's state is the answer. */
const SEE_ORDER = 303

type PlaceCall = Call<string, undefined, PlaceOrderRequest>

/**
 * Buys a cart: a short transaction holds stock and records the intent, the provider is called outside of any, and a short
 * transaction finishes. The same transaction id always finds the same order.
 */
export async function placeOrder(call: PlaceCall, origin: string): Promise<Order> {
  const orderNumber = await orderOf(call)
  try {
    await settleOrder(call, orderNumber)
  } catch (error) {
    call.log.error({ orderNumber, failure: withoutData(error) }, 'A payment is open')
    throw fail('GEN500', { orderNumber }, { status: 503, message: 'The payment is still being checked' })
  }
  const order = await findOrder(call.db, orderNumber)
  if (!order || order.state === 'void') throw order ? refusalOf(order) : fail('GEN500')
  return answerOrder(order, call, { challenge: await openChallenge(call, order, origin) })
}

/** The order of this transaction id, new or recorded before. */
async function orderOf(call: PlaceCall): Promise<string> {
  const placement = `${call.key.key} ${call.shopper().consumerNo} ${call.transactionId}`
  try {
    return await inTransaction(call.db, async tx => {
      const claim = await call.once.claim(tx)
      if (claim.kind === 'saved') return savedOrder(claim.answer)
      const known = await findPlacement(tx, placement)
      const orderNumber = known?.order_number ?? (await recordIntent(call, tx, call.body, placement))
      await call.once.settle(tx, { status: SEE_ORDER, body: orderNumber })
      return orderNumber
    })
  } catch (error) {
    if (!(error instanceof ShopFailure) || error.status >= 500) throw error
    if (CHANGES.includes(error.code)) await tellNewTotals(call)
    const refusal = { status: error.status, body: JSON.stringify(errorBody(error, call.correlationId)) }
    return savedOrder(await call.once.storeRefusal(call.db, refusal))
  }
}

/** The first call reports new totals, the next one buys at them. */
async function tellNewTotals(call: PlaceCall): Promise<void> {
  const { cartId } = call.body
  await inTransaction(call.db, async tx => {
    const cart = await lockCart(tx, cartId, await giftUpcs(call.db, tx))
    if (!cart) return
    const view = await viewCart(cart, call, tx)
    await saveCart(tx, { ...cart.row, document: { ...cart.row.document, seen: seenIn(view) } })
  })
}

/** The stored order number; a stored refusal is thrown again. */
function savedOrder(saved: StoredAnswer): string {
  if (saved.status === SEE_ORDER) return saved.body
  throw savedFailure(saved)
}

function savedFailure({ status, body }: StoredAnswer): ShopFailure {
  const { errorDetails } = JSON.parse(body) as { errorDetails: [{ errorId: string; message: string }] }
  const { errorId, message, ...details } = errorDetails[0]
  return new ShopFailure(errorId, details, { status, message })
}
