import { tryEach } from '../database/batches'
import { ordersStandingIn, findPayment } from '../repositories/orders'
import { ABANDONED, finishOrder } from './finish-order'
import { gatewayFor, resolveOrder, type SettleContext } from './settle-order'

/** Longer than any process waits for its provider. */
const ABANDONED_SECONDS = 45

const AT_ONCE = 100

/** Settles orders whose process crashed, or whose challenge expired. One that cannot be settled yet does not delay the others. */
export async function sweepOrders(
  context: SettleContext,
  abandonedSeconds = ABANDONED_SECONDS,
  atOnce = AT_ONCE,
): Promise<void> {
  const abandoned = new Date(Date.now() - abandonedSeconds * 1000)
  await tryEach(due(context, abandoned, atOnce))
}

async function* due(context: SettleContext, abandoned: Date, atOnce: number): AsyncGenerator<() => Promise<void>> {
  for await (const unpaid of ordersStandingIn(context.db, 'paying', 'created_at', { before: abandoned, atOnce })) {
    yield () => resolveOrder(context, unpaid)
  }
  for await (const open of ordersStandingIn(context.db, 'challenged', 'expires_at', { before: new Date(), atOnce })) {
    yield () => giveUpChallenge(context, open)
  }
}

async function giveUpChallenge(context: SettleContext, orderNumber: string): Promise<void> {
  const payment = await findPayment(context.db, orderNumber)
  if (!payment) return
  // The bank may have agreed a moment ago, after the browser was closed.
  const known = await gatewayFor(context).find(payment.payment_id)
  await finishOrder(context.db, orderNumber, known && known.kind !== 'challenged' ? known : ABANDONED)
}
