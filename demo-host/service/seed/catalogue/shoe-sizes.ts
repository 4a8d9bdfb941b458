import type { Words } from '../../languages/words'

/** US sizes of men, women and kids count from different lengths. */
export type Last = 'men' | 'women' | 'kids'

/** European sizes by half US sizes, from the first that is made. */
const european = {
  men: {
    from: 5,
    sizes: '37.5 38 38.5 39 40 40.5 41 42 42.5 43 44 44.5 45 45.5 46 47 47.5',
  },
  women: {
    from: 5,
    sizes: '35.5 36 36.5 37.5 38 38.5 39 40 40.5 41 42 42.5 43',
  },
  kids: {
    from: 1,
    sizes: '32 33 33.5 34 35 35.5 36 36.5 37.5 38 38.5',
  },
} as const

/** US size minus British size. */
const toBritish = { men: 1, women: 2.5, kids: 0.5 } as const

/** Children's British sizes end at 13.5 and begin anew at 1. */
function british(last: Last, value: string): number {
  const size = Number(value) - toBritish[last]
  return size < 1 ? size + 13 : size
}

/** Foot length in centimetres minus US size. */
const toCentimetres = { men: 18, women: 16.5, kids: 19 } as const

/** A US size in the market's measure: British, European, or centimetres in Japan. */
export function shoeSize(last: Last, value: string): Words {
  const { from, sizes } = european[last]
  const size = `EU ${sizes.split(' ')[(Number(value) - from) * 2]}`
  const us = `US ${value}`
  return {
    en: us,
    'en-CA': us,
    'en-GB': `UK ${british(last, value)}`,
    fr: size,
    de: size,
    ar: size,
    ja: `${Number(value) + toCentimetres[last]} cm`,
  }
}

/** One size in the measures of all markets. */
export function sizeInAllMeasures(last: Last, value: string): string {
  const { en, 'en-GB': uk, de: eu, ja: cm } = shoeSize(last, value)
  return [en, uk, eu, cm].join(' · ')
}

/** All sizes of adults by their British ones: US men, US women, British, European and centimetres; empty where it is not made. */
export function adultSizes(): readonly (readonly string[])[] {
  const sizesOf = (last: 'men' | 'women') =>
    european[last].sizes.split(' ').map((eu, index) => ({ us: european[last].from + index / 2, eu }))
  const rows = new Map<number, readonly string[]>()
  for (const { us, eu } of sizesOf('women'))
    rows.set(us - toBritish.women, ['', String(us), String(us - toBritish.women), eu, String(us + toCentimetres.women)])
  for (const { us, eu } of sizesOf('men')) {
    const uk = us - toBritish.men
    rows.set(uk, [String(us), rows.get(uk)?.[1] ?? '', String(uk), eu, String(us + toCentimetres.men)])
  }
  return [...rows.values()]
}

/** What its sizes are called. */
export const shoeSizes = {
  men: {
    en: 'Size, US men',
    'en-GB': 'Size, UK men',
    'en-CA': 'Size, US men',
    fr: 'Pointure, EU homme',
    de: 'Größe, EU Herren',
    ja: 'サイズ、メンズ',
    ar: 'المقاس، EU رجالي',
  },
  women: {
    en: 'Size, US women',
    'en-GB': 'Size, UK women',
    'en-CA': 'Size, US women',
    fr: 'Pointure, EU femme',
    de: 'Größe, EU Damen',
    ja: 'サイズ、レディース',
    ar: 'المقاس، EU نسائي',
  },
  kids: {
    en: 'Size, US kids',
    'en-GB': 'Size, UK kids',
    'en-CA': 'Size, US kids',
    fr: 'Pointure, EU enfant',
    de: 'Größe, EU Kinder',
    ja: 'サイズ、キッズ',
    ar: 'المقاس، EU أطفال',
  },
} as const satisfies Record<Last, Words>
