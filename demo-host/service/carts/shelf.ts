import type { ShelfEntry } from '../repositories/carts'
import type { ProductFacts } from '../repositories/product-facts'
import type { Currency, Minor } from '../seed/types'
import type { CartLine } from './document'

/** How many of a thing this cart could have: what nobody else was promised. */
export const availableTo = ({ onHand, reserved, held }: ShelfEntry): number => Math.max(0, onHand - reserved + held)

/** What one of a line costs, before and now; null where it has no price in this currency. */
export function unitPriceOf(
  line: CartLine,
  entry: ShelfEntry | undefined,
  facts: ProductFacts | undefined,
  currency: Currency,
): { original: Minor; current: Minor } | null {
  if (line.customAmount !== null) {
    const range = facts?.document.customAmount
    const isWithin = range && line.customAmount >= range.min[currency] && line.customAmount <= range.max[currency]
    return isWithin ? { original: line.customAmount, current: line.customAmount } : null
  }
  if (!entry || entry.current === null || entry.original === null) return null
  return { original: Math.max(entry.original, entry.current), current: entry.current }
}

/** Why a line cannot be bought as it stands, a code of the catalogue; `inCart` is how many of its upc the whole cart has. */
export function whyUnavailable(
  line: CartLine,
  entry: ShelfEntry | undefined,
  facts: ProductFacts | undefined,
  currency: Currency,
  inCart: number,
): string | null {
  if (!facts || !entry || !facts.variants.has(line.upc)) return 'ORD404'
  if (!unitPriceOf(line, entry, facts, currency)) return 'INV702'
  const available = availableTo(entry)
  if (available === 0) return 'INV700'
  return available < inCart ? 'INV406' : null
}

/** How many of a upc lie in the cart, over all its lines. */
export const countOf = (lines: readonly CartLine[], upc: string): number =>
  lines.reduce((count, line) => (line.upc === upc ? count + line.qty : count), 0)
