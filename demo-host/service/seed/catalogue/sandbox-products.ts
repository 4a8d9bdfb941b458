import type { SeedProduct, SeedVariant } from '../types'
import { buildProduct } from './build-product'
import { categoryIds } from './category-ids'
import { cushioning, drop, recycled, stack, weighs } from './features'
import { giftCardProduct } from './gift-card-products'
import type { Line } from './line'
import { sizeAttribute } from './sizes'

const meridian: Line = {
  name: 'Meridian 2',
  family: 'road',
  kind: 'road',
  dollars: 140,
  launchedDays: 120,
  eyebrow: { en: 'Road running shoe', fr: 'Chaussure de running sur route' },
  story:
    'Softer under the heel, quicker off the toe, lighter by 18 g: the daily shoe, built again for the first mile home.',
  features: [weighs(252), cushioning.balanced, stack(34), drop(8), recycled],
  colours: { men: ['chalk', 'cobalt', 'ember', 'pine', 'night'] },
  sale: { percent: 20, sinceDays: 9 },
}

const sizes = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12']
const sizeOf = (variant: SeedVariant) => variant.attributes.find(({ type }) => type === 'size')?.value ?? ''
const colourOf = (variant: SeedVariant) => variant.attributes.find(({ type }) => type === 'color')?.value

const withStock = (product: SeedProduct, onHand: (variant: SeedVariant) => number): SeedProduct => ({
  ...product,
  variants: product.variants.map(variant => ({
    ...variant,
    onHand: onHand(variant),
    stores: onHand(variant) === 0 ? [] : variant.stores,
  })),
})

const inSizes = (product: SeedProduct, values: readonly string[]): SeedProduct => ({
  ...product,
  attributes: product.attributes.map(attribute =>
    attribute.type === 'size' ? (sizeAttribute('shoe-men', values) ?? attribute) : attribute,
  ),
  variants: product.variants.filter(variant => values.includes(sizeOf(variant))),
})

const meridianStock = (variant: SeedVariant): number => {
  if (colourOf(variant) === 'pine') return 0
  if (sizeOf(variant) === '8' || sizeOf(variant) === '10.5') return 0
  return sizeOf(variant) === '9' ? 2 : 500
}

const shoe = (id: string, line: Partial<Line> & Pick<Line, 'name' | 'story' | 'colours'>, now: Date): SeedProduct => {
  const { sale: _, ...fullPrice } = meridian
  return inSizes(buildProduct({ ...fullPrice, ...line }, 'men', now, id), sizes)
}

/** Only stores hand it out: some of it lies in each, and no carrier brings it. */
const handedOut = (product: SeedProduct): SeedProduct => ({
  ...product,
  isRobisOnly: true,
  notifyMe: false,
  details: product.details.filter(({ id }) => id !== 'delivery'),
})

/** Products that tests and examples rely on: one for each special property (sold out, presale, gift card …). */
export const sandboxProducts = (now: Date): SeedProduct[] => [
  {
    ...withStock(inSizes(buildProduct(meridian, 'men', now, 'TQ4407AB12'), sizes), meridianStock),
    slug: 'meridian-2',
    defaultColor: 'cobalt',
    notifyMe: true,
    popularity: 100,
  },
  {
    ...withStock(
      shoe(
        'TQ4407AB13',
        {
          name: 'Meridian 2 Harvest',
          kind: 'road-wave',
          story: 'Dyed with what the walnut harvest leaves over. Gone in a week; the next batch is in the vat.',
          colours: { men: ['clay', 'saffron'] },
          dollars: 150,
        },
        now,
      ),
      () => 0,
    ),
    notifyMe: true,
  },
  {
    ...shoe(
      'TQ4407AB14',
      {
        name: 'Meridian 3',
        kind: 'road-ridge',
        story: 'The next Meridian, for members first: a new foam, a wider toe, the same straight line home.',
        colours: { men: ['citron', 'storm'] },
        dollars: 150,
        launchedDays: 2,
      },
      now,
    ),
    badge: { en: 'Presale', fr: 'Avant-première', de: 'Vorverkauf', ja: '先行販売', ar: 'بيع مسبق' },
    presale: true,
  },
  giftCardProduct(
    'TQ4407AB15',
    { en: 'Gift card', fr: 'Carte cadeau', de: 'Geschenkkarte', ja: 'ギフトカード', ar: 'بطاقة هدية' },
    {
      en: 'Digital gift card',
      fr: 'Carte cadeau numérique',
      de: 'Digitale Geschenkkarte',
      ja: 'デジタルギフトカード',
      ar: 'بطاقة هدية رقمية',
    },
    {
      en: 'For the runner whose size you do not know.',
      fr: 'Pour qui court sans que vous sachiez sa pointure.',
      de: 'Für alle, deren Schuhgröße Sie nicht kennen.',
      ja: 'サイズがわからないランナーへの贈りものに。',
      ar: 'لعدّاء لا تعرف مقاسه.',
    },
    ['dawn', 'pine', 'cobalt', 'night'],
    true,
    now,
  ),
  {
    ...shoe(
      'TQ4407AB16',
      {
        name: 'Meridian 2 By You',
        story: 'Your colours, your heel tab, your name inside the tongue. Made in nine days.',
        colours: { men: ['chalk', 'night'] },
        dollars: 165,
        launchedDays: 140,
      },
      now,
    ),
    customs: {
      externalUrl: '/en-us/customs/meridian-2-by-you-TQ4407AB16',
      recipes: [
        {
          id: 'RCP-204407',
          label: {
            en: 'Chalk with an ember heel, “Maya”',
            fr: 'Craie, talon braise, «\u202fMaya\u202f»',
            de: 'Kreide mit Ferse in Glut, „Maya“',
            ja: 'チョーク、ヒールはエンバー、「Maya」',
            ar: 'طباشيري بكعب جمري، «Maya»',
          },
          color: 'chalk',
        },
        {
          id: 'RCP-204408',
          label: {
            en: 'Night with citron laces',
            fr: 'Nuit, lacets citron',
            de: 'Nacht mit Schnürsenkeln in Zitrone',
            ja: 'ナイト、シューレースはシトロン',
            ar: 'ليلي بأربطة ليمونية',
          },
          color: 'night',
        },
      ],
    },
  },
  {
    ...withStock(
      shoe(
        'TQ4407AB17',
        {
          name: 'Apex Relay',
          family: 'racing',
          kind: 'racer',
          eyebrow: { en: 'Racing shoe, numbered', fr: 'Chaussure de compétition numérotée' },
          story: 'Four hundred pairs for the club relay, two to a runner.',
          colours: { men: ['ember', 'mint'] },
          dollars: 260,
          launchedDays: 20,
        },
        now,
      ),
      () => 40,
    ),
    maxQty: 2,
  },
  {
    ...withStock(
      shoe(
        'TQ4407AB18',
        {
          name: 'Cadence 5 Archive',
          kind: 'road-wave',
          story: 'One pair came back from the photographer.',
          colours: { men: ['teal'] },
          dollars: 125,
        },
        now,
      ),
      variant => (sizeOf(variant) === '9' ? 1 : 0),
    ),
    notifyMe: false,
  },
  {
    ...withStock(
      buildProduct(
        {
          name: 'Start line tote',
          nom: 'Tote bag Départ',
          family: 'bag',
          kind: 'tote',
          dollars: 18,
          launchedDays: 90,
          eyebrow: { en: 'Gift with purchase', fr: 'Cadeau avec achat' },
          story: 'Carries what you wore to the start.',
          features: [recycled],
          colours: { unisex: ['sand'] },
        },
        'unisex',
        now,
        'TQ4407AB19',
      ),
      () => 5000,
    ),
    giftWithPurchase: true,
    categoryIds: [categoryIds.accessories],
  },
  handedOut(
    shoe(
      'TQ4407AB20',
      {
        name: 'Meridian 2 Fitted',
        story: 'Shaped to your foot while you wait. That takes a store, and half an hour.',
        colours: { men: ['pine', 'chalk'] },
        dollars: 170,
        launchedDays: 60,
      },
      now,
    ),
  ),
]
