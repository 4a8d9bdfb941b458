import type { NewItem, UpdatedItem } from '../../../core/cart/contracts'
import { newId } from '../database/ids'
import type { CallContext } from '../calls/context'
import { deliveryTo } from '../delivery/delivery-to'
import { emailProblem } from '../email-problem'
import { fail, type ShopFailure, withDetails } from '../failure'
import { localised } from '../languages/localised'
import { toMinor } from '../pricing/currency'
import type { Shelf, ShelfEntry } from '../repositories/carts'
import type { ProductFacts } from '../repositories/product-facts'
import type { ShopPlaces } from '../repositories/shop-places'
import type { Currency } from '../pricing/money'
import type { CartDocument, CartLine } from '../documents/cart'
import { availableTo, countOf, countOn, shelfOf, unitPriceOf, whyNoneLeft } from '../stock/shelf'
import { isDeliverable } from '../catalogue/deliverable'
import { mustBePickedUp } from '../delivery/shipments'

/** Each write reads, prices and returns all lines. */
export const MAX_LINES = 500

export type LineContext = {
  readonly facts: ReadonlyMap<string, ProductFacts>
  readonly shelf: Shelf
  readonly currency: Currency
  readonly places: ShopPlaces
  readonly country: string
  readonly isSignedIn: boolean
  readonly configuration: CallContext['configuration']
  readonly locale: CallContext['locale']
}

export const presaleNeedsSignIn = (productId: string): ShopFailure => fail('AUT404', { productId }, { status: 403 })

/** The upc that a call names, or the only one of the product. Throws `ORD404` otherwise. */
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

/** Adds an item; if the cart has it already, its line grows. Throws `AUT404` for a guest's presale, and other refusals, with the product's name. */
export function addLine(document: CartDocument, item: NewItem, context: LineContext): CartDocument {
  const upc = upcOf(item, context)
  const sold = soldAs(item.productId, upc, context)
  try {
    return withAdded(document, item, upc, sold, context)
  } catch (thrown) {
    throw withDetails(thrown, { name: localised(sold.facts.document.name, context) })
  }
}

function withAdded(
  document: CartDocument,
  item: NewItem,
  upc: string,
  { facts, entry }: ReturnType<typeof soldAs>,
  context: LineContext,
): CartDocument {
  const { productId, qty } = item
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
  checkQuantity(line, facts, document.lines, context, item.maxQty)

  const same = document.lines.find(known => isSame(known, line))
  if (!same && document.lines.length >= MAX_LINES) throw fail('INV408', { maxAllowedQty: countOf(document.lines, upc) })
  if (!same) return { ...document, lines: [...document.lines, line] }
  return withLines(document, known => (known === same ? { ...known, qty: known.qty + qty } : known))
}

/** The changed fields of a line. `storeId: null` switches to home delivery; without `storeId` the delivery stays as it is. */
export type LineChange = Pick<UpdatedItem, 'itemId' | 'qty' | 'maxQty' | 'upc' | 'giftOption' | 'storeId'>

/** Changes quantity, variant, delivery or recipient; a line that becomes equal to another is merged with it. */
export function changeLine(
  document: CartDocument,
  { itemId, qty, maxQty, upc: wanted, giftOption, storeId }: LineChange,
  context: LineContext,
): CartDocument {
  const line = lineOf(document, itemId)
  const upc = upcOf({ productId: line.productId, upc: wanted ?? line.upc }, context)
  const { facts, entry } = soldAs(line.productId, upc, context)
  const gift = giftOption === undefined ? line.giftOption : giftOptionOf(giftOption, facts)
  const others = document.lines.filter(known => known.id !== itemId)
  const bare: CartLine = { ...line, qty, upc, giftOption: gift, recipeId: designOf(line, upc, facts) }
  const delivery = storeId ? deliveryTo(storeId, bare, facts, { ...context, others }) : null
  const changed: CartLine = storeId === undefined ? bare : { ...bare, delivery }
  const twin = others.find(known => isSame(known, changed))
  checkDelivery(changed, facts)
  checkPrice(changed, entry, facts, context.currency)
  checkQuantity(changed, facts, others, context, maxQty)
  if (!twin) return withLines(document, known => (known.id === itemId ? changed : known))
  const joined = { ...document, lines: others }
  return withLines(joined, known => (known === twin ? { ...known, qty: known.qty + qty } : known))
}

/** Throws `ORD404` if the cart has no such line. */
export function removeLine(document: CartDocument, itemId: string): CartDocument {
  const line = lineOf(document, itemId)
  return { ...document, lines: document.lines.filter(known => known !== line) }
}

/** Throws `ORD404` if the cart has no such line. */
export function lineOf(document: CartDocument, itemId: string): CartLine {
  const line = document.lines.find(({ id }) => id === itemId)
  if (!line) throw fail('ORD404')
  return line
}

function soldAs(productId: string, upc: string, { facts, shelf, configuration }: LineContext) {
  const found = { facts: facts.get(productId), entry: shelf.get(upc) }
  if (!found.facts || !found.entry || !isDeliverable(found.facts.document, configuration))
    throw fail('ORD404', { productId, upc })
  return { facts: found.facts, entry: found.entry }
}

const withLines = (document: CartDocument, change: (line: CartLine) => CartLine): CartDocument => ({
  ...document,
  lines: document.lines.map(change),
})

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

/** Another color has another design; throws `ORD404` if it has none. */
function designOf({ upc: before, recipeId }: CartLine, upc: string, { document, variants }: ProductFacts) {
  const colorOf = (one: string) => variants.get(one)?.find(({ type }) => type === 'color')?.value
  const color = colorOf(upc)
  if (recipeId === null || color === colorOf(before)) return recipeId
  const design = document.customs?.recipes.find(recipe => recipe.color === color)
  if (!design) throw fail('ORD404', { field: 'upc' })
  return design.id
}

/**
 * A gift needs all three fields; without one of them it is not a gift. Throws `AUT453` for an invalid address, `GFO404` for
 * store-only products.
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

/** Store-only products cannot be shipped home. */
function checkDelivery(line: CartLine, facts: ProductFacts): void {
  if (!line.delivery && mustBePickedUp(line, facts)) throw fail('SHP404', { productId: facts.document.id })
}

function checkPrice(line: CartLine, entry: ShelfEntry, facts: ProductFacts, currency: Currency): void {
  if (unitPriceOf(line, entry, facts, currency)) return
  throw line.customAmount === null ? fail('INV702') : fail('PRC400', { field: 'customAmount' })
}

/** Checks all lines of one product together: at most its limit and the page's, and at most its stock. */
function checkQuantity(
  line: CartLine,
  { document }: ProductFacts,
  others: readonly CartLine[],
  { shelf }: LineContext,
  allowed = document.maxQty,
): void {
  const maxQty = Math.min(document.maxQty, allowed)
  const entry = shelf.get(shelfOf(line))
  const available = entry ? availableTo(entry) : 0
  if (available === 0) throw fail(whyNoneLeft(line, entry))
  const isTooMany =
    countOf(others, line.upc) + line.qty > maxQty || countOn(others, shelfOf(line)) + line.qty > available
  if (isTooMany) throw fail('INV408', { maxAllowedQty: Math.min(maxQty, available) })
}
