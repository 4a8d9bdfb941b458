import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { localised } from '../languages/localised'
import type { CartOnShelf } from '../repositories/carts'
import { productFacts } from '../repositories/product-facts'
import { isSame, MAX_LINES } from './change-lines'
import { type CartDocument, type CartLine, type CartRow, MAX_GIFT_CARDS, type Seen } from '../documents/cart'
import { countOf } from '../stock/shelf'

/** An item that did not fit into the merged cart, or only in part. */
export type NotMerged = {
  readonly productId: string
  readonly name: string
  readonly qty: number
  readonly kept: number
  /** Where it is of a list, which. */
  readonly list?: 'favorites' | 'saved'
}

/** Adds one cart's lines, coupons, gift cards and choices to another, up to the limits of each product. */
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
    // A custom amount on a gift card has one currency.
    const fits = (line.customAmount === null || from.currency === currency) && (twin || lines.length < MAX_LINES)
    const room = fits ? (product?.maxQty ?? Infinity) - countOf(lines, line.upc) : 0
    const kept = Math.max(0, Math.min(line.qty, room))
    if (kept < line.qty) {
      notMerged.push({
        productId: line.productId,
        name: product ? localised(product.name, call) : '',
        qty: line.qty,
        kept,
      })
    }
    if (kept === 0) continue
    if (twin) lines[place] = { ...twin, qty: twin.qty + kept }
    else lines.push({ ...line, qty: kept })
  }
  const { shippingAddresses, billingAddress, methods } = from.document
  const merged = {
    ...document,
    lines,
    coupons: [...new Set([...document.coupons, ...from.document.coupons])],
    // The address that was typed last wins.
    shippingAddresses: { ...document.shippingAddresses, ...shippingAddresses },
    billingAddress: billingAddress ?? document.billingAddress,
    methods: { ...document.methods, ...methods },
    instruments: [...document.instruments, ...giftCardsBeyond(into.row, from)],
    seen: bothSeen(into.row, from),
  }
  return { document: merged, notMerged }
}

/** The gift cards of one cart that another lacks. Other payments are asked for again. */
function giftCardsBeyond(
  { document: { instruments: known }, currency }: CartRow,
  { document: { instruments }, currency: other }: CartRow,
): CartDocument['instruments'] {
  // A gift card pays in its own currency alone.
  if (other !== currency) return []
  const own = known.filter(({ method }) => method === 'GIFT_CARD')
  const isThere = (id: string) => own.some(one => 'valueId' in one && one.valueId === id)
  return instruments
    .filter(one => one.method === 'GIFT_CARD' && !isThere(one.valueId))
    .slice(0, Math.max(0, MAX_GIFT_CARDS - own.length))
}

/** Which prices the shopper has seen in either cart. Nobody has seen the merged total yet. */
function bothSeen(into: CartRow, from: CartRow): Seen | null {
  // Prices in another currency are reported again.
  const both = [from.currency === into.currency ? from.document.seen : null, into.document.seen]
  const seen = both.filter(one => one !== null)
  if (seen.length === 0) return null
  return {
    prices: Object.assign({}, ...seen.map(({ prices }) => prices)),
    coupons: seen.flatMap(({ coupons = [] }) => coupons),
    gifts: [...new Set(seen.flatMap(({ gifts = [] }) => gifts))],
  }
}
