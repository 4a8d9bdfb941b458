import { languages } from '../../../../core/shapes/languages'
import type { ColourName } from '../colours'
import type { SeedProduct } from '../types'
import type { ProductAttribute } from '../../catalogue/product'
import type { AllWords, Words } from '../../languages/words'
import { colourAttribute, combinations, identityOf } from './attributes'
import { daysFrom } from './days'
import { accessoryFamilies } from './accessory-families'
import { detailsOf, mailed } from './family'
import { roundSum } from './money'
import { paragraphs } from './paragraphs'
import { priceOf } from './price'

const LAUNCHED_DAYS = 900
const ALWAYS = 999_999

/** The cards of the rack, in dollars; other currencies have round sums near them. */
const amounts = [25, 50, 100, 150, 200]

const family = accessoryFamilies.giftCard

const descriptionIn = (story: AllWords): Words => {
  const means: Words = { ...family.paragraph, ...paragraphs.giftCard }
  return { ...story, ...Object.fromEntries(languages.map(said => [said, `${story[said]}\n\n${means[said]}`])) }
}

const amountAttribute: ProductAttribute = {
  type: 'amount',
  label: { en: 'Amount', fr: 'Montant', de: 'Betrag', ja: '金額', ar: 'المبلغ' },
  // The service says a sum in the shopper's own currency (carts/answer-item.ts); this name is for whoever reads the seed.
  options: amounts.map(dollars => ({ id: 'amount-' + dollars, value: String(dollars), label: { en: '$' + dollars } })),
}

/** A gift card in several designs and for several sums, each sum a variant; digital ones take a sum of the shopper's own too. */
export const giftCardProduct = (
  id: string,
  name: AllWords,
  eyebrow: AllWords,
  story: AllWords,
  designs: readonly ColourName[],
  digital: boolean,
  now: Date,
): SeedProduct => {
  const designAttribute = {
    ...colourAttribute(name, 'gift-card', designs),
    label: { en: 'Design', fr: 'Motif', de: 'Motiv', ja: 'デザイン', ar: 'التصميم' },
  }
  const attributes = [designAttribute, amountAttribute]
  const launch = daysFrom(now, -LAUNCHED_DAYS)
  return {
    id,
    masterId: id.slice(0, 6),
    slug: name.en.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    kind: 'gift-card',
    name,
    eyebrow,
    description: descriptionIn(story),
    gender: 'unisex',
    categoryIds: family.categoryIds,
    productType: digital ? 'digital' : 'physical',
    taxClass: 'gift-card',
    presale: false,
    isRobisOnly: false,
    notifyMe: false,
    giftWithPurchase: false,
    maxQty: 10,
    ...(digital ? { customAmount: { min: roundSum(10), max: roundSum(500) } } : {}),
    details: detailsOf(family, [{ en: 'Valid for five years', fr: 'Valable cinq ans' }], digital ? mailed : undefined),
    attributes,
    ...(designs[0] ? { defaultColor: designs[0] } : {}),
    variants: combinations(attributes).map(choice => {
      const amount = Number(choice[1]?.value)
      return {
        ...identityOf(id, choice),
        attributes: choice,
        prices: priceOf(roundSum(amount), LAUNCHED_DAYS, now),
        priceGroup: 'amount-' + amount,
        onHand: digital ? ALWAYS : 400,
        stores: [],
      }
    }),
    launchedAt: launch,
    popularity: 40,
    related: [],
    searchTerms: family.searchTerms,
  }
}
