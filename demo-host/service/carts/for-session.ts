import type { Cart } from '../../../core/shapes/cart'
import type { CallContext } from '../context'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { refuseWhilePaid } from '../orders/after-payment'
import { insertCart, lockCart, newestBasket, readCart, saveCart } from '../repositories/carts'
import { lockConsumer } from '../repositories/consumers'
import { moveHolds } from '../stock/holds'
import { withAdjustments } from './adjust'
import { answerCart as answerView } from './answer'
import { emptyDocument } from './document'
import { mergeDocuments } from './merge-documents'
import { priceFlash } from './price-flash'
import { giftUpcs, viewCart } from './view'

/** The open cart of a consumer, if there is one. */
export const basketOf = (db: Db, consumerNo: string): Promise<string | null> => newestBasket(db, consumerNo)

/**
 * Moves the lines of one consumer's cart into another's, exactly once; answers the cart that results. Stands in
 * `afterPayment`, since a cart that is being paid is not moved.
 */
export async function mergeCart(
  tx: Tx,
  merge: { fromConsumerNo: string; intoConsumerNo: string; basketId: string; call: CallContext },
): Promise<string | null> {
  const { fromConsumerNo, intoConsumerNo, basketId, call } = merge
  // Whoever signs in on two devices at once gets one cart of both, where there was none to lock.
  await lockConsumer(tx, intoConsumerNo)
  const target = await basketOf(tx, intoConsumerNo)
  if (target === basketId) return target
  const from = await lockCart(tx, basketId, [])
  if (from?.row.consumerNo !== fromConsumerNo || from.row.document.lines.length === 0) return target

  await refuseWhilePaid(tx, from.row.openOrder)
  // The source is emptied under its own lock, so a second merge finds nothing to move.
  await saveCart(tx, { ...from.row, document: emptyDocument })
  if (!target) {
    // What an associate took off was for whom they served.
    const document = withAdjustments(from.row.document, () => false)
    const moved = {
      ...from.row,
      document,
      basketId: newId(),
      consumerNo: intoConsumerNo,
      openOrder: null,
      lastOrder: null,
    }
    await insertCart(tx, moved)
    await moveHolds(tx, basketId, moved.basketId)
    return moved.basketId
  }
  const into = await lockCart(
    tx,
    target,
    from.row.document.lines.map(({ upc }) => upc),
  )
  if (!into) return null
  const document = await mergeDocuments(into, from.row, call, tx)
  await saveCart(tx, { ...into.row, document })
  await moveHolds(tx, basketId, target)
  return target
}

/** A cart as this call may see it, null where it is not the consumer's. */
export async function answerCart(call: CallContext, consumerNo: string, basketId: string): Promise<Cart | null> {
  const cart = await readCart(call.db, basketId, await giftUpcs(call.db, call.db))
  if (cart?.row.consumerNo !== consumerNo) return null
  const view = await viewCart(cart, call, call.db)
  return answerView(view, call, priceFlash(view))
}
