import type { Attribute, Product, ProductImage, Variant } from '../../../../core/catalogue/contracts'
import type { CallContext } from '../../context'
import { pictureUrl } from '../../picture-url'
import type { ProductRecord, VariantRecord } from '../../repositories/product-records'
import type { SeedAttribute, Words } from '../../seed/types'
import { answerPrice } from './price'
import { type Reader, readerOf } from './reader'

const FEW = 5

/** Says a product in the shopper's language and currency; null where none of it has a price here. */
export function answerProduct(record: ProductRecord, call: CallContext, color?: string): Product | null {
  const { document, prices } = record
  const price = answerPrice(prices, call.currency)
  if (!price) return null
  const reader = readerOf(call)
  const { say } = reader
  const chosen = record.variants.filter(variant => !color || variant.attributes.every(isOrIsNoColor(color)))
  const variants = chosen.flatMap(variant => answerVariant(variant, record, reader))
  return {
    id: document.id,
    masterId: document.masterId,
    name: say(document.name),
    slug: document.slug,
    url: reader.productUrl(document),
    badge: sayIf(document.badge, reader),
    eyebrow: say(document.eyebrow),
    description: say(document.description),
    productType: document.productType,
    presale: document.presale,
    isRobisOnly: document.isRobisOnly,
    notifyMe: document.notifyMe,
    customised: document.customs !== undefined,
    currency: call.currency,
    price,
    details: document.details.map(({ id, label, expanded, data }) => ({
      id,
      label: say(label),
      expanded,
      data: data.map(say),
    })),
    modelMeasurements: sayIf(document.modelMeasurements, reader),
    attributes: document.attributes.map(attribute => answerAttribute(attribute, record, reader)),
    variants,
    images: imagesOf(document.attributes, call, color),
    subscriptionType: document.subscriptionType ?? null,
    customsExternalUrl: document.customs?.externalUrl ?? null,
    defaultColor: document.defaultColor ?? null,
    categoryIds: [...document.categoryIds],
  }
}

const isOrIsNoColor = (color: string) => (attribute: { type: string; value: string }) =>
  attribute.type !== 'color' || attribute.value === color

const sayIf = (words: Words | undefined, { say }: Reader): string | null => (words ? say(words) : null)

/** What is digital, or reserved for a store alone, can always be had (spec/3 §4). */
const canBeHad = (variant: VariantRecord, { document }: ProductRecord): boolean =>
  variant.available > 0 || document.productType === 'digital' || document.isRobisOnly

function answerVariant(variant: VariantRecord, record: ProductRecord, { call, words }: Reader): Variant[] {
  const price = answerPrice(
    record.prices.filter(({ group }) => group === variant.group),
    call.currency,
  )
  if (!price) return []
  const isThere = canBeHad(variant, record)
  const isScarce = isThere && variant.available > 0 && variant.available <= FEW
  return [
    {
      id: variant.id,
      upc: variant.upc,
      attributes: [...variant.attributes],
      price,
      stockStatusLabel: isThere ? (isScarce ? words.left(variant.available) : null) : words.soldOut,
      productInventoryState: isThere ? 'InStock' : 'OutOfStock',
      notifyMe: record.document.notifyMe,
      maxQty: record.document.maxQty,
    },
  ]
}

function answerAttribute(attribute: SeedAttribute, record: ProductRecord, { call, say }: Reader): Attribute {
  return {
    type: attribute.type,
    label: say(attribute.label),
    options: attribute.options.map(option => {
      const own = record.variants.filter(({ attributes }) =>
        attributes.some(({ type, value }) => type === attribute.type && value === option.value),
      )
      const groups = new Set(own.map(({ group }) => group))
      const picture = option.pictures?.[0]
      return {
        id: option.id,
        value: option.value,
        label: say(option.label),
        available: own.some(variant => canBeHad(variant, record)),
        price: answerPrice(
          record.prices.filter(({ group }) => groups.has(group)),
          call.currency,
        ),
        swatch: picture ? pictureUrl(call.configuration, picture.name) : null,
      }
    }),
  }
}

function imagesOf(attributes: readonly SeedAttribute[], call: CallContext, color?: string): ProductImage[] {
  const { say } = readerOf(call)
  return attributes
    .flatMap(({ type, options }) => options.map(option => ({ type, option })))
    .filter(({ option }) => !color || option.value === color)
    .flatMap(({ type, option }) =>
      (option.pictures ?? []).map(({ name, view, alt }) => ({
        url: pictureUrl(call.configuration, name),
        alt: say(alt),
        color: type === 'color' ? option.value : null,
        view,
      })),
    )
}
