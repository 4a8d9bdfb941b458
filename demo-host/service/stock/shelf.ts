import type { Shelf, ShelfEntry } from '../repositories/carts'
import type { ProductFacts } from '../repositories/product-facts'
import type { Currency, Minor } from '../pricing/money'
import { shelfKey } from './shelf-key'
import type { CartLine } from '../documents/cart'

/** The stock that nobody else holds. */
export const availableTo = ({ onHand, reserved, held }: Pick<ShelfEntry, 'onHand' | 'reserved' | 'held'>): number =>
  Math.max(0, onHand - reserved + held)

/** The store's shelf for a pick-up, else the warehouse's. */
export const shelfOf = ({ upc, delivery }: Pick<CartLine, 'upc' | 'delivery'>): string =>
  shelfKey(upc, delivery?.class === 'pickup' ? delivery.storeId : null)

/** Original and current price of one piece; null without a price in this currency. */
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

/** The code that makes a line unavailable; `inCart` is the whole cart's quantity on its shelf. */
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
  if (available === 0) return whyNoneLeft(line, entry)
  return available < inCart ? 'INV406' : null
}

/** Held by others for a while, or sold out. */
export function whyNoneLeft({ delivery }: Pick<CartLine, 'delivery'>, entry: ShelfEntry | undefined): NoneLeft {
  if (entry?.isHeldByOthers) return 'INV703'
  return delivery?.class === 'pickup' ? 'INV701' : 'INV700'
}

type NoneLeft = 'INV700' | 'INV701' | 'INV703'

/** The quantity of a upc over all lines. */
export const countOf = (lines: readonly CartLine[], upc: string): number =>
  lines.reduce((count, line) => (line.upc === upc ? count + line.qty : count), 0)

/** The quantity on each shelf over all lines. */
export function countsByShelf(lines: readonly CartLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const shelf = shelfOf(line)
    counts.set(shelf, (counts.get(shelf) ?? 0) + line.qty)
  }
  return counts
}

/** The quantity on one shelf over all lines. */
export const countOn = (lines: readonly CartLine[], shelf: string): number =>
  lines.reduce((count, line) => (shelfOf(line) === shelf ? count + line.qty : count), 0)

/** The shelves after a cart holds these needs. */
export const withHeld = (shelf: Shelf, needs: ReadonlyMap<string, number>, until: ReadonlyMap<string, Date>): Shelf =>
  new Map(
    [...shelf].map(([name, entry]) => {
      const [held, heldUntil] = [needs.get(name), until.get(name)]
      if (held === undefined || !heldUntil) return [name, entry]
      const reserved = entry.reserved + held - entry.held
      return [name, { ...entry, held, reserved, heldUntil: heldUntil.toISOString() }]
    }),
  )
