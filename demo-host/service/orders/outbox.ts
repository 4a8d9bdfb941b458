import type { PaymentTopic } from '../repositories/outbox'
import {
  findCapture,
  findOrder,
  findPayment,
  movePayment,
  type OrderRow,
  type PaymentRow,
  recordOrderRefund,
} from '../repositories/orders'
import { workLane, type WorkOptions } from '../outbox/work-lane'
import { nonRefundableSum } from './kept-gift-cards'
import { chargeOf, gatewayFor, type SettleContext } from './settle-order'
import { subscribeContact } from './subscribe-contact'

/** With a provider that takes 300 ms, twice the 50 captures a second that a busy shop needs. */
const AT_ONCE = 32
const RETRY_MS = 30_000

/** Captures and refunds what is waiting. Failures are retried after 30 s. */
export const workOutbox = (context: SettleContext, options: WorkOptions = {}): Promise<void> =>
  workLane(
    context.db,
    'payments',
    {
      finish: async ({ topic, subject }) => {
        if (isPayment(topic)) await work[topic](context, subject)
        return null
      },
      retryMs: () => RETRY_MS,
      atOnce: AT_ONCE,
    },
    options,
  )

type Work = (context: SettleContext, orderNumber: string) => Promise<void>

const isPayment = (topic: string): topic is PaymentTopic => Object.hasOwn(work, topic)

const work: Readonly<Record<PaymentTopic, Work>> = {
  'order-placed': subscribeContact,
  'payment-capture': capture,
  'payment-refund': refund,
}

async function capture(context: SettleContext, orderNumber: string): Promise<void> {
  const paymentId = await findCapture(context.db, orderNumber)
  if (paymentId === undefined) return
  await gatewayFor(context).capture(paymentId)
  await movePayment(context.db, orderNumber, { state: 'captured' }, ['authorised'])
}

/** An uncaptured payment is cancelled, a captured one refunded. A return keeps what its gift cards cost, so that is captured first. */
async function refund(context: SettleContext, orderNumber: string): Promise<void> {
  const payment = await findPayment(context.db, orderNumber)
  const order = await findOrder(context.db, orderNumber)
  if (!order) return
  if (payment) await refundPayment(context, order, payment)
  if (order.state === 'cancelled') await recordOrderRefund(context.db, orderNumber)
}

async function refundPayment(context: SettleContext, order: OrderRow, payment: PaymentRow): Promise<void> {
  const gateway = gatewayFor(context)
  const kept = order.state === 'shipped' ? nonRefundableSum(order.document, order.currency) : 0
  if (kept > 0) await gateway.capture(payment.payment_id)
  else await gateway.cancel(chargeOf(payment))
  if (payment.amount > kept) await gateway.refund(payment.payment_id, payment.amount - kept, order.order_number)
  await movePayment(context.db, order.order_number, { state: 'refunded' }, ['authorised', 'captured'])
}
