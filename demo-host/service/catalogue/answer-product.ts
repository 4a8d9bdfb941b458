import type { Product } from '../../../core/catalogue/contracts'
import type { CallContext } from '../calls/context'
import { toMajor } from '../pricing/currency'
import type { ProductRecord } from '../repositories/product-records'
import { isDeliverable } from './deliverable'
import type { Words } from '../languages/words'
import { answerAttribute, answerVariant, imagesOf, type Shelf } from './choices'
import { answerPrice } from './price'
import { type CatalogueReader, readerOf } from './reader'

/** The section that says how a product is delivered. */
const DELIVERY = 'delivery'

/** Null if none of its variants has a price here. */
export function answerProduct(
  record: ProductRecord,
  available: Shelf['available'],
  call: CallContext,
  color?: string,
): Product | null {
  const { document, prices } = record
  const price = answerPrice(prices, call.currency)
  if (!price) return null
  const reader = readerOf(call)
  const { localised } = reader
  const shelf: Shelf = { record, available, reader }
  const deliverable = isDeliverable(document, call.configuration)
  const chosen = record.variants.filter(({ attributes }) => !color || attributes.every(isOrIsNoColor(color)))
  return {
    id: document.id,
    masterId: document.masterId,
    name: localised(document.name),
    slug: document.slug,
    url: reader.productUrl(document),
    badge: sayIf(document.badge, reader),
    eyebrow: localised(document.eyebrow),
    description: localised(document.description),
    productType: document.productType,
    sizeChart: sizeChartOf(document),
    presale: document.presale,
    isRobisOnly: document.isRobisOnly,
    notifyMe: document.notifyMe,
    customised: document.customs !== undefined,
    ...(document.customAmount && deliverable
      ? {
          customAmount: {
            min: toMajor(document.customAmount.min[call.currency], call.currency),
            max: toMajor(document.customAmount.max[call.currency], call.currency),
          },
        }
      : {}),
    currency: call.currency,
    price,
    details: document.details
      .filter(({ id }) => deliverable || id !== DELIVERY)
      .map(({ id, label, expanded, data }) => ({ id, label: localised(label), expanded, data: data.map(localised) })),
    modelMeasurements: sayIf(document.modelMeasurements, reader),
    attributes: document.attributes.map(attribute => answerAttribute(attribute, shelf)),
    variants: chosen.flatMap(variant => answerVariant(variant, shelf)),
    images: imagesOf(document.attributes, reader, color),
    subscriptionType: document.subscriptionType ?? null,
    customsExternalUrl: document.customs ? reader.here(document.customs.externalUrl) : null,
    defaultColor: document.defaultColor ?? null,
    categoryIds: [...document.categoryIds],
  }
}

/** A product with a guide of its own is a shoe; clothes say what their models wear, and those of adults are of one cut. */
function sizeChartOf({ details, taxClass, modelMeasurements, gender }: ProductRecord['document']): string | null {
  if (details.some(({ id }) => id === 'sizes')) return 'footwear'
  return taxClass === 'apparel' && modelMeasurements && gender !== 'kids' ? 'apparel' : null
}

const isOrIsNoColor = (color: string) => (attribute: { type: string; value: string }) =>
  attribute.type !== 'color' || attribute.value === color

const sayIf = (words: Words | undefined, { localised }: CatalogueReader): string | null =>
  words ? localised(words) : null
