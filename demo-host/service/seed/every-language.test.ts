import { describe, expect, it } from 'vitest'
import { languages } from '../../../core/shapes/languages'
import { categories as subjects } from '../contact/subjects'
import { employeeDiscount, industryDiscount, tradeDiscount } from './own-discounts'
import { sandboxData } from '.'

const seed = sandboxData(new Date('2026-11-21T07:00:00Z'))

type Said = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Said => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whatever is said in English, wherever it stands. */
function saidIn(value: unknown): readonly Said[] {
  if (Array.isArray(value)) return value.flatMap(saidIn)
  if (!isRecord(value)) return []
  return 'en' in value ? [value] : Object.values(value).flatMap(saidIn)
}

/** Sums, and sizes such as XL or in all measures, read the same everywhere. */
const needsNoWords = ({ en }: Said) => typeof en === 'string' && /^(\$\d+|[XSML/]+|US .+)$/.test(en)

/** A name without a French word is the house's own: Meridian 2. */
const { products, content, reviews: _inTheLanguageOfTheirWriter, ...others } = seed
const told = {
  ...others,
  products: products.map(({ name, ...product }) => ({ ...product, name: name.fr ? name : {} })),
  content: content.flatMap(({ bodies }) => (Object.keys(bodies).length ? [bodies] : [])),
  ownDiscounts: [employeeDiscount, tradeDiscount, industryDiscount],
  subjects,
}

describe.each(Object.keys(told) as (keyof typeof told)[])('all that a shopper reads of %s', part => {
  it.each(languages)('is said in %s', language => {
    const unsaid = saidIn(told[part]).filter(words => !words[language] && !needsNoWords(words))
    expect([...new Set(unsaid.map(({ en }) => en))]).toEqual([])
  })
})
