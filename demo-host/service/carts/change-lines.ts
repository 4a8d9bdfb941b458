import type { NewItem } from '../../../core/cart/contracts'
import { newId } from '../database/ids'
import { fail } from '../failure'
import { toMinor } from '../pricing/currency'
import type { Shelf, ShelfEntry } from '../repositories/carts'
import type { ProductFacts } from '../repositories/product-facts'
import type { Currency } from '../seed/types'
import type { CartDocument, CartLine } from './document'
import { availableTo, countOf, unitPriceOf } from './shelf'

/** What a change of lines is checked against. */
export type Shop = {
  readonly facts: ReadonlyMap<string, ProductFacts>
  readonly shelf: Shelf
  readonly currency: Currency
}

/** The upc that a call means: the one it names, or the only one of the product. Throws `ORD404` where there is none. */
export function upcOf(
  { productId, upc }: { productId: string; upc?: string | undefined },
  shop: Pick<Shop, 'facts'>,
): string {
  const variants = shop.facts.get(productId)?.variants
  const [only, ...others] = variants?.keys() ?? []
  const wanted = upc ?? (others.length === 0 ? only : undefined)
  if (!wanted || !variants?.has(wanted)) throw fail('ORD404')
  return wanted
}

/** Puts a thing into the cart; the same thing again makes the line longer. Throws what stands against it. */
export function addLine(document: CartDocument, item: NewItem, shop: Shop): CartDocument {
  const { productId, qty } = item
  const upc = upcOf(item, shop)
  const facts = shop.facts.get(productId)
  const entry = shop.shelf.get(upc)
  if (!facts || !entry) throw fail('ORD404')
  if (facts.document.giftWithPurchase) throw fail('GWP403')

  const line: CartLine = {
    id: newId(),
    productId,
    upc,
    qty,
    recipeId: recipeOf(item, facts),
    giftOption: giftOptionOf(item),
    customAmount: customAmountOf(item, facts, shop.currency),
  }
  checkPrice(line, entry, facts, shop.currency)
  checkQuantity(entry, facts, countOf(document.lines, upc) + qty)

  const same = document.lines.find(known => isSame(known, line))
  if (!same) return { ...document, lines: [...document.lines, line] }
  return withLines(document, known => (known === same ? { ...known, qty: known.qty + qty } : known))
}

/** Changes a line's quantity, or its variant; a line that becomes the same as another joins it. */
export function changeLine(
  document: CartDocument,
  { itemId, qty, upc: wanted }: { itemId: string; qty: number; upc?: string | undefined },
  shop: Shop,
): CartDocument {
  const line = lineOf(document, itemId)
  const facts = shop.facts.get(line.productId)
  const upc = upcOf({ productId: line.productId, upc: wanted ?? line.upc }, shop)
  const entry = shop.shelf.get(upc)
  if (!facts || !entry) throw fail('ORD404')
  const changed: CartLine = { ...line, qty, upc }
  const twin = document.lines.find(known => known.id !== itemId && isSame(known, changed))
  const others = document.lines.filter(known => known.id !== itemId)
  checkPrice(changed, entry, facts, shop.currency)
  checkQuantity(entry, facts, countOf(others, upc) + qty)
  if (!twin) return withLines(document, known => (known.id === itemId ? changed : known))
  const joined = { ...document, lines: others }
  return withLines(joined, known => (known === twin ? { ...known, qty: known.qty + qty } : known))
}

/** Takes a line out. Throws `ORD404` where the cart has no such line. */
export function removeLine(document: CartDocument, itemId: string): CartDocument {
  const line = lineOf(document, itemId)
  return { ...document, lines: document.lines.filter(known => known !== line) }
}

/** The line of an id. Throws `ORD404` where the cart has no such line. */
export function lineOf(document: CartDocument, itemId: string): CartLine {
  const line = document.lines.find(({ id }) => id === itemId)
  if (!line) throw fail('ORD404')
  return line
}

const withLines = (document: CartDocument, change: (line: CartLine) => CartLine): CartDocument => ({
  ...document,
  lines: document.lines.map(change),
})

/** Whether two lines are of the same thing, made and wrapped the same way. */
export const isSame = (one: CartLine, other: CartLine): boolean =>
  one.upc === other.upc &&
  one.recipeId === other.recipeId &&
  one.customAmount === other.customAmount &&
  JSON.stringify(one.giftOption) === JSON.stringify(other.giftOption)

function recipeOf({ recipeId }: NewItem, { document: { customs } }: ProductFacts): string | null {
  if (!customs && !recipeId) return null
  if (!recipeId || !customs?.recipes.some(({ id }) => id === recipeId)) throw fail('ORD404', { field: 'recipeId' })
  return recipeId
}

/** Sent only when all three are filled (spec/1 §5), so a gift that lacks one is none. */
function giftOptionOf({ giftOption }: NewItem): CartLine['giftOption'] {
  if (!giftOption?.to.trim() || !giftOption.email.trim() || !giftOption.message.trim()) return null
  return { to: giftOption.to, email: giftOption.email, message: giftOption.message }
}

function customAmountOf({ customAmount }: NewItem, { document }: ProductFacts, currency: Currency): number | null {
  if (customAmount == null || !document.customAmount) return null
  const amount = toMinor(customAmount, currency)
  if (amount === null) throw fail('PRC400', { field: 'customAmount' })
  return amount
}

function checkPrice(line: CartLine, entry: ShelfEntry, facts: ProductFacts, currency: Currency): void {
  if (unitPriceOf(line, entry, facts, currency)) return
  throw line.customAmount === null ? fail('INV702') : fail('PRC400', { field: 'customAmount' })
}

function checkQuantity(entry: ShelfEntry, { document: { maxQty } }: ProductFacts, qty: number): void {
  const available = availableTo(entry)
  if (available === 0) throw fail('INV700')
  const most = Math.min(maxQty, available)
  if (qty > most) throw fail('INV408', { maxAllowedQty: most })
}
