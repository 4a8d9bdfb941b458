import type { PlaceOrderRequest } from '../../../core/checkout/contracts'
import { type CartDocument, isMain, type MainInstrument, tokenOf } from '../documents/cart'
import { openForWrite } from '../carts/open'
import { viewCart, type CartView } from '../carts/view'
import type { CallContext } from '../calls/context'
import type { StoredSale } from '../documents/order'
import type { Tx } from '../database/transaction'
import { checkAddress, soundAddress } from '../delivery/check-address'
import { addressOf, isCollected, isMailedWhole, needsAddress } from '../delivery/shipments'
import { fail } from '../failure'
import { isExpired } from '../documents/card-expiry'
import { saveCart } from '../repositories/carts'
import { findOrder, insertOrder, type NewPayment } from '../repositories/orders'
import { holdForOrder } from '../repositories/stock-holds'
import { checkPresale, whyNotOrdered } from './check-cart'
import { needsOf } from '../carts/needs'
import { checkAdjustments, inStoreSale } from './check-associate'
import { newOrderNumber } from './order-number'
import { snapshotOf } from './snapshot'
import { takeParts } from './take-parts'
import { whatChanged } from './what-changed'
import { countCoupons } from './count-coupons'

/** How long a bank's page may stay open. */
const CHALLENGE_MINUTES = 15
/** How long an emptied cart still refers to its order. */
const SAME_ORDER_MINUTES = 30

/**
 * The first transaction of an order: checks the cart, holds its stock, and records the payment to be made under the call's
 * transaction id. Returns the order's number; an earlier one if another tab or a reload has just bought this cart.
 */
export async function recordIntent(
  call: CallContext,
  tx: Tx,
  body: PlaceOrderRequest,
  placement: string,
): Promise<string> {
  const cart = await openForWrite(call, tx, body.cartId)
  const earlier = await earlierOrder(tx, cart.row)
  if (earlier) return earlier

  if (cart.row.document.lines.length === 0) throw fail('ORD430')
  const first = await viewCart(cart, call, tx)
  const document = withBilling(cart.row.document, body, first, call)
  const view: CartView = { ...first, row: { ...cart.row, document } }
  const refusal = whyNotOrdered(view) ?? whatChanged(view)
  if (refusal) throw refusal
  checkAdjustments(document, body, call.shopper())
  checkPresale(view, call.shopper())
  const sale = await inStoreSale(tx, body, call.shopper())
  const instrument = payingInstrument(view, body)

  const orderNumber = await insertNew(call, tx, view, { placement, instrument, sale })
  await countCoupons(tx, view, orderNumber, call.shopper().email)
  await saveCart(tx, { ...view.row, openOrder: orderNumber })
  await takeParts(tx, view, orderNumber)
  // Last, to keep the lock on a popular shelf short.
  await holdForOrder(tx, view.row.basketId, orderNumber, needsOf(view))
  return orderNumber
}

/** The order that this cart is being paid as, or has just become, unless its lines show that a new order is meant. */
async function earlierOrder(tx: Tx, row: CartView['row']): Promise<string | null> {
  const open = row.openOrder ? await findOrder(tx, row.openOrder) : undefined
  if (open?.state === 'paying') return open.order_number
  if (row.document.lines.length > 0) return null
  if (open?.state === 'challenged') return open.order_number
  const last = row.lastOrder ? await findOrder(tx, row.lastOrder) : undefined
  // A cancelled order can be placed again.
  if (last?.state === 'cancelled') return null
  const isFresh = last?.placed_at && Date.now() - last.placed_at.getTime() < SAME_ORDER_MINUTES * 60_000
  return isFresh ? last.order_number : null
}

function withBilling(
  document: CartDocument,
  { billingAddress }: PlaceOrderRequest,
  { settings }: CartView,
  { key }: CallContext,
): CartDocument {
  if (billingAddress) {
    const checked = checkAddress(billingAddress, 'billing', settings.addressRules, key)
    return { ...document, billingAddress: soundAddress(checked) }
  }
  if (!document.billingAddress) throw fail('BIL400')
  if (!document.billingAddress.phone) throw fail('BILL410')
  return document
}

/** What pays the rest, null if nothing is left to pay. Throws `PYT400` if nothing can, `PYT404` or `FE309`. */
function payingInstrument(view: CartView, { paymentMethod }: PlaceOrderRequest): MainInstrument | null {
  if (view.priced.totals.remainingToPay === 0) return null
  const main = view.row.document.instruments.filter(isMain)
  const instrument = main.find(({ method }) => method === paymentMethod.code)
  if (!instrument) throw main.length === 0 ? fail('PYT400') : fail('PYT404')
  if ('card' in instrument && isExpired(instrument.card, view.at)) throw fail('FE309')
  return instrument
}

async function insertNew(
  call: CallContext,
  tx: Tx,
  view: CartView,
  {
    placement,
    instrument,
    sale,
  }: { readonly placement: string; readonly instrument: MainInstrument | null; readonly sale: StoredSale | null },
): Promise<string> {
  const { row, priced, at } = view
  const snapshot = snapshotOf(view, call, instrument)
  const email = emailOf(view, call)
  for (;;) {
    const orderNumber = newOrderNumber()
    const order = {
      order_number: orderNumber,
      basket_id: row.basketId,
      consumer_no: row.consumerNo,
      email,
      state: 'paying' as const,
      placement,
      currency: row.currency,
      total: priced.totals.total,
      document: JSON.stringify(snapshot),
      cart: JSON.stringify(row.document),
      failure: null,
      in_store_sale: sale && JSON.stringify(sale),
      locale: call.locale,
      created_at: at,
      placed_at: null,
      expires_at: new Date(at.getTime() + CHALLENGE_MINUTES * 60_000),
    }
    const isNew = await insertOrder(tx, order, needsOf(view), instrument && paymentOf(view, instrument))
    if (isNew) return orderNumber
  }
}

const paymentOf = ({ row, priced }: CartView, instrument: MainInstrument): NewPayment => ({
  method: instrument.method,
  token: tokenOf(instrument),
  currency: row.currency,
  amount: priced.totals.remainingToPay,
})

/** Where the confirmation goes, in lower case: the address of a parcel, else of who picks up, else of the bill. Throws `CHK380` without one. */
function emailOf({ row: { document }, shipments }: CartView, call: CallContext): string {
  const sent = isMailedWhole(shipments) ? shipments : shipments.filter(needsAddress)
  const addresses = [...sent, ...shipments.filter(isCollected)].map(shipment => addressOf(document, shipment))
  const known = [...addresses, document.billingAddress, ...Object.values(document.shippingAddresses)]
  const typed = known.map(address => address?.email?.trim())
  const email = typed.find(Boolean) ?? call.shopper().email
  if (!email) throw fail('CHK380', { fields: [{ name: 'email', code: 'CHK380' }] })
  return email.toLowerCase()
}
