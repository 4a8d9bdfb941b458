import type { NewItem, UpdatedItem } from '../../../core/cart/contracts'
import { email as emailProblem } from '../../../core/validate/email'
import { newId } from '../database/ids'
import { deliveryTo } from '../delivery/delivery-to'
import { fail, type ShopFailure } from '../failure'
import { toMinor } from '../pricing/currency'
import type { Shelf, ShelfEntry } from '../repositories/carts'
import type { ProductFacts } from '../repositories/product-facts'
import type { ShopPlaces } from '../repositories/shop-places'
import type { Currency } from '../pricing/money'
import type { CartDocument, CartLine } from '../documents/cart'
import { availableTo, countOf, countOn, shelfOf, unitPriceOf, whyNoneLeft } from '../stock/shelf'
import { isOnlyFetched } from '../delivery/shipments'

/** Most lines that one cart holds: each write reads, prices and answers them all. */
export const MOST_LINES = 500

/** What a change of lines is checked against. */
export type LineContext = {
  readonly facts: ReadonlyMap<string, ProductFacts>
  readonly shelf: Shelf
  readonly currency: Currency
  readonly places: ShopPlaces
  /** Where the shopper is. */
  readonly country: string
  /** Somebody with an account, as a presale asks. */
  readonly isSignedIn: boolean
}

/** A presale is for whoever has an account. */
export const presaleNeedsSignIn = (productId: string): ShopFailure => fail('AUT404', { productId }, { status: 403 })

/** The upc that a call means: the one it names, or the only one of the product. Throws `ORD404` where there is none. */
export function upcOf(
  { productId, upc }: { productId: string; upc?: string | undefined },
  context: Pick<LineContext, 'facts'>,
): string {
  const variants = context.facts.get(productId)?.variants
  const [only, ...others] = variants?.keys() ?? []
  const wanted = upc ?? (others.length === 0 ? only : undefined)
  if (!wanted || !variants?.has(wanted)) throw fail('ORD404', { productId, ...(upc && { upc }) })
  return wanted
}

/**
 * Puts a thing into the cart; the same thing again makes the line longer. Throws what stands against it: `AUT404` for a
 * guest's presale.
 */
export function addLine(document: CartDocument, item: NewItem, context: LineContext): CartDocument {
  const { productId, qty } = item
  const upc = upcOf(item, context)
  const facts = context.facts.get(productId)
  const entry = context.shelf.get(upc)
  if (!facts || !entry) throw fail('ORD404', { productId, upc })
  if (facts.document.giftWithPurchase) throw fail('GWP403')
  if (facts.document.presale && !context.isSignedIn) throw presaleNeedsSignIn(productId)

  const bare: CartLine = {
    id: newId(),
    productId,
    upc,
    qty,
    recipeId: recipeOf(item, facts),
    giftOption: giftOptionOf(item.giftOption, facts),
    customAmount: customAmountOf(item, facts, context.currency),
  }
  const around = { ...context, others: document.lines }
  const line = { ...bare, delivery: item.storeId ? deliveryTo(item.storeId, bare, facts, around) : null }
  checkDelivery(line, facts)
  checkPrice(line, entry, facts, context.currency)
  checkQuantity(line, facts, document.lines, context)

  const same = document.lines.find(known => isSame(known, line))
  if (!same && document.lines.length >= MOST_LINES)
    throw fail('INV408', { maxAllowedQty: countOf(document.lines, upc) })
  if (!same) return { ...document, lines: [...document.lines, line] }
  return withLines(document, known => (known === same ? { ...known, qty: known.qty + qty } : known))
}

/** What is to be another of a line; `storeId` null brings it home, and none leaves its delivery as it is. */
export type LineChange = Pick<UpdatedItem, 'itemId' | 'qty' | 'upc' | 'giftOption' | 'storeId'>

/** Changes a line's quantity, variant or delivery, or to whom it goes; one that becomes the same as another joins it. */
export function changeLine(
  document: CartDocument,
  { itemId, qty, upc: wanted, giftOption, storeId }: LineChange,
  context: LineContext,
): CartDocument {
  const line = lineOf(document, itemId)
  const facts = context.facts.get(line.productId)
  const upc = upcOf({ productId: line.productId, upc: wanted ?? line.upc }, context)
  const entry = context.shelf.get(upc)
  if (!facts || !entry) throw fail('ORD404')
  const gift = giftOption === undefined ? line.giftOption : giftOptionOf(giftOption, facts)
  const others = document.lines.filter(known => known.id !== itemId)
  const bare: CartLine = { ...line, qty, upc, giftOption: gift }
  const delivery = storeId ? deliveryTo(storeId, bare, facts, { ...context, others }) : null
  const changed: CartLine = storeId === undefined ? bare : { ...bare, delivery }
  const twin = others.find(known => isSame(known, changed))
  checkDelivery(changed, facts)
  checkPrice(changed, entry, facts, context.currency)
  checkQuantity(changed, facts, others, context)
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
  (one.delivery?.storeId ?? null) === (other.delivery?.storeId ?? null) &&
  JSON.stringify(one.giftOption) === JSON.stringify(other.giftOption)

function recipeOf({ recipeId }: NewItem, { document: { customs } }: ProductFacts): string | null {
  if (!customs && !recipeId) return null
  if (!recipeId || !customs?.recipes.some(({ id }) => id === recipeId)) throw fail('ORD404', { field: 'recipeId' })
  return recipeId
}

/**
 * Clients send it only when all three fields are filled, so a gift that lacks one is none. Throws `AUT453` for an address
 * that is none, `GFO404` for what only a store hands out.
 */
function giftOptionOf(gift: NewItem['giftOption'], { document }: ProductFacts): CartLine['giftOption'] {
  if (!gift?.to.trim() || !gift.email.trim() || !gift.message.trim()) return null
  if (emailProblem(gift.email.trim())) throw fail('AUT453', { field: 'giftOption.email' })
  if (document.isRobisOnly) throw fail('GFO404')
  return { to: gift.to, email: gift.email.trim(), message: gift.message }
}

function customAmountOf({ customAmount }: NewItem, { document }: ProductFacts, currency: Currency): number | null {
  if (customAmount == null || !document.customAmount) return null
  const amount = toMinor(customAmount, currency)
  if (amount === null) throw fail('PRC400', { field: 'customAmount' })
  return amount
}

/** What only a store hands out is not brought home. */
function checkDelivery(line: CartLine, facts: ProductFacts): void {
  if (!line.delivery && isOnlyFetched(line, facts)) throw fail('SHP404', { productId: facts.document.id })
}

function checkPrice(line: CartLine, entry: ShelfEntry, facts: ProductFacts, currency: Currency): void {
  if (unitPriceOf(line, entry, facts, currency)) return
  throw line.customAmount === null ? fail('INV702') : fail('PRC400', { field: 'customAmount' })
}

/** A line together with the cart's others: no more of a thing than one may have, nor than lie on its shelf. */
function checkQuantity(
  line: CartLine,
  { document: { maxQty } }: ProductFacts,
  others: readonly CartLine[],
  { shelf }: LineContext,
): void {
  const entry = shelf.get(shelfOf(line))
  const available = entry ? availableTo(entry) : 0
  if (available === 0) throw fail(whyNoneLeft(line, entry))
  const isTooMany =
    countOf(others, line.upc) + line.qty > maxQty || countOn(others, shelfOf(line)) + line.qty > available
  if (isTooMany) throw fail('INV408', { maxAllowedQty: Math.min(maxQty, available) })
}
