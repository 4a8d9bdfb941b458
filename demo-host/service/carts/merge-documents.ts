import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { say } from '../languages/say'
import type { CartOnShelf } from '../repositories/carts'
import { productFacts } from '../repositories/product-facts'
import { isSame, MOST_LINES } from './change-lines'
import type { CartDocument, CartLine, CartRow, Seen } from '../documents/cart'
import { countOf } from '../stock/shelf'

/** A thing of which not all, or nothing, had room in the cart that results. */
export type NotMerged = {
  readonly productId: string
  readonly name: string
  readonly qty: number
  readonly kept: number
  /** Where it is of a list, which. */
  readonly list?: 'favorites' | 'saved'
}

/** One cart's lines and coupons in another: the same thing makes the line longer, as far as one may have. */
export async function mergeDocuments(
  into: CartOnShelf,
  from: CartRow,
  call: CallContext,
  tx: Tx,
): Promise<{ document: CartDocument; notMerged: NotMerged[] }> {
  const { document, currency } = into.row
  const facts = await productFacts(
    call.db,
    tx,
    from.document.lines.map(({ productId }) => productId),
  )
  const lines: CartLine[] = [...document.lines]
  const notMerged: NotMerged[] = []
  for (const line of from.document.lines) {
    const product = facts.get(line.productId)?.document
    const place = lines.findIndex(other => isSame(other, line))
    const twin = lines[place]
    // A sum that a shopper put on a gift card is of one currency.
    const fits = (line.customAmount === null || from.currency === currency) && (twin || lines.length < MOST_LINES)
    const room = fits ? (product?.maxQty ?? Infinity) - countOf(lines, line.upc) : 0
    const kept = Math.max(0, Math.min(line.qty, room))
    if (kept < line.qty) {
      notMerged.push({ productId: line.productId, name: product ? say(product.name, call) : '', qty: line.qty, kept })
    }
    if (kept === 0) continue
    if (twin) lines[place] = { ...twin, qty: twin.qty + kept }
    else lines.push({ ...line, qty: kept })
  }
  const { shippingAddresses, billingAddress } = from.document
  const merged = {
    ...document,
    lines,
    coupons: [...new Set([...document.coupons, ...from.document.coupons])],
    // What was typed a moment ago is not asked for again.
    shippingAddresses: { ...document.shippingAddresses, ...shippingAddresses },
    billingAddress: billingAddress ?? document.billingAddress,
    seen: bothSeen(into.row, from),
  }
  return { document: merged, notMerged }
}

/** What the shopper was told of either cart, its lines by their ids; the sum of both they were told by none. */
function bothSeen(into: CartRow, from: CartRow): Seen | null {
  // Prices in another currency are told anew by the answer itself.
  const told = [from.currency === into.currency ? from.document.seen : null, into.document.seen]
  const seen = told.filter(one => one !== null)
  if (seen.length === 0) return null
  return {
    prices: Object.assign({}, ...seen.map(({ prices }) => prices)),
    coupons: seen.flatMap(({ coupons = [] }) => coupons),
    gifts: [...new Set(seen.flatMap(({ gifts = [] }) => gifts))],
  }
}
