import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import type { CartOnShelf } from '../repositories/carts'
import { productFacts } from '../repositories/product-facts'
import { isSame, MOST_LINES } from './change-lines'
import type { CartDocument, CartLine, CartRow, Seen } from '../documents/cart'
import { countOf } from '../stock/shelf'

/** One cart's lines and coupons in another: the same thing makes the line longer, as far as one may have. */
export async function mergeDocuments(
  into: CartOnShelf,
  from: CartRow,
  call: CallContext,
  tx: Tx,
): Promise<CartDocument> {
  const { document, currency } = into.row
  const facts = await productFacts(
    call.db,
    tx,
    from.document.lines.map(({ productId }) => productId),
  )
  // A sum that a shopper put on a gift card is of one currency.
  const movable = from.document.lines.filter(line => line.customAmount === null || from.currency === currency)
  const lines: CartLine[] = [...document.lines]
  for (const line of movable) {
    const most = facts.get(line.productId)?.document.maxQty ?? Infinity
    const qty = Math.min(line.qty, most - countOf(lines, line.upc))
    if (qty <= 0) continue
    const place = lines.findIndex(other => isSame(other, line))
    const twin = lines[place]
    if (twin) lines[place] = { ...twin, qty: twin.qty + qty }
    else if (lines.length < MOST_LINES) lines.push({ ...line, qty })
  }
  const { shippingAddresses, billingAddress } = from.document
  return {
    ...document,
    lines,
    coupons: [...new Set([...document.coupons, ...from.document.coupons])],
    // What was typed a moment ago is not asked for again.
    shippingAddresses: { ...document.shippingAddresses, ...shippingAddresses },
    billingAddress: billingAddress ?? document.billingAddress,
    seen: bothSeen(into.row, from),
  }
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
