import type { ProductCard } from '../../../../core/catalogue/contracts'
import type { CallContext } from '../../context'
import { pictureUrl } from '../../picture-url'
import type { ProductRecord } from '../../repositories/product-records'
import { answerPrice } from './price'
import { readerOf } from './reader'

/** Says a product as a list shows it, under the colour that was searched for where it has it. */
export function answerCard(record: ProductRecord, call: CallContext, colors: readonly string[]): ProductCard[] {
  const { document, variants } = record
  const price = answerPrice(record.prices, call.currency)
  if (!price) return []
  const { say, productUrl } = readerOf(call)
  const options = document.attributes.flatMap(({ type, options }) => options.map(option => ({ type, option })))
  const pictured = options.filter(({ option }) => option.pictures?.length)
  const shown =
    pictured.find(({ option }) => colors.includes(option.value)) ??
    pictured.find(({ option }) => option.value === document.defaultColor) ??
    pictured[0]
  const pictureOf = (option: (typeof options)[number]['option'] | undefined) => {
    const picture = option?.pictures?.[0]
    return picture ? pictureUrl(call.configuration, picture.name) : ''
  }
  return [
    {
      id: document.id,
      masterId: document.masterId,
      name: say(document.name),
      url: productUrl(document),
      eyebrow: say(document.eyebrow),
      badge: document.badge ? say(document.badge) : null,
      image: pictureOf(shown?.option),
      currency: call.currency,
      price,
      colors: options
        .filter(({ type }) => type === 'color')
        .map(({ option }) => ({ value: option.value, label: say(option.label), swatch: pictureOf(option) })),
      available: document.productType === 'digital' || document.isRobisOnly || variants.some(v => v.available > 0),
    },
  ]
}
