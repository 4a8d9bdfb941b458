import { tryEach } from '../plugins/sweeps'
import { movePayment, ordersStandingIn, findPayment } from '../repositories/orders'
import { finishOrder } from './finish-order'
import { chargeOf, gatewayFor, resolveOrder, type Till } from './settle-order'

/** Longer than any process waits for its provider. */
const ABANDONED_SECONDS = 45

/** Settles orders that a crash left unpaid, or whose bank's page nobody answered; one that cannot be settled yet holds up no other. */
export async function sweepOrders(till: Till, abandonedSeconds = ABANDONED_SECONDS): Promise<void> {
  const { db } = till
  const abandoned = new Date(Date.now() - abandonedSeconds * 1000)
  const unpaid = await ordersStandingIn(db, 'paying', 'created_at', abandoned)
  const unanswered = await ordersStandingIn(db, 'challenged', 'expires_at', new Date())
  await tryEach([
    ...unpaid.map(orderNumber => () => resolveOrder(till, orderNumber)),
    ...unanswered.map(orderNumber => () => giveUpChallenge(till, orderNumber)),
  ])
}

async function giveUpChallenge(till: Till, orderNumber: string): Promise<void> {
  const payment = await findPayment(till.db, orderNumber)
  if (!payment) return
  const gateway = gatewayFor(till)
  // The bank may have said yes a moment ago, with nobody left to bring the news.
  const known = await gateway.find(payment.payment_id)
  if (known?.kind === 'authorised') return finishOrder(till.db, orderNumber, known)
  await gateway.cancel(chargeOf(payment))
  const outcome = (await gateway.find(payment.payment_id)) ?? ({ kind: 'refused', refusal: 'PAY400' } as const)
  await finishOrder(till.db, orderNumber, outcome)
  if (outcome.kind === 'refused') await movePayment(till.db, orderNumber, { state: 'voided' })
}
