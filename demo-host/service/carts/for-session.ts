import type { Cart } from '../../../core/shapes/cart'
import type { CallContext } from '../calls/context'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { refuseWhilePaid } from './being-paid'
import { insertCart, lockCart, newestBasket, readCart, saveCart } from '../repositories/carts'
import { moveHandedCarts } from '../repositories/handed-carts'
import { lockConsumer } from '../repositories/consumers'
import { moveHolds } from '../repositories/stock-holds'
import { withAdjustments } from './adjust'
import { answerCart as answerView } from './answer'
import { type CartRow, emptyDocument } from '../documents/cart'
import { asHolderSees, beyond, takeBack } from './handed'
import { mergeDocuments, type NotMerged } from './merge-documents'
import { priceFlash } from './price-flash'
import { giftUpcs, viewCart } from './view'

export const basketOf = (db: Db, consumerNo: string): Promise<string | null> => newestBasket(db, consumerNo)

/** The merged cart, and what did not fit into it. */
export type Merged = { readonly basketId: string | null; readonly notMerged: readonly NotMerged[] }

/** Moves one consumer's cart into another's, exactly once. Call it in `afterPayment`, because a cart being paid cannot move. */
export async function mergeCart(
  tx: Tx,
  merge: { fromConsumerNo: string; intoConsumerNo: string; basketId: string; call: CallContext },
): Promise<Merged> {
  const { fromConsumerNo, intoConsumerNo, basketId, call } = merge
  // Two sign-ins at once must end in one cart; if there is no cart yet, the consumer is locked instead.
  await lockConsumer(tx, intoConsumerNo)
  const target = await basketOf(tx, intoConsumerNo)
  const whole = (basketId: string | null): Merged => ({ basketId, notMerged: [] })
  if (target === basketId) return whole(target)
  const found = await lockCart(tx, basketId, [])
  if (found?.row.consumerNo !== fromConsumerNo) return whole(target)
  const from = await takeBack(found, tx)
  if (from.row.document.lines.length === 0) return whole(target)

  await refuseWhilePaid(tx, from.row.openOrder)
  // The source is emptied under its own lock, so a second merge finds nothing.
  await saveCart(tx, { ...from.row, document: emptyDocument, handedTo: null })
  if (!target) {
    const moved = { ...asMoved(from.row), consumerNo: intoConsumerNo }
    await insertCart(tx, moved)
    await follow(tx, basketId, moved.basketId)
    return whole(moved.basketId)
  }
  const upcs = from.row.document.lines.map(({ upc }) => upc)
  const there = await lockCart(tx, target, upcs)
  if (!there) return whole(null)
  const into = await takeBack(there, tx)
  const { document, notMerged } = await mergeDocuments(into, withoutShared(from.row, into.row), call, tx)
  const handed = [into.row, from.row].find(({ handedTo }) => handedTo && handedTo !== basketId && handedTo !== target)
  await saveCart(tx, { ...into.row, ...asHanded(handed, document) })
  await follow(tx, basketId, target)
  return { basketId: target, notMerged }
}

/** A cart under another id, without adjustments: those were for the customer being served. */
const asMoved = (row: CartRow): CartRow => ({
  ...row,
  document: withAdjustments(row.document, () => false),
  basketId: newId(),
  openOrder: null,
  lastOrder: null,
})

/** Keeps the links of a cart that was handed over: its page still learns of the order, and its other lines stay. */
function asHanded(handed: CartRow | undefined, document: CartRow['document']): Pick<CartRow, 'document' | 'handedTo'> {
  if (!handed) return { document, handedTo: null }
  const link = handed.document.tellsOrder ? { tellsOrder: true as const } : {}
  return { document: { ...document, ...link, takenBack: true }, handedTo: handed.handedTo }
}

/** If one cart was handed over to the other, the lines in both are the same items and count once. */
function withoutShared(from: CartRow, into: CartRow): CartRow {
  const areShared = from.handedTo === into.basketId || into.handedTo === from.basketId
  if (!areShared) return from
  return { ...from, document: { ...from.document, lines: beyond(from.document.lines, into.document.lines) } }
}

/** Holds and hand-overs follow the lines. */
async function follow(tx: Tx, from: string, to: string): Promise<void> {
  await moveHolds(tx, from, to)
  await moveHandedCarts(tx, from, to)
}

/** Null if the cart is not the consumer's. */
export async function answerCart(call: CallContext, consumerNo: string, basketId: string): Promise<Cart | null> {
  const cart = await readCart(call.db, basketId, await giftUpcs(call.db, call.db))
  if (cart?.row.consumerNo !== consumerNo) return null
  const view = await viewCart(await asHolderSees(cart, call.db), call, call.db)
  return answerView(view, call, priceFlash(view))
}
