import type { PaymentTopic } from '../repositories/outbox'
import { findCapture, findPayment, movePayment } from '../repositories/orders'
import { workLane, type WorkOptions } from '../outbox/work-lane'
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

/** An uncaptured payment is cancelled, a captured one refunded. */
async function refund(context: SettleContext, orderNumber: string): Promise<void> {
  const payment = await findPayment(context.db, orderNumber)
  if (!payment) return
  const gateway = gatewayFor(context)
  await gateway.cancel(chargeOf(payment))
  await gateway.refund(payment.payment_id, payment.amount)
  await movePayment(context.db, orderNumber, { state: 'refunded' }, ['authorised', 'captured'])
}
