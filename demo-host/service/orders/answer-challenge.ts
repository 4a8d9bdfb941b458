import type { ChallengeResult, Order } from '../../../core/checkout/contracts'
import type { CallContext } from '../calls/context'
import { fail } from '../failure'
import { findOrder, findOrderOf, findPayment } from '../repositories/orders'
import { answerOrder, refusalOf } from './answer-order'
import { finishOrder } from './finish-order'
import { openChallenge } from './open-challenge'
import { gatewayFor } from './settle-order'

/** Given up by a page that could not read which challenge it is. */
const UNREADABLE = 'unreadable'

/**
 * Ends an order's challenge with the bank's signed answer. The first answer decides. Throws `ORD409` for somebody else's order,
 * `PAY400` if the bank refused.
 */
export async function answerChallenge(
  call: CallContext,
  orderNumber: string,
  { transactionId, challengeResult }: ChallengeResult,
  origin: string,
): Promise<Order> {
  const { consumerNo } = call.shopper()
  const order = await findOrderOf(call.db, orderNumber, { consumerNo })
  if (!order) throw fail('ORD409')
  if (order.state === 'challenged') {
    const payment = await findPayment(call.db, orderNumber)
    const challengeId = challengeResult === UNREADABLE ? payment?.challenge_id : transactionId
    if (!challengeId || payment?.challenge_id !== challengeId) throw fail('PYT404')
    await finishOrder(call.db, orderNumber, await gatewayFor(call).confirm(challengeId, challengeResult))
  }
  const settled = (await findOrder(call.db, orderNumber)) ?? order
  if (settled.state === 'void') throw refusalOf(settled)
  return answerOrder(settled, call, { challenge: await openChallenge(call, settled, origin) })
}
