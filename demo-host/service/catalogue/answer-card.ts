import type { ProductCard } from '../../../core/catalogue/search/contracts'
import type { CallContext } from '../calls/context'
import { pictureUrl } from './picture-url'
import type { CardRecord } from '../repositories/product-cards'
import { looksLabel } from './looks'
import { answerPrice } from './price'
import { readerOf } from './reader'

/** A product as a list shows it, in the colour that was searched for if it has that. */
export function answerCard(
  { id, card, prices }: CardRecord,
  available: boolean,
  call: CallContext,
  wanted: readonly string[],
): ProductCard[] {
  const price = answerPrice(prices, call.currency)
  if (!price) return []
  const { localised, productUrl } = readerOf(call)
  const shown =
    card.colors.find(({ value }) => wanted.includes(value)) ??
    card.colors.find(({ value }) => value === card.defaultColor)
  const picture = shown?.picture ?? card.picture
  return [
    {
      id,
      masterId: card.masterId,
      name: localised(card.name),
      url: productUrl({ slug: card.slug, id }),
      eyebrow: localised(card.eyebrow),
      badge: card.badge ? localised(card.badge) : null,
      image: picture ? pictureUrl(call.configuration, picture) : '',
      currency: call.currency,
      price,
      colors: card.colors.map(color => ({
        value: color.value,
        label: localised(color.label),
        swatch: pictureUrl(call.configuration, color.picture),
      })),
      looks: looksLabel(card.colors.length, card.areColors ?? false, call.locale),
      available,
    },
  ]
}
