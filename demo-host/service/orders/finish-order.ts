import { type Db, inTransaction, type Tx } from '../database/transaction'
import type { Outcome, Refusal } from '../payments/gateway'
import { takeBought } from '../carts/handed'
import { lockCart } from '../repositories/carts'
import { findOrder, handOrderOver, lockOrder, movePayment, moveOrder, type OrderRow } from '../repositories/orders'
import { releaseStock, sellStock } from '../repositories/stock-holds'
import { endTurns } from '../repositories/hold-turns'
import { restoreValues } from '../repositories/value-ledger'
import type { OrderFailure } from '../documents/order'
import { closeCart, giveCartBack, reopenCart } from './ordered-cart'
import { giveCouponsBack } from './count-coupons'
import { leaveToOutbox } from '../repositories/outbox'
import { mailsOfPlaced } from './mails-of-placed'
import { readerOf } from './subscribe-contact'

/** Nobody waits for the payment any more. Its order is void before the outbox cancels it: a payment may place its order while it is being cancelled. */
export const ABANDONED = { kind: 'abandoned' } as const

type Ending = Outcome | typeof ABANDONED

/** The last transaction of an order: records the outcome of its payment, once. A placed or void order never changes. */
export async function finishOrder(db: Db, orderNumber: string, outcome: Ending): Promise<void> {
  const known = await findOrder(db, orderNumber)
  if (known) await finishKnown(db, known, outcome)
}

export async function finishKnown(db: Db, known: OrderRow, outcome: Ending): Promise<void> {
  await inTransaction(db, async tx => {
    // Every write locks cart, order, stock in this order.
    const cart = await lockCart(tx, known.basket_id, [])
    const order = await lockOrder(tx, known.order_number)
    if (!order || (order.state !== 'paying' && order.state !== 'challenged')) return
    if (outcome.kind === 'authorised') return place(tx, order, cart?.row ?? null, outcome.reference)
    if (outcome.kind === 'challenged') return challenge(tx, order, cart?.row ?? null, outcome)
    if (outcome.kind === 'refused') return giveUp(tx, order, cart?.row ?? null, outcome.refusal)
    return abandon(tx, order, cart?.row ?? null)
  })
}

type Cart = Parameters<typeof closeCart>[1] | null

async function place(tx: Tx, order: OrderRow, cart: Cart, reference: string): Promise<void> {
  await moveOrder(tx, order.order_number, 'placed')
  await movePayment(tx, order.order_number, { state: 'authorised', reference })
  if (cart) await closeCart(tx, cart, order, 'placed')
  await takeBought(tx, order)
  await leaveToOutbox(tx, 'payment-capture', order.order_number, ...mailsOfPlaced(order))
  if (readerOf(order)) await leaveToOutbox(tx, 'order-placed', order.order_number)
  await giveToCustomer(tx, order)
  await sellStock(tx, order.order_number)
  await endTurns(tx, order.consumer_no, order.order_number)
}

/** What an associate sold for a customer is in the customer's history. */
async function giveToCustomer(tx: Tx, { order_number, consumer_no, in_store_sale }: OrderRow): Promise<void> {
  const intoConsumerNo = in_store_sale?.customerNo
  if (intoConsumerNo) await handOrderOver(tx, order_number, { fromConsumerNo: consumer_no, intoConsumerNo })
}

async function challenge(
  tx: Tx,
  order: OrderRow,
  cart: Cart,
  { reference, challengeId }: Extract<Outcome, { kind: 'challenged' }>,
): Promise<void> {
  if (order.state === 'challenged') return
  await moveOrder(tx, order.order_number, 'challenged')
  await movePayment(tx, order.order_number, { state: 'challenged', reference, challenge_id: challengeId })
  if (cart) await closeCart(tx, cart, order, 'challenged')
}

async function giveUp(tx: Tx, order: OrderRow, cart: Cart, refusal: Refusal): Promise<void> {
  const basketId = order.state === 'challenged' && isMissed(order, cart, refusal) ? await giveCartBack(tx, order) : null
  await moveOrder(tx, order.order_number, 'void', failureOf(refusal, basketId))
  await movePayment(tx, order.order_number, { state: 'refused' })
  if (cart && cart.openOrder === order.order_number) await reopenCart(tx, cart)
  await giveCouponsBack(tx, order)
  await restoreValues(tx, order.order_number)
  await releaseStock(tx, order.order_number)
}

async function abandon(tx: Tx, order: OrderRow, cart: Cart): Promise<void> {
  await giveUp(tx, order, cart, 'PAY400')
  await movePayment(tx, order.order_number, { state: 'voided' })
  await leaveToOutbox(tx, 'payment-refund', order.order_number)
}

/** Right after a refusal the shopper continues with the same items; one who has filled the cart again has moved on. */
function isMissed(order: OrderRow, cart: Cart, refusal: Refusal): boolean {
  if (refusal === 'authentication') return true
  return cart?.openOrder === order.order_number && cart.document.lines.length === 0
}

function failureOf(refusal: Refusal, basketId: string | null): OrderFailure {
  const reason = refusal === 'authentication' ? { reason: 'authentication' } : {}
  const details = { ...reason, ...(basketId ? { basketId } : {}) }
  return { code: refusal === 'authentication' ? 'PAY400' : refusal, details }
}
