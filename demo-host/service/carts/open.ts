import type { InStoreCart } from '../../../core/in-store/contracts'
import type { Flash } from '../../../core/shapes/flash'
import type { CallContext } from '../calls/context'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { fail } from '../failure'
import { type CartOnShelf, lockCart, readCart, readShelf, saveCart, savingOf } from '../repositories/carts'
import { proveSession } from '../calls/prove-session'
import { findConsumer } from '../repositories/consumers'
import { boughtLines } from '../repositories/orders'
import { needsOf } from './needs'
import { holdNoMore } from '../repositories/stock-holds'
import { withoutOrphans } from './adjust'
import { answerCart } from './answer'
import { type CartDocument, type CartRow, emptyDocument, type Seen } from '../documents/cart'
import { asHolderSees, takeBack } from './handed'
import { priceFlash } from './price-flash'
import { giftUpcs, viewCart, type CartView } from './view'

/** The shopper's current cart. Throws `BSK404` if it is unknown, expired (`bought` has the lines that were ordered) or another guest's (`wasEmptied` if nothing is left in it), `AUT498` with the same details if it belongs to an account. */
export async function openCart(
  call: CallContext,
  through: Db,
  basketId: string,
  storeId?: string | null,
): Promise<CartView> {
  const found = await readCart(through, basketId, await giftUpcs(call.db, through), storeId, call.unproved)
  return viewCart(await asHolderSees(await own(call, through, found, basketId), through), call, through)
}

/** The same under the lock of a write. */
export async function openForWrite(
  call: CallContext,
  tx: Tx,
  basketId: string,
  upcs: readonly string[] = [],
  storeId?: string | null,
): Promise<CartOnShelf> {
  const beside = [...upcs, ...(await giftUpcs(call.db, tx))]
  const found = await lockCart(tx, basketId, beside, storeId, call.unproved)
  return takeBack(await own(call, tx, found, basketId), tx)
}

export function newRow(call: CallContext, currency: CartRow['currency']): CartRow {
  const { consumerNo } = call.shopper()
  return {
    basketId: newId(),
    consumerNo,
    currency,
    document: emptyDocument,
    openOrder: null,
    lastOrder: null,
    handedTo: null,
  }
}

/** A new cart, not saved yet. */
export async function newCart(
  call: CallContext,
  tx: Tx,
  row: CartRow,
  upcs: readonly string[],
  storeId?: string | null,
): Promise<CartOnShelf> {
  return { row, shelf: await readShelf(tx, row.currency, [...upcs, ...(await giftUpcs(call.db, tx))], storeId) }
}

/** Saves a changed cart with what its shopper has now seen, and returns the answer. The last step of a write. */
export async function saveNewCart(
  call: CallContext,
  tx: Tx,
  cart: CartOnShelf,
  changed: CartDocument,
  flash: readonly Flash[] = [],
  favStoreId: string | null = null,
): Promise<InStoreCart> {
  const revision = (cart.row.document.revision ?? 0) + 1
  const document = { ...withoutOrphans(changed), revision }
  const view = await viewCart({ ...cart, row: { ...cart.row, document } }, call, tx)
  await giveBackSurplus(tx, view)
  const row = { ...view.row, document: { ...document, seen: seenIn(view) } }
  if (!call.once.alongside(savingOf(row))) await saveCart(tx, row)
  // The first answer with a new price reports it, so that no total changes unexplained.
  const reported = new Set(flash.map(({ code, itemId }) => `${code} ${itemId}`))
  const news = priceFlash(view).filter(({ code, itemId }) => !reported.has(`${code} ${itemId}`))
  return answerCart({ ...view, favStoreId }, call, [...flash, ...news])
}

/** Frees holds for lines that left the cart. */
async function giveBackSurplus(tx: Tx, view: CartView): Promise<void> {
  const needs = needsOf(view)
  const isSurplus = [...view.shelf.values()].some(({ shelf, held }) => held > (needs.get(shelf) ?? 0))
  if (isSurplus) await holdNoMore(tx, view.row.basketId, needs)
}

/** The prices in an answer, to compare with when the order is prepared. */
export const seenIn = ({ priced, gifts, paid }: CartView): Seen => ({
  prices: Object.fromEntries(priced.lines.map(({ id, current }) => [id, current])),
  tax: priced.totals.taxAmount,
  total: priced.totals.total,
  remaining: priced.totals.remainingToPay,
  giftCards: Object.fromEntries(
    paid.parts.flatMap(({ instrument: { id, method }, amount }) =>
      method === 'GIFT_CARD' && amount > 0 ? [[id, amount]] : [],
    ),
  ),
  coupons: priced.working.flatMap(({ couponCode }) => couponCode ?? []),
  gifts: gifts.map(({ gift }) => gift.promotion.id),
})

async function own(call: CallContext, through: Db, cart: CartOnShelf | null, basketId: string): Promise<CartOnShelf> {
  if (cart?.row.consumerNo === call.shopper().consumerNo) return cart
  await proveSession(call, through)
  // A returning guest with a new id may rebuild a lost cart; an account's cart is not theirs to rebuild.
  const owner = cart && (await findConsumer(through, cart.row.consumerNo))
  const code = owner && owner.consumerType !== 'GUEST' ? 'AUT498' : 'BSK404'
  // What the page still shows of what was ordered, or taken into an account, would be bought twice.
  if (cart?.row.document.lines.length === 0) throw fail(code, { wasEmptied: true })
  const bought = await boughtLines(through, basketId)
  throw fail(code, bought.length > 0 ? { bought } : {})
}
