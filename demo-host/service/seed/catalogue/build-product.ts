import type { ColourName } from '../colours'
import type { SeedProduct, SeedVariant } from '../types'
import type { ProductAttribute } from '../../catalogue/product'
import type { AllWords, Words } from '../../languages/words'
import { colourAttribute, combinations, identityOf } from './attributes'
import { categoryIds } from './category-ids'
import { daysFrom } from './days'
import { detailIn } from './detail-words'
import { families } from './families'
import { detailsOf, type Family } from './family'
import { digits, drawn } from './hash'
import type { Gender, Line } from './line'
import { shelfPrice } from './money'
import { priceOf } from './price'
import { descriptionOf, eyebrowOf, nameOf, slugOf } from './product-words'
import { sizeAttribute, sizeGuideOf, type SizeRunName } from './sizes'
import { onHandOf, storeStockOf } from './stock'

const NEW_FOR_DAYS = 30
const MAX_IN_A_CART = 10

const idOf = (line: Line, family: Family, gender: Gender): string =>
  family.letters +
  digits(line.name, 4) +
  { men: 'MN', women: 'WM', unisex: 'UN', kids: 'KD' }[gender] +
  digits(line.name + gender, 2)

const genderCategory: Partial<Record<Gender, string>> = {
  men: categoryIds.men,
  women: categoryIds.women,
  kids: categoryIds.kids,
}

const badges = {
  sale: { en: 'Sale', fr: 'Promo', de: 'Sale', ja: 'セール', ar: 'تخفيض' },
  new: { en: 'New', fr: 'Nouveau', de: 'Neu', ja: '新着', ar: 'جديد' },
} as const satisfies Record<string, AllWords>

const badgeOf = (line: Line, onSale: boolean): Words | undefined => {
  if (onSale) return badges.sale
  if ((line.launchedDays ?? 0) < NEW_FOR_DAYS) return badges.new
  return undefined
}

const sizesFor = ({ sizes: { adult, women = adult, kids = adult } }: Family, gender: Gender): SizeRunName =>
  gender === 'kids' ? kids : gender === 'women' ? women : adult

const variantsOf = (
  productId: string,
  line: Line,
  attributes: readonly ProductAttribute[],
  now: Date,
): SeedVariant[] => {
  const price = shelfPrice(line.dollars)
  const launched = line.launchedDays ?? 365
  const full = priceOf(price, launched, now)
  const onSale = line.sale ? priceOf(price, launched, now, line.sale) : full
  return combinations(attributes).map(choice => {
    const { id, upc } = identityOf(productId, choice)
    const colour = choice.find(({ type }) => type === 'color')?.value as ColourName
    const reduced = line.sale !== undefined && (line.sale.colours?.includes(colour) ?? true)
    return {
      id,
      upc,
      attributes: choice,
      prices: reduced ? onSale : full,
      priceGroup: reduced ? 'sale' : 'full',
      onHand: onHandOf(id),
      stores: storeStockOf(productId, id),
    }
  })
}

/** One design for one gender, with its variants, prices and stock as of the given day. */
export const buildProduct = (line: Line, gender: Gender, now: Date, ownId?: string): SeedProduct => {
  const family: Family = families[line.family]
  const id = ownId ?? idOf(line, family, gender)
  const palette = line.colours[gender] ?? []
  const name = nameOf(line)
  const run = sizesFor(family, gender)
  const sizes = sizeAttribute(run)
  const guide = sizeGuideOf(run)
  const attributes = [colourAttribute(name, line.kind, palette), ...(sizes ? [sizes] : [])]
  const onSale =
    line.sale !== undefined &&
    (line.sale.colours === undefined || palette.some(colour => line.sale?.colours?.includes(colour)))
  const badge = badgeOf(line, onSale)
  const isNew = (line.launchedDays ?? 365) < NEW_FOR_DAYS
  const forGender = genderCategory[gender]
  return {
    id,
    masterId: id.slice(0, 6),
    slug: slugOf(line.name, gender),
    kind: line.kind,
    name,
    eyebrow: eyebrowOf(line, family, gender),
    description: descriptionOf(line, family),
    ...(badge ? { badge } : {}),
    gender,
    categoryIds: [
      ...family.categoryIds,
      ...(line.categoryIds ?? []),
      ...(forGender ? [forGender] : []),
      ...(isNew ? [categoryIds.new] : []),
      ...(onSale ? [categoryIds.sale] : []),
    ],
    productType: 'physical',
    taxClass: family.taxClass,
    presale: false,
    isRobisOnly: false,
    notifyMe: drawn(id + ' notify', 0, 2) > 0,
    giftWithPurchase: false,
    maxQty: MAX_IN_A_CART,
    ...(family.measurements ? { modelMeasurements: detailIn(family.measurements) } : {}),
    details: [...detailsOf(family, line.features), ...(guide ? [guide] : [])],
    attributes,
    ...(palette[0] ? { defaultColor: palette[0] } : {}),
    variants: variantsOf(id, line, attributes, now),
    launchedAt: daysFrom(now, -(line.launchedDays ?? 365)),
    popularity: drawn(id + ' popularity', 5, 95),
    related: [],
    searchTerms: [...family.searchTerms, ...palette],
  }
}
