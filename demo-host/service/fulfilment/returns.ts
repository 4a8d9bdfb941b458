import type {
  RefundQuote,
  RefundQuoteRequest,
  ReturnedLine,
  ReturnLabel,
  ReturnReason,
  ReturnRefusal,
  ReturnRequest,
} from '../../../core/purchases/contracts'
import type { CallContext } from '../calls/context'
import type { Db, Tx } from '../database/transaction'
import type { Parcel } from '../documents/parcel'
import type { ArrivedReturn } from '../documents/return'
import { fail } from '../failure'
import { returnLabelPdf } from '../invoices/return-label'
import { type NamedOrder, ownOrder } from '../orders/own-order'
import { returnRefusal } from '../orders/return-refusal'
import { toMajor } from '../pricing/currency'
import { lockOrder, type OrderRow } from '../repositories/orders'
import { announceReturn, findParcel } from '../repositories/parcels'
import { sandboxNow } from '../repositories/sandbox-clock'
import { withoutData } from '../without-data'
import { returnNumberOf } from './arrived-return'
import { type CarrierLabel, carrierOf } from './carrier'
import { linesLeft, refundOf, sumOfParts } from '../orders/refund-of'

type Announced = { readonly lines: readonly ReturnedLine[]; readonly reason: ReturnReason | null }

export type PreparedReturn = { readonly order: OrderRow; readonly answer: ReturnLabel; readonly announced: Announced }

/**
 * Requests a return label from the carrier, outside of any transaction. Throws `OHS4004`, `GEN500` (409) with a `reason` if the
 * order, or these lines of it, cannot be returned, and `RTN500` if the carrier makes no label. While a return is under way,
 * repeating it gives the same return and label, whatever lines are named.
 */
export async function prepareReturn(
  call: CallContext,
  named: NamedOrder,
  { items, reason }: Pick<ReturnRequest, 'items' | 'reason'>,
): Promise<PreparedReturn> {
  const order = await ownOrder(call.db, named, call.shopper())
  const orderNumber = order.order_number
  const parcel = await findParcel(call.db, orderNumber)
  await checkReturn(call.db, order, parcel)
  const earlier = parcel?.arrived_returns ?? []
  const underWay = parcel?.return_number
  const requested = underWay ? (parcel.return_lines ?? undefined) : items
  const lines = checkedLines(order, earlier, requested)
  const returnNumber = underWay ?? returnNumberOf(orderNumber, earlier)
  const { carrier, trackingNumber } = await labelFor(call, orderNumber, returnNumber)
  const ids = { returnNumber, carrier, trackingNumber }
  const content = (await returnLabelPdf(order, { ...ids, lines }, call.configuration.seller)).toString('base64')
  const label = { fileName: `return-${returnNumber}.pdf`, contentType: 'application/pdf', content }
  return { order, answer: { ...ids, label }, announced: { lines, reason: reason ?? null } }
}

/** What the return of these lines would bring. */
export async function quoteRefund(
  call: CallContext,
  named: NamedOrder,
  { items }: Pick<RefundQuoteRequest, 'items'>,
): Promise<RefundQuote> {
  const order = await ownOrder(call.db, named, call.shopper())
  const parcel = await findParcel(call.db, order.order_number)
  await checkReturn(call.db, order, parcel)
  const earlier = parcel?.arrived_returns ?? []
  const { currency } = order
  return {
    currency,
    amount: toMajor(sumOfParts(refundOf(order, earlier, checkedLines(order, earlier, items))), currency),
  }
}

/** Each line once; all that is left if none is named. */
function checkedLines(
  { document }: OrderRow,
  earlier: readonly ArrivedReturn[],
  items: readonly ReturnedLine[] | undefined,
): readonly ReturnedLine[] {
  const left = linesLeft(document, earlier)
  if (!items) return left
  const isLeft = ({ itemId, qty }: ReturnedLine): boolean =>
    left.some(line => line.itemId === itemId && line.qty >= qty) &&
    items.filter(one => one.itemId === itemId).length === 1
  if (!items.every(isLeft)) throw refused('wrong-items')
  return items.map(({ itemId, qty }) => ({ itemId, qty }))
}

async function labelFor(call: CallContext, orderNumber: string, returnNumber: string): Promise<CarrierLabel> {
  const carrier = carrierOf(call)
  if (!carrier) throw fail('RTN500')
  try {
    return await carrier.makeLabel({ orderNumber, from: 'shopper', returnNumber })
  } catch (error) {
    call.log.error({ failure: withoutData(error) }, 'The carrier made no label')
    throw fail('RTN500')
  }
}

export async function saveReturn(tx: Tx, { order, answer, announced }: PreparedReturn): Promise<ReturnLabel> {
  await lockOrder(tx, order.order_number)
  const parcel = await findParcel(tx, order.order_number)
  await checkReturn(tx, order, parcel)
  if (parcel?.return_number) {
    // Another return was announced at the same moment: the label of this one would name other lines.
    if (!isSame(parcel.return_lines, announced.lines)) throw refused('wrong-items')
  } else {
    checkedLines(order, parcel?.arrived_returns ?? [], announced.lines)
    await announceReturn(tx, order.order_number, {
      return_number: answer.returnNumber,
      return_tracking_number: answer.trackingNumber,
      return_announced_at: new Date(),
      return_lines: announced.lines,
      return_reason: announced.reason,
    })
  }
  return answer
}

const isSame = (known: Announced['lines'] | null, lines: Announced['lines']): boolean =>
  known === null ||
  (known.length === lines.length &&
    known.every(({ itemId, qty }) => lines.some(line => line.itemId === itemId && line.qty === qty)))

const MESSAGES = {
  'not-delivered': 'The order was not delivered',
  returned: 'The order has come back already',
  'too-late': 'The time for a return is over',
  'wrong-items': 'These items are not left to return',
} as const satisfies Readonly<Record<ReturnRefusal, string>>

async function checkReturn(db: Db, order: OrderRow, parcel: Parcel | undefined): Promise<void> {
  const reason = returnRefusal(order, parcel, await sandboxNow(db))
  if (reason) throw refused(reason)
}

const refused = (reason: ReturnRefusal) => fail('GEN500', { reason }, { status: 409, message: MESSAGES[reason] })
