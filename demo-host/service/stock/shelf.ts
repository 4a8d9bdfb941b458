import type { Shelf, ShelfEntry } from '../repositories/carts'
import type { ProductFacts } from '../repositories/product-facts'
import type { Currency, Minor } from '../pricing/money'
import { shelfKey } from './shelf-key'
import type { CartLine } from '../documents/cart'

/** How many of a thing this cart could have: what nobody else was promised. */
export const availableTo = ({ onHand, reserved, held }: Pick<ShelfEntry, 'onHand' | 'reserved' | 'held'>): number =>
  Math.max(0, onHand - reserved + held)

/** The shelf that a line is taken from: its store's where it is picked up, else the warehouse's. */
export const shelfOf = ({ upc, delivery }: Pick<CartLine, 'upc' | 'delivery'>): string =>
  shelfKey(upc, delivery?.class === 'pickup' ? delivery.storeId : null)

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

/** Why a line cannot be bought as it stands, a code of the catalogue; `inCart` is how many of its shelf the whole cart has. */
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

/** Why nothing of a shelf is left for a cart: others hold it for a while, or it is sold out there. */
export function whyNoneLeft({ delivery }: Pick<CartLine, 'delivery'>, entry: ShelfEntry | undefined): NoneLeft {
  if (entry?.isHeldByOthers) return 'INV703'
  return delivery?.class === 'pickup' ? 'INV701' : 'INV700'
}

type NoneLeft = 'INV700' | 'INV701' | 'INV703'

/** How many of a upc lie in the cart, over all its lines. */
export const countOf = (lines: readonly CartLine[], upc: string): number =>
  lines.reduce((count, line) => (line.upc === upc ? count + line.qty : count), 0)

/** How many of each shelf lie in the cart. */
export function countsByShelf(lines: readonly CartLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const shelf = shelfOf(line)
    counts.set(shelf, (counts.get(shelf) ?? 0) + line.qty)
  }
  return counts
}

/** How many of one shelf lie in the cart, over all its lines. */
export const countOn = (lines: readonly CartLine[], shelf: string): number =>
  lines.reduce((count, line) => (shelfOf(line) === shelf ? count + line.qty : count), 0)

/** The shelves as they are once a cart holds these needs until then. */
export const withHeld = (shelf: Shelf, needs: ReadonlyMap<string, number>, until: ReadonlyMap<string, Date>): Shelf =>
  new Map(
    [...shelf].map(([name, entry]) => {
      const [held, heldUntil] = [needs.get(name), until.get(name)]
      if (held === undefined || !heldUntil) return [name, entry]
      const reserved = entry.reserved + held - entry.held
      return [name, { ...entry, held, reserved, heldUntil: heldUntil.toISOString() }]
    }),
  )
