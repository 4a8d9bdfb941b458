import type { Inventory, Price, Product, StockStatus, Variant } from './contracts'
import { priceAcross } from './prices/forms'

export type Choice = Readonly<Record<string, string>>

export const LOW_STOCK = 5

/** The default colour, and every attribute with one option; in place of a variant what that is. */
export function firstChoice({ attributes, defaultColor, variants }: Product, upc?: string): Choice {
  const choice: Record<string, string> = {}
  for (const { type, options } of attributes) {
    const only = options.length === 1 ? options[0] : undefined
    const first = only ?? (type === 'color' ? defaultOf(options, defaultColor) : undefined)
    if (first) choice[type] = first.value
  }
  const replaced = variants.find(variant => variant.upc === upc)
  for (const { type, value } of replaced?.attributes ?? []) choice[type] = value
  return choice
}

export function unchosen({ attributes }: Product, choice: Choice): string | null {
  return attributes.find(({ type }) => choice[type] === undefined)?.type ?? null
}

export function variantsOf({ variants }: Product, choice: Choice): readonly Variant[] {
  return variants.filter(({ attributes }) =>
    attributes.every(({ type, value }) => choice[type] === undefined || choice[type] === value),
  )
}

export function variantOf(product: Product, choice: Choice): Variant | null {
  if (unchosen(product, choice)) return null
  return variantsOf(product, choice)[0] ?? null
}

/** Available digital products, and store-only ones that a store has, count as one piece. Without an inventory the product's own status is used. */
export function quantityOf(product: Product, variant: Variant, inventory: Inventory | null): number {
  const stock = inventory?.inventory.find(({ upc }) => upc === variant.upc)
  const pieces = variant.productInventoryState === 'InStock' ? 1 : 0
  if (product.productType === 'digital') return pieces
  if (product.isRobisOnly && stock?.stores?.some(({ quantity }) => quantity > 0)) return 1
  return stock?.quantity ?? pieces
}

export function isHeldByOthers({ upc }: Variant, inventory: Inventory | null): boolean {
  const held: StockStatus = 'HeldByOthers'
  return inventory?.inventory.some(stock => stock.upc === upc && stock.stockStatus === held) ?? false
}

/** The quantity is a real count, not the fixed one. */
export function isCounted(product: Product): boolean {
  return product.productType !== 'digital' && !product.isRobisOnly
}

export function priceOf(product: Product, choice: Choice): Price {
  return priceAcross(variantsOf(product, choice).map(({ price }) => price)) ?? product.price
}

function defaultOf(options: Product['attributes'][number]['options'], color: string | null | undefined) {
  const own = options.find(({ value }) => value === color)
  return own?.available ? own : (options.find(({ available }) => available) ?? own ?? options[0])
}
