import { describe, expect, it } from 'vitest'
import { localised } from '../../languages/localised'
import { drawPicture } from '../pictures/draw-picture'
import type { SeedProduct, SeedVariant } from '../types'
import { categories } from './categories'
import { currencies } from './money'
import { products } from './products'
import { shoeSize } from './shoe-sizes'
import { checkDigit } from './upc'

const today = new Date('2026-11-21T07:00:00Z')
const range = products(today)
const variants = range.flatMap(product => product.variants)

const product = (id: string): SeedProduct => {
  const found = range.find(one => one.id === id)
  if (!found) throw new Error(`no product ${id}`)
  return found
}
const chosen = (variant: SeedVariant, type: string) => variant.attributes.find(one => one.type === type)?.value
const stockOf = (id: string) => product(id).variants.reduce((sum, { onHand }) => sum + onHand, 0)

describe('the range', () => {
  it('has two hundred products or more, over every category', () => {
    expect(range.length).toBeGreaterThanOrEqual(200)
    for (const { id } of categories) expect(range.some(({ categoryIds }) => categoryIds.includes(id))).toBe(true)
  })

  it('is the same for two moments of one day', () => {
    expect(products(new Date('2026-11-21T22:59:00Z'))).toEqual(range)
  })

  it('gives every product an id that a page address carries, and no two the same', () => {
    for (const { id, masterId } of range) {
      expect(id).toMatch(/^[A-Z]{2}[A-Z0-9]{6,9}$/)
      expect(id.startsWith(masterId)).toBe(true)
    }
    expect(new Set(range.map(({ id }) => id)).size).toBe(range.length)
    expect(new Set(range.map(({ slug }) => slug)).size).toBe(range.length)
  })

  it('gives every variant an EAN-13 of its own', () => {
    const wrong = variants.filter(({ upc }) => !/^\d{13}$/.test(upc) || upc.at(-1) !== checkDigit(upc.slice(0, 12)))
    expect(wrong).toEqual([])
    expect(new Set(variants.map(({ upc }) => upc)).size).toBe(variants.length)
  })

  it.each([
    ['TQ4407AB12', '9', ['US 9', 'US 9', 'UK 8', 'EU 42.5', 'EU 42.5', 'EU 42.5', '27 cm']],
    ['TQ4407AB12', '12', ['US 12', 'US 12', 'UK 11', 'EU 46', 'EU 46', 'EU 46', '30 cm']],
  ])('M7: says the size of %s that is US %s as each market measures shoes', (id, value, said) => {
    const sizes = product(id).attributes.find(({ type }) => type === 'size')
    const label = sizes?.options.find(option => option.value === value)?.label ?? { en: '' }
    expect(
      ['en-US', 'en-CA', 'en-GB', 'de-DE', 'fr-FR', 'ar-AE', 'ja-JP'].map(locale => localised(label, { locale })),
    ).toEqual(said)
  })

  it.each([
    ['men', '7', 'UK 6'],
    ['women', '8', 'UK 5.5'],
    ['kids', '1', 'UK 13.5'],
    ['kids', '2', 'UK 1.5'],
  ] as const)('M7: says the size of %s that is US %s as %s in Britain', (last, value, said) => {
    expect(localised(shoeSize(last, value), { locale: 'en-GB' })).toBe(said)
  })

  it('G1: a shoe has a size guide, its sizes in the measures of all markets; a shirt has none', () => {
    const guideOf = (one: SeedProduct) => one.details.find(({ id }) => id === 'sizes')
    const shoe = product('TQ4407AB12')
    expect(guideOf(shoe)?.data.map(line => localised(line, { locale: 'de-DE' }))).toContain(
      'US 9 · UK 8 · EU 42.5 · 27 cm',
    )
    const unguided = range.filter(one => !guideOf(one))
    expect(unguided.some(({ attributes }) => attributes.some(({ options }) => options[0]?.label.en === 'XS'))).toBe(
      true,
    )
    expect(
      unguided.flatMap(({ attributes }) => attributes.flatMap(({ options }) => options.map(({ label }) => label.en))),
    ).not.toContain('US 9')
  })

  it('M7: knows every US size of its shoes in every measure', () => {
    const unknown = range.flatMap(({ id, attributes }) =>
      attributes.flatMap(({ type, options }) =>
        type === 'size'
          ? options.filter(({ label }) => label.en.startsWith('US ') && !(label.de && label.ja)).map(() => id)
          : [],
      ),
    )
    expect(unknown).toEqual([])
  })

  it.each(['fr', 'de', 'ja', 'ar'] as const)('G5: says what is told of a product in %s', language => {
    const told = range.flatMap(({ details, modelMeasurements }) => [
      // Sizes are the same in all measures.
      ...details.flatMap(({ id, label, data }) => [label, ...(id === 'sizes' ? [] : data)]),
      ...(modelMeasurements ? [modelMeasurements] : []),
    ])
    expect([...new Set(told.flatMap(words => (words[language] ? [] : [words.en])))]).toEqual([])
  })

  it('shows every colour in two views or more, each of them drawn', () => {
    const pictures = range.flatMap(({ attributes }) =>
      attributes.flatMap(({ type, options }) => (type === 'color' ? options.map(option => option.pictures ?? []) : [])),
    )
    for (const views of pictures) expect(views.length).toBeGreaterThanOrEqual(2)
    expect(pictures.flat().filter(view => drawPicture(view.name) === null)).toEqual([])
  })

  it('shows sixteen different drawings on the first page of every listing that has as many products', () => {
    const face = ({ kind, defaultColor }: SeedProduct) => `${kind} ${defaultColor}`
    const repeating = categories.filter(({ id }) => {
      const first = range
        .filter(({ categoryIds }) => categoryIds.includes(id))
        .sort((a, b) => b.popularity - a.popularity)
        .slice(0, 16)
      return new Set(first.map(face)).size < first.length
    })
    expect(repeating).toEqual([])
  })

  it('says every price in whole minor units of every currency, never above the original', () => {
    for (const { prices } of variants) {
      for (const currency of currencies) {
        const { original, current, history } = prices[currency]
        const sound =
          Number.isSafeInteger(original) && Number.isSafeInteger(current) && current > 0 && current <= original
        if (!sound || history.at(-1)?.amount !== current) expect.fail(`${currency} ${current} of ${original}`)
      }
    }
  })

  it('holds sales, ranges of price, earlier sales and a lowest price below the original', () => {
    const dollars = variants.map(({ prices }) => prices.USD)
    expect(dollars.some(({ previousBestSalesPrice }) => previousBestSalesPrice !== undefined)).toBe(true)
    expect(dollars.some(({ historicBestPrice, original }) => (historicBestPrice ?? original) < original)).toBe(true)
    expect(range.some(one => new Set(one.variants.map(({ prices }) => prices.USD.current)).size > 1)).toBe(true)
    expect(range.filter(({ badge }) => badge?.en === 'Sale').length).toBeGreaterThan(20)
  })

  it('is in French in every eyebrow, description, colour and category', () => {
    for (const { eyebrow, description, attributes } of range) {
      expect(eyebrow.fr).toBeTruthy()
      expect(description.fr).toBeTruthy()
      for (const { label, type, options } of attributes) {
        expect(label.fr).toBeTruthy()
        if (type === 'color') for (const option of options) expect(option.label.fr).toBeTruthy()
      }
    }
    for (const { name } of categories) expect(name.fr).toBeTruthy()
  })

  it('recommends products that exist and can be bought', () => {
    const buyable = new Set(range.filter(({ giftWithPurchase }) => !giftWithPurchase).map(({ id }) => id))
    for (const { related } of range) {
      expect(related.length).toBeGreaterThanOrEqual(6)
      for (const id of related) expect(buyable.has(id)).toBe(true)
    }
  })
})

describe('the promised sandbox products', () => {
  it('sell Meridian 2 for 112 instead of 140 dollars, with pine sold out and two left in 9', () => {
    const meridian = product('TQ4407AB12')
    const [colour, size] = meridian.attributes
    expect(meridian.name.en).toBe('Meridian 2')
    expect(meridian.defaultColor).toBe('cobalt')
    expect(colour?.options.map(({ value }) => value)).toEqual(['chalk', 'cobalt', 'ember', 'pine', 'night'])
    expect(size?.options.map(({ value }) => value)).toEqual([
      '7',
      '7.5',
      '8',
      '8.5',
      '9',
      '9.5',
      '10',
      '10.5',
      '11',
      '12',
    ])
    for (const variant of meridian.variants) {
      expect(variant.prices.USD).toMatchObject({ original: 14_000, current: 11_200, historicBestPrice: 14_000 })
      const gone = chosen(variant, 'color') === 'pine' || ['8', '10.5'].includes(chosen(variant, 'size') ?? '')
      expect(variant.onHand).toBe(gone ? 0 : chosen(variant, 'size') === '9' ? 2 : 500)
    }
  })

  it('have one that is out of stock and tells when it is back, one on presale, one with recipes', () => {
    expect(stockOf('TQ4407AB13')).toBe(0)
    expect(product('TQ4407AB13').notifyMe).toBe(true)
    expect(product('TQ4407AB14').presale).toBe(true)
    expect(stockOf('TQ4407AB14')).toBeGreaterThan(0)
    expect(product('TQ4407AB16').customs?.recipes.length).toBeGreaterThan(0)
  })

  it('have a digital gift card, two each at most of one, one left of another, and a gift that is not for sale', () => {
    expect(product('TQ4407AB15').productType).toBe('digital')
    expect(product('TQ4407AB15').customAmount?.min.USD).toBe(1000)
    expect(product('TQ4407AB17').maxQty).toBe(2)
    expect(stockOf('TQ4407AB18')).toBe(1)
    expect(range.filter(({ giftWithPurchase }) => giftWithPurchase).map(({ id }) => id)).toEqual(['TQ4407AB19'])
  })
})
