import { isMainMethod } from '../../../core/shapes/main-method'
import { tryEach } from '../database/batches'
import { inTransaction } from '../database/transaction'
import type { ArrivedReturn } from '../documents/return'
import { chargeOf, gatewayFor, type SettleContext } from '../orders/settle-order'
import { findOrder, findPayment, lockOrder, movePayment, type OrderRow } from '../repositories/orders'
import { leaveMails } from '../repositories/outbox'
import { dueRefunds, findParcel, moveParcel, recordRefund, refundedReturns } from '../repositories/parcels'
import { sandboxNow } from '../repositories/sandbox-clock'
import { advanceOrder } from './move-order'

const AT_ONCE = 100

/** Makes the refunds of returns that have arrived, and reports those that the outbox has made for the previous release. */
export async function recordRefunds(context: SettleContext): Promise<void> {
  const { db } = context
  const [due, made] = [await dueRefunds(db, AT_ONCE), await refundedReturns(db, AT_ONCE)]
  await tryEach([
    ...due.map(orderNumber => () => refundReturns(context, orderNumber)),
    ...made.map(orderNumber => async () => {
      await advanceOrder(db, orderNumber, 'refunded', await sandboxNow(db))
    }),
  ])
}

async function refundReturns(context: SettleContext, orderNumber: string): Promise<void> {
  const { db } = context
  const order = await findOrder(db, orderNumber)
  const due =
    (await findParcel(db, orderNumber))?.arrived_returns?.filter(({ refundedAt }) => refundedAt === null) ?? []
  if (!order || due.length === 0) return
  for (const one of due) await giveMoneyBack(context, order, one)
  const at = await sandboxNow(db)
  await inTransaction(db, async tx => {
    await lockOrder(tx, orderNumber)
    const parcel = await findParcel(tx, orderNumber)
    const numbers = due.map(({ returnNumber }) => returnNumber)
    const now =
      parcel?.arrived_returns?.filter(one => one.refundedAt === null && numbers.includes(one.returnNumber)) ?? []
    if (!parcel || now.length === 0) return
    await recordRefund(tx, parcel, numbers, at)
    if (parcel.stage === 'returned') {
      await moveParcel(tx, parcel, 'refunded', at)
      await movePayment(tx, orderNumber, { state: 'refunded' }, ['authorised', 'captured'])
    }
    await leaveMails(
      tx,
      ...now.map(({ returnNumber }) => ({ kind: 'order-refunded', orderNumber, returnNumber }) as const),
    )
  })
}

/** What is given back in part is captured first; what is given back whole may not have been captured. */
async function giveMoneyBack(
  context: SettleContext,
  order: OrderRow,
  { refund, returnNumber }: ArrivedReturn,
): Promise<void> {
  const { payment_instruments: instruments } = order.document
  const main = instruments.find(({ payment_method_id: id }) => isMainMethod(id))?.payment_instrument_id
  const amount = refund.find(({ instrumentId }) => instrumentId === main)?.amount ?? 0
  const payment = await findPayment(context.db, order.order_number)
  if (!payment || amount === 0) return
  const gateway = gatewayFor(context)
  if (amount === payment.amount) await gateway.cancel(chargeOf(payment))
  else await gateway.capture(payment.payment_id)
  await gateway.refund(payment.payment_id, amount, returnNumber)
}
