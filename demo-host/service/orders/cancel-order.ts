import type { CancelOrderRequest, Order } from '../../../core/checkout/contracts'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { lockCart } from '../repositories/carts'
import { lockOrder, moveOrder, type OrderRow } from '../repositories/orders'
import { restock } from '../repositories/stock-holds'
import { stopGiftCards } from '../repositories/issued-gift-cards'
import { restoreValues } from '../repositories/value-ledger'
import { answerOrder } from './answer-order'
import { giveCouponsBack } from './count-coupons'
import { leaveToOutbox } from '../repositories/outbox'
import { ownOrder } from './own-order'

/**
 * Cancels an order before it is shipped: stock, coupons and stored values are restored, and the outbox refunds the money.
 * Repeating it has no effect. Throws `OHS4004` for somebody else's order as for an unknown one, and `GEN500` (409) once it is
 * shipped or one of its gift cards was used.
 */
export async function cancelOrder(call: CallContext, tx: Tx, body: CancelOrderRequest): Promise<Order> {
  const known = await ownOrder(tx, body, call.shopper())
  const orderNumber = known.order_number
  // Every write locks cart, order, stock in this order.
  await lockCart(tx, known.basket_id, [])
  const order = await lockOrder(tx, orderNumber)
  if (!order) throw fail('OHS4004')
  if (order.state === 'cancelled') return answerOrder(order, call)
  if (order.state !== 'placed') throw tooLate(order)
  if (!(await stopGiftCards(tx, orderNumber))) throw tooLate({ state: 'gift-card-used' })
  await moveOrder(tx, orderNumber, 'cancelled')
  await giveCouponsBack(tx, order)
  await restoreValues(tx, orderNumber)
  await leaveToOutbox(tx, 'payment-refund', orderNumber, { kind: 'order-cancelled', orderNumber })
  await restock(tx, orderNumber)
  return answerOrder({ ...order, state: 'cancelled' }, call)
}

function tooLate({ state }: { readonly state: OrderRow['state'] | 'gift-card-used' }) {
  const message = state === 'shipped' ? 'The order has been shipped' : 'The order cannot be cancelled'
  return fail('GEN500', { reason: state }, { status: 409, message })
}
