import type { CallContext } from '../calls/context'
import { newId } from '../database/ids'
import type { Tx } from '../database/transaction'
import { addItem } from '../lists/change-list'
import { refuseWhilePaid } from '../carts/being-paid'
import { type CartOnShelf, insertCart, lockCart, saveCart } from '../repositories/carts'
import { lockConsumer } from '../repositories/consumers'
import { lockOrMakeList, saveList } from '../repositories/lists'
import { productFacts } from '../repositories/product-facts'
import { holdNoMore, moveHolds } from '../repositories/stock-holds'
import { withoutOrphans } from '../carts/adjust'
import { type CartDocument, type CartLine, type CartRow, emptyDocument } from '../documents/cart'
import { basketOf, type Merged } from '../carts/for-session'
import { asHolderSees, beyond, takeBack } from '../carts/handed'
import { mergeDocuments } from '../carts/merge-documents'

/** `instead`: the receiver's own lines are saved for later. */
export type Crossing = {
  readonly basketId: string
  readonly fromConsumerNo: string
  readonly intoConsumerNo: string
  readonly call: CallContext
  readonly instead?: boolean
  /** The browser showed that the shopper comes from the page that handed the cart over. */
  readonly fromItsPage?: boolean
}

/** Copies lines and coupons to another shopper's cart, and nothing else. The first cart stays, and follows the second (`handed.ts`). Call it in `afterPayment`, like every move of a cart. */
export async function crossLines(tx: Tx, crossing: Crossing): Promise<Merged> {
  const { basketId, fromConsumerNo, intoConsumerNo } = crossing
  await lockConsumer(tx, intoConsumerNo)
  const target = await basketOf(tx, intoConsumerNo)
  const found = await lockCart(tx, basketId, [])
  const whole = { basketId: target, notMerged: [] }
  if (found?.row.consumerNo !== fromConsumerNo || target === basketId) return whole
  const { row: from } = await asHolderSees(found, tx)
  if (from.document.lines.length === 0) return whole
  await refuseWhilePaid(tx, from.openOrder)

  const there = target
    ? await lockCart(
        tx,
        target,
        from.document.lines.map(({ upc }) => upc),
      )
    : null
  const { receiver, notMerged } = there
    ? await addTo(tx, await takeBack(there, tx), from, crossing)
    : { receiver: await begin(tx, from, intoConsumerNo), notMerged: [] }
  const { takenBack: _, tellsOrder: __, ...document } = from.document
  const link = crossing.fromItsPage ? { tellsOrder: true as const } : {}
  await saveCart(tx, { ...from, document: { ...document, ...link }, handedTo: receiver })
  await moveHolds(tx, basketId, receiver)
  return { basketId: receiver, notMerged }
}

async function begin(tx: Tx, from: CartRow, consumerNo: string): Promise<string> {
  const { currency } = from
  const row = { basketId: newId(), consumerNo, currency, openOrder: null, lastOrder: null, handedTo: null }
  await insertCart(tx, { ...row, document: baggage(from.document, from.document.lines) })
  return row.basketId
}

/** Lines that the receiver has from an earlier handoff count once. */
async function addTo(
  tx: Tx,
  into: CartOnShelf,
  from: CartRow,
  { call, instead }: Crossing,
): Promise<{ receiver: string; notMerged: Merged['notMerged'] }> {
  const { row } = into
  const isAgain = from.handedTo === row.basketId
  const { lines } = from.document
  if (instead) {
    await refuseWhilePaid(tx, row.openOrder)
    await saveForLater(tx, row, isAgain ? beyond(row.document.lines, lines) : row.document.lines, call)
    await holdNoMore(tx, row.basketId, new Map())
  }
  const kept: CartOnShelf = instead ? { ...into, row: { ...row, document: { ...row.document, lines: [] } } } : into
  const added = isAgain ? beyond(lines, kept.row.document.lines) : lines
  const crossed = { ...from, document: baggage(from.document, added) }
  const { document, notMerged } = await mergeDocuments(kept, crossed, call, tx)
  await saveCart(tx, { ...row, document: withoutOrphans(document) })
  return { receiver: row.basketId, notMerged }
}

/** Lines under new ids, with the prices that were shown for them, and coupons. */
function baggage({ coupons, seen }: CartDocument, lines: readonly CartLine[]): CartDocument {
  const renamed = lines.map(line => ({ line: { ...line, id: newId() }, told: seen?.prices[line.id] }))
  const link = renamed.flatMap(({ line, told: link }) => (link === undefined ? [] : [[line.id, link] as const]))
  return {
    ...emptyDocument,
    lines: renamed.map(({ line }) => line),
    coupons,
    seen: seen && { prices: Object.fromEntries(link) },
  }
}

async function saveForLater(tx: Tx, row: CartRow, lines: readonly CartLine[], call: CallContext): Promise<void> {
  if (lines.length === 0) return
  const facts = await productFacts(
    call.db,
    tx,
    lines.map(({ productId }) => productId),
  )
  const list = await lockOrMakeList(tx, row.consumerNo, 'saved')
  const document = lines.reduce((saved, line) => {
    const max = facts.get(line.productId)?.document.maxQty ?? Infinity
    return addItem(saved, { ...line, id: newId(), currency: row.currency }, max)
  }, list.document)
  await saveList(tx, { ...list, document })
}
