import type { InStoreCart } from '../../../core/in-store/contracts'
import type { Flash } from '../../../core/shapes/flash'
import type { CallContext } from '../calls/context'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { fail } from '../failure'
import { type CartOnShelf, lockCart, readCart, readShelf, saveCart, savingOf } from '../repositories/carts'
import { proveSession } from '../calls/prove-session'
import { findConsumer } from '../repositories/consumers'
import { needsOf } from './needs'
import { holdNoMore } from '../repositories/stock-holds'
import { withoutOrphans } from './adjust'
import { answerCart } from './answer'
import { type CartDocument, type CartRow, emptyDocument, type Seen } from '../documents/cart'
import { asHolderSees, takeBack } from './handed'
import { priceFlash } from './price-flash'
import { giftUpcs, viewCart, type CartView } from './view'

/** The shopper's cart as it is now, with the shelves of `storeId` beside its own stores'. Throws `BSK404` for one that is unknown, expired or another guest's, `AUT498` for one of an account. */
export async function openCart(
  call: CallContext,
  through: Db,
  basketId: string,
  storeId?: string | null,
): Promise<CartView> {
  const found = await readCart(through, basketId, await giftUpcs(call.db, through), storeId, call.unproved)
  return viewCart(await asHolderSees(await own(call, through, found), through), call, through)
}

/** The shopper's cart under the lock of a write, with the shelf of `upcs` beside its own. Throws `BSK404` likewise. */
export async function openForWrite(
  call: CallContext,
  tx: Tx,
  basketId: string,
  upcs: readonly string[] = [],
  storeId?: string | null,
): Promise<CartOnShelf> {
  const beside = [...upcs, ...(await giftUpcs(call.db, tx))]
  return takeBack(await own(call, tx, await lockCart(tx, basketId, beside, storeId, call.unproved)), tx)
}

/** An empty cart of the caller's. */
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

/** A new cart, not kept yet, with the shelf of `upcs`. */
export async function newCart(
  call: CallContext,
  tx: Tx,
  row: CartRow,
  upcs: readonly string[],
  storeId?: string | null,
): Promise<CartOnShelf> {
  return { row, shelf: await readShelf(tx, row.currency, [...upcs, ...(await giftUpcs(call.db, tx))], storeId) }
}

/** Keeps a changed cart, with what its shopper is told now, and answers it: the last thing of a write, whose answer it goes out with. */
export async function keepCart(
  call: CallContext,
  tx: Tx,
  cart: CartOnShelf,
  changed: CartDocument,
  flash: readonly Flash[] = [],
  favStoreId: string | null = null,
): Promise<InStoreCart> {
  const document = withoutOrphans(changed)
  const view = await viewCart({ ...cart, row: { ...cart.row, document } }, call, tx)
  await giveBackSurplus(tx, view)
  const row = { ...view.row, document: { ...document, seen: seenIn(view) } }
  if (!call.once.alongside(savingOf(row))) await saveCart(tx, row)
  // A price is told with the first answer that has it: nobody finds a new sum without a word.
  const told = new Set(flash.map(({ code, itemId }) => `${code} ${itemId}`))
  const news = priceFlash(view).filter(({ code, itemId }) => !told.has(`${code} ${itemId}`))
  return answerCart({ ...view, favStoreId }, call, [...flash, ...news])
}

/** What left the cart is held for it no more. */
async function giveBackSurplus(tx: Tx, view: CartView): Promise<void> {
  const needs = needsOf(view)
  const isSurplus = [...view.shelf.values()].some(({ shelf, held }) => held > (needs.get(shelf) ?? 0))
  if (isSurplus) await holdNoMore(tx, view.row.basketId, needs)
}

/** What an answer tells of prices, to be compared when the order is prepared. */
export const seenIn = ({ priced, gifts }: CartView): Seen => ({
  prices: Object.fromEntries(priced.lines.map(({ id, current }) => [id, current])),
  tax: priced.totals.taxAmount,
  total: priced.totals.total,
  remaining: priced.totals.remainingToPay,
  coupons: priced.working.flatMap(({ couponCode }) => couponCode ?? []),
  gifts: gifts.map(({ gift }) => gift.promotion.id),
})

async function own(call: CallContext, through: Db, cart: CartOnShelf | null): Promise<CartOnShelf> {
  if (cart?.row.consumerNo === call.shopper().consumerNo) return cart
  await proveSession(call, through)
  // A guest who comes back under a new name finds their cart lost; an account's cart is not theirs to rebuild unseen.
  const owner = cart && (await findConsumer(through, cart.row.consumerNo))
  throw fail(owner && owner.consumerType !== 'GUEST' ? 'AUT498' : 'BSK404')
}
