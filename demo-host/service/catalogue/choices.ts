import type { Attribute, ProductImage, Variant } from '../../../core/catalogue/contracts'
import { roundMoney } from '../../../core/format/round-money'
import { pictureUrl } from './picture-url'
import type { ProductRecord, VariantRecord } from '../repositories/product-records'
import { isDeliverable } from './deliverable'
import type { Available } from '../repositories/stock'
import type { ProductAttribute } from './product'
import { answerPrice } from './price'
import type { CatalogueReader } from './reader'

export type Shelf = {
  readonly record: ProductRecord
  readonly available: ReadonlyMap<string, Available>
  readonly reader: CatalogueReader
}

const FEW = 5

/** Null for a variant without a price: it is not sold here. */
export function answerVariant(variant: VariantRecord, shelf: Shelf): Variant[] {
  const { record, available, reader } = shelf
  const price = priceOf(new Set([variant.group]), shelf)
  if (!price) return []
  const isThere = canBeHad(variant, shelf)
  const { quantity: count = 0, isHeld = false } = available.get(variant.upc) ?? {}
  const recipe = recipeIn(variant.attributes.find(({ type }) => type === 'color')?.value, shelf)
  const few = isThere && count > 0 && count <= FEW ? reader.words.left(count) : null
  return [
    {
      id: variant.id,
      upc: variant.upc,
      attributes: [...variant.attributes],
      price,
      stockStatusLabel: isThere ? few : isHeld ? reader.words.held : reader.words.soldOut,
      productInventoryState: isThere ? 'InStock' : 'OutOfStock',
      notifyMe: record.document.notifyMe,
      maxQty: record.document.maxQty,
      ...(recipe ? { recipeId: recipe.id } : {}),
    },
  ]
}

/** The values of an attribute, each with its price and whether any of it is available. */
export function answerAttribute({ type, label, options }: ProductAttribute, shelf: Shelf): Attribute {
  const { record, reader } = shelf
  const isOf = (value: string) => (own: { type: string; value: string }) => own.type === type && own.value === value
  return {
    type,
    label: reader.localised(label),
    options: options.map(option => {
      const own = record.variants.filter(({ attributes }) => attributes.some(isOf(option.value)))
      const picture = option.pictures?.[0]
      const price = priceOf(new Set(own.map(({ group }) => group)), shelf)
      const { currency, locale } = reader.call
      const design = type === 'color' ? recipeIn(option.value, shelf) : undefined
      return {
        id: option.id,
        value: option.value,
        label:
          type === 'amount' && price
            ? roundMoney(price.lowOriginal, currency, locale)
            : reader.localised((design ?? option).label),
        available: own.some(variant => canBeHad(variant, shelf)),
        price,
        swatch: picture ? pictureUrl(reader.call.configuration, picture.name) : null,
      }
    }),
  }
}

/** The pictures of a product, or of one of its colours. */
export function imagesOf(
  attributes: readonly ProductAttribute[],
  { call, localised }: CatalogueReader,
  color?: string,
): ProductImage[] {
  return attributes
    .flatMap(({ type, options }) => options.map(option => ({ type, option })))
    .filter(({ option }) => !color || option.value === color)
    .flatMap(({ type, option }) =>
      (option.pictures ?? []).map(({ name, view, alt }) => ({
        url: pictureUrl(call.configuration, name),
        alt: localised(alt),
        color: type === 'color' ? option.value : null,
        view,
      })),
    )
}

/** The design of this colour; undefined if the product is not made to order. */
const recipeIn = (color: string | undefined, { record: { document } }: Shelf) =>
  document.customs?.recipes.find(recipe => recipe.color === color)

const priceOf = (groups: ReadonlySet<string>, { record, reader }: Shelf) =>
  answerPrice(
    record.prices.filter(({ group }) => groups.has(group)),
    reader.call.currency,
  )

/** Digital products that can be delivered, and store-only ones, are always available. */
function canBeHad({ upc }: VariantRecord, { record: { document }, available, reader }: Shelf): boolean {
  if (!isDeliverable(document, reader.call.configuration)) return false
  return (available.get(upc)?.quantity ?? 0) > 0 || document.productType === 'digital' || document.isRobisOnly
}
