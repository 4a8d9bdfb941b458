import type { CancelOrderRequest, Order } from '../../../core/checkout/contracts'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { lockCart } from '../repositories/carts'
import { lockOrder, moveOrder, type OrderRow } from '../repositories/orders'
import { restock } from '../repositories/stock-holds'
import { stopGiftCards } from '../repositories/issued-gift-cards'
import { giveValuesBack } from '../repositories/value-book'
import { answerOrder } from './answer-order'
import { giveCouponsBack } from './count-coupons'
import { leaveMails, leaveToOutbox } from '../repositories/outbox'
import { ownOrder } from './own-order'

/**
 * Takes an order back before it is shipped: stock, coupons and what paid for it are as they were, the money goes back by
 * the outbox. Done once, however often it is asked. Throws `OHS4004` for an order that is not the shopper's, in the same
 * words as for none, and `GEN500` (409) once it is shipped, or a gift card of it was used.
 */
export async function cancelOrder(call: CallContext, tx: Tx, body: CancelOrderRequest): Promise<Order> {
  const known = await ownOrder(tx, body, call.shopper())
  const orderNumber = known.order_number
  // Cart before order before stock, as every other write does.
  await lockCart(tx, known.basket_id, [])
  const order = await lockOrder(tx, orderNumber)
  if (!order) throw fail('OHS4004')
  if (order.state === 'cancelled') return answerOrder(order, call)
  if (order.state !== 'placed') throw tooLate(order)
  if (!(await stopGiftCards(tx, orderNumber))) throw tooLate({ state: 'gift-card-used' })
  await moveOrder(tx, orderNumber, 'cancelled')
  await leaveMails(tx, { kind: 'order-cancelled', orderNumber })
  await giveCouponsBack(tx, order)
  await giveValuesBack(tx, orderNumber)
  await leaveToOutbox(tx, 'payment-refund', orderNumber)
  await restock(tx, orderNumber)
  return answerOrder({ ...order, state: 'cancelled' }, call)
}

function tooLate({ state }: { readonly state: OrderRow['state'] | 'gift-card-used' }) {
  const message = state === 'shipped' ? 'The order has been shipped' : 'The order cannot be cancelled'
  return fail('GEN500', { reason: state }, { status: 409, message })
}
