import type { ReturnLabel, ReturnRefusal } from '../../../core/purchases/contracts'
import type { CallContext } from '../calls/context'
import type { Db, Tx } from '../database/transaction'
import type { Parcel } from '../documents/parcel'
import { fail } from '../failure'
import { returnLabelPdf } from '../invoices/return-label'
import { type NamedOrder, ownOrder } from '../orders/own-order'
import { returnRefusal } from '../orders/return-refusal'
import { lockOrder, type OrderRow } from '../repositories/orders'
import { announceReturn, findParcel } from '../repositories/parcels'
import { sandboxNow } from '../repositories/sandbox-clock'
import { withoutData } from '../without-data'
import { type CarrierLabel, carrierOf } from './carrier'

export type PreparedReturn = { readonly order: OrderRow; readonly answer: ReturnLabel }

/**
 * Requests a return label from the carrier, outside of any transaction. Throws `OHS4004`, `GEN500` (409) with a `reason` if the
 * order cannot be returned, and `RTN500` if the carrier makes no label. Repeating it gives the same return and label.
 */
export async function prepareReturn(call: CallContext, named: NamedOrder): Promise<PreparedReturn> {
  const order = await ownOrder(call.db, named, call.shopper())
  const orderNumber = order.order_number
  await checkReturn(call.db, order, await findParcel(call.db, orderNumber))
  const { carrier, trackingNumber } = await labelFor(call, orderNumber)
  const ids = { returnNumber: `R${orderNumber}`, carrier, trackingNumber }
  const content = (await returnLabelPdf(order, ids, call.configuration.seller)).toString('base64')
  const label = { fileName: `return-${ids.returnNumber}.pdf`, contentType: 'application/pdf', content }
  return { order, answer: { ...ids, label } }
}

async function labelFor(call: CallContext, orderNumber: string): Promise<CarrierLabel> {
  const carrier = carrierOf(call)
  if (!carrier) throw fail('RTN500')
  try {
    return await carrier.makeLabel({ orderNumber, from: 'shopper' })
  } catch (error) {
    call.log.error({ failure: withoutData(error) }, 'The carrier made no label')
    throw fail('RTN500')
  }
}

export async function saveReturn(tx: Tx, { order, answer }: PreparedReturn): Promise<ReturnLabel> {
  await lockOrder(tx, order.order_number)
  const parcel = await findParcel(tx, order.order_number)
  await checkReturn(tx, order, parcel)
  if (!parcel?.return_number) {
    await announceReturn(tx, order.order_number, {
      return_number: answer.returnNumber,
      return_tracking_number: answer.trackingNumber,
      return_announced_at: new Date(),
    })
  }
  return answer
}

const MESSAGES = {
  'not-delivered': 'The order was not delivered',
  returned: 'The order has come back already',
  'too-late': 'The time for a return is over',
} as const satisfies Readonly<Record<ReturnRefusal, string>>

async function checkReturn(db: Db, order: OrderRow, parcel: Parcel | undefined): Promise<void> {
  const reason = returnRefusal(order, parcel, await sandboxNow(db))
  if (reason) throw fail('GEN500', { reason }, { status: 409, message: MESSAGES[reason] })
}
