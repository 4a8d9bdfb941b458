import type { Inventory, Price, Product, StockStatus, Variant } from './contracts'
import { priceAcross } from './price-forms'

/** What is chosen of a product: attribute type to option value. */
export type Choice = Readonly<Record<string, string>>

/** Up to this many left, the shopper is told how many. */
export const LOW_STOCK = 5

/** What the shopper begins with: the product's own colour, and whatever leaves no choice. */
export function firstChoice({ attributes, defaultColor }: Product): Choice {
  const choice: Record<string, string> = {}
  for (const { type, options } of attributes) {
    const only = options.length === 1 ? options[0] : undefined
    const first = only ?? (type === 'color' ? defaultOf(options, defaultColor) : undefined)
    if (first) choice[type] = first.value
  }
  return choice
}

/** The first attribute that has no value yet; colours always have one. */
export function unchosen({ attributes }: Product, choice: Choice): string | null {
  return attributes.find(({ type }) => choice[type] === undefined)?.type ?? null
}

/** The variants that a choice, whole or not, leaves. */
export function variantsOf({ variants }: Product, choice: Choice): readonly Variant[] {
  return variants.filter(({ attributes }) =>
    attributes.every(({ type, value }) => choice[type] === undefined || choice[type] === value),
  )
}

/** The one variant of a whole choice. */
export function variantOf(product: Product, choice: Choice): Variant | null {
  if (unchosen(product, choice)) return null
  return variantsOf(product, choice)[0] ?? null
}

/**
 * How many of a variant can be had: digital products, and reserve-only ones that some store can reserve,
 * always count as one; otherwise what the inventory says, or the product's own word where there is none.
 */
export function quantityOf(product: Product, variant: Variant, inventory: Inventory | null): number {
  const stock = inventory?.inventory.find(({ upc }) => upc === variant.upc)
  if (product.productType === 'digital') return 1
  if (product.isRobisOnly && stock?.stores?.some(({ quantity }) => quantity > 0)) return 1
  return stock?.quantity ?? (variant.productInventoryState === 'InStock' ? 1 : 0)
}

/** Whether nothing of a variant is left, but for what other shoppers hold for a while. */
export function isHeldByOthers({ upc }: Variant, inventory: Inventory | null): boolean {
  const held: StockStatus = 'HeldByOthers'
  return inventory?.inventory.some(stock => stock.upc === upc && stock.stockStatus === held) ?? false
}

/** Whether a variant's quantity is a count that may be told, and not the rule's one. */
export function isCounted(product: Product): boolean {
  return product.productType !== 'digital' && !product.isRobisOnly
}

/** The price of what is chosen so far. */
export function priceOf(product: Product, choice: Choice): Price {
  return priceAcross(variantsOf(product, choice).map(({ price }) => price)) ?? product.price
}

function defaultOf(options: Product['attributes'][number]['options'], color: string | null | undefined) {
  return options.find(({ value }) => value === color) ?? options.find(({ available }) => available) ?? options[0]
}
