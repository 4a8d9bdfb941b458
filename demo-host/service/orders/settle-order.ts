import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import type { Charge, Gateway, Outcome } from '../payments/gateway'
import { gatewayOf } from '../payments/gateways'
import { findOrder, findPayment, type OrderRow, type PaymentRow } from '../repositories/orders'
import { ABANDONED, finishKnown, finishOrder } from './finish-order'

export type SettleContext = { readonly db: Db; readonly configuration: Configuration }

const atWork = new Map<string, Promise<void>>()

/**
 * The second step of an order: calls the provider outside of any transaction, and records the outcome. It may be repeated, at
 * the same time or after a crash: a payment is charged once, and an order is finished once.
 */
export function settleOrder(context: SettleContext, orderNumber: string): Promise<void> {
  const running = atWork.get(orderNumber)
  if (running) return running
  const work = settle(context, orderNumber).finally(() => atWork.delete(orderNumber))
  atWork.set(orderNumber, work)
  return work
}

async function settle(context: SettleContext, orderNumber: string): Promise<void> {
  const order = await findOrder(context.db, orderNumber)
  if (order?.state !== 'paying') return
  const payment = await findPayment(context.db, orderNumber)
  const outcome = payment ? await gatewayFor(context).authorise({ ...chargeOf(payment), ...knownOf(order) }) : PAID
  await finishKnown(context.db, order, outcome)
}

/** For an order whose process died: what the provider knows counts, and what it does not know is given up. */
export async function resolveOrder(context: SettleContext, orderNumber: string): Promise<void> {
  const payment = await findPayment(context.db, orderNumber)
  const outcome = payment ? await gatewayFor(context).find(payment.payment_id) : PAID
  await finishOrder(context.db, orderNumber, outcome ?? ABANDONED)
}

const PAID: Outcome = { kind: 'authorised', reference: 'nothing to pay' }

export function gatewayFor(context: SettleContext): Gateway {
  const gateway = gatewayOf(context)
  if (!gateway) throw new Error('A payment was recorded and no provider is plugged in')
  return gateway
}

/** What the provider's fraud check gets. */
const knownOf = ({ cart: { device, bid } }: OrderRow): Pick<Charge, 'device' | 'bid'> => ({
  ...(device ? { device } : {}),
  ...(bid ? { bid } : {}),
})

export const chargeOf = (payment: PaymentRow): Charge => ({
  paymentId: payment.payment_id,
  orderNumber: payment.order_number,
  token: payment.token,
  amount: payment.amount,
  currency: payment.currency,
})
