import type { ReturnLabel } from '../../../core/purchases/contracts'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import type { Parcel } from '../documents/parcel'
import { fail } from '../failure'
import { returnLabelPdf } from '../invoices/return-label'
import { type NamedOrder, ownOrder } from '../orders/own-order'
import { lockOrder, type OrderRow } from '../repositories/orders'
import { announceReturn, findParcel } from '../repositories/parcels'
import { type CarrierLabel, carrierOf } from './carrier'

const DAYS = 30

export type PreparedReturn = { readonly order: OrderRow; readonly told: ReturnLabel }

/**
 * Requests a return label from the carrier, outside of any transaction. Throws `OHS4004`, `GEN500` (409) with a `reason` if the
 * order cannot be returned, and `RTN500` if the carrier makes no label. Repeating it gives the same return and label.
 */
export async function prepareReturn(call: CallContext, named: NamedOrder): Promise<PreparedReturn> {
  const order = await ownOrder(call.db, named, call.shopper())
  const orderNumber = order.order_number
  checkReturn(order, await findParcel(call.db, orderNumber))
  const { carrier, trackingNumber } = await labelFor(call, orderNumber)
  const said = { returnNumber: `R${orderNumber}`, carrier, trackingNumber }
  const content = (await returnLabelPdf(order, said, call.configuration.seller)).toString('base64')
  const label = { fileName: `return-${said.returnNumber}.pdf`, contentType: 'application/pdf', content }
  return { order, told: { ...said, label } }
}

async function labelFor(call: CallContext, orderNumber: string): Promise<CarrierLabel> {
  const carrier = carrierOf(call)
  if (!carrier) throw fail('RTN500')
  try {
    return await carrier.makeLabel({ orderNumber, from: 'shopper' })
  } catch (error) {
    call.log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'The carrier made no label')
    throw fail('RTN500')
  }
}

export async function keepReturn(tx: Tx, { order, told }: PreparedReturn): Promise<ReturnLabel> {
  await lockOrder(tx, order.order_number)
  const parcel = await findParcel(tx, order.order_number)
  checkReturn(order, parcel)
  if (!parcel?.return_number) {
    await announceReturn(tx, order.order_number, {
      return_number: told.returnNumber,
      return_tracking_number: told.trackingNumber,
      return_announced_at: new Date(),
    })
  }
  return told
}

/** Only what was delivered in the last 30 days, and no gift cards sent by e-mail. */
function checkReturn(order: OrderRow, parcel: Parcel | undefined): void {
  const isMailed = order.document.shipments.every(one => one.class === 'digital')
  const delivered = parcel?.events.find(({ stage }) => stage === 'delivered')
  if (order.state === 'cancelled' || !delivered || isMailed)
    throw refused('not-delivered', 'The order was not delivered')
  if (parcel && parcel.stage !== 'delivered') throw refused('returned', 'The order has come back already')
  if (parcel?.return_number) return
  if (Date.parse(delivered.at) + DAYS * 86_400_000 < Date.now())
    throw refused('too-late', 'The time for a return is over')
}

const refused = (reason: string, message: string) => fail('GEN500', { reason }, { status: 409, message })
