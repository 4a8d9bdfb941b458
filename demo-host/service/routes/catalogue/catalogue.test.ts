import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../../core/catalogue/endpoints'
import { searchEndpoints } from '../../../../core/catalogue/search/endpoints'
import { setEndpoints } from '../../../../core/catalogue/sets/endpoints'
import { endpoints as content } from '../../../../core/content/endpoints'
import { type TestService, testService } from '../../testing/test-service'

describe('the catalogue', () => {
  let shop: TestService
  const product = (productId: string, locale = 'en-US', query: Record<string, string> = {}) =>
    shop.nobody(endpoints.readProduct, { params: { productId }, query, headers: { 'x-locale': locale } })
  const search = (query: Record<string, string>, locale = 'en-US') =>
    shop.nobody(searchEndpoints.searchProducts, { query, headers: { 'x-locale': locale } })

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it('returns a product with its colours, sizes, prices and pictures', async () => {
    const { status, body } = await product('TQ4407AB12')
    expect(status).toBe(200)
    expect(body).toMatchObject({ masterId: 'TQ4407', currency: 'USD', url: `/en-us/p/${body.slug}-TQ4407AB12` })
    expect(body.attributes.map(({ type }) => type)).toEqual(['color', 'size'])
    expect(new Set(body.variants.map(({ upc }) => /^\d{13}$/.test(upc)))).toEqual(new Set([true]))
    expect(body.images[0]?.url).toMatch(/^http:\/\/localhost:4401\/media\/[\w-]+\.svg$/)
  })

  it('G5: tells which size chart fits a product: one of shoes, one of clothes, or none', async () => {
    const set = await shop.nobody(setEndpoints.readProductSet, { params: { productSetId: 'SET4407MN01' } })
    const charts = await Promise.all(set.body.products.map(async ({ id }) => (await product(id)).body.sizeChart))
    expect(charts).toEqual(['footwear', 'apparel', 'apparel', null])
    expect((await product('TQ4407AB15')).body.sizeChart).toBeNull()
  })

  it('G5: its chart of shoes has every size of men and women, with the measures that a shoe itself has', async () => {
    const { rows = [] } =
      (await shop.nobody(content.readSizeChart, { params: { productType: 'footwear' } })).body.table ?? {}
    for (const [column, last] of ['men', 'women'].entries()) {
      const [card] = (await search({ q: `${last} road running shoe` })).body.products
      const sizes = (await product(card?.id ?? '')).body.details.find(({ id }) => id === 'sizes')?.data ?? []
      expect(sizes.length).toBeGreaterThan(5)
      const charted = rows.map(row => `US ${row[column]} · UK ${row[2]} · EU ${row[3]} · ${row[4]} cm`)
      expect(sizes.filter(size => !charted.includes(size))).toEqual([])
    }
  })

  it('G5: its chart of clothes has every size of an adult’s, and is not given for a child’s', async () => {
    const chart = await shop.nobody(content.readSizeChart, { params: { productType: 'apparel' } })
    const isAmong = async (q: string) => {
      const [card] = (await search({ q })).body.products
      const { sizeChart, attributes } = (await product(card?.id ?? '')).body
      const sizes = attributes.find(({ type }) => type === 'size')?.options.map(({ value }) => value) ?? []
      return [sizeChart, sizes.every(size => chart.body.table?.rows.some(([first]) => first === size))]
    }
    expect([await isAmong('long sleeve'), await isAmong('junior singlet')]).toEqual([
      ['apparel', true],
      [null, true],
    ])
  })

  it('B7: says where a shoe is made to order, in the reader’s locale', async () => {
    const { customsExternalUrl } = (await product('TQ4407AB16', 'de-DE')).body
    expect(customsExternalUrl).toBe('/de-de/customs/meridian-2-by-you-TQ4407AB16')
    expect((await product('TQ4407AB12')).body.customsExternalUrl).toBeNull()
  })

  it('returns the price of a sale with its range, its per cent and when it began', async () => {
    const { price } = (await product('TQ4407AB12')).body
    expect(price.lowCurrent).toBeLessThanOrEqual(price.highCurrent)
    expect(price.current).toBeLessThan(price.original)
    expect(price.percentagePriceDiscount).toBeCloseTo((1 - price.current / price.original) * 100, 0)
    expect(price.salesPriceActiveDate).toMatch(/Z$/)
  })

  it('calls a gift card by what is on it, in the shopper’s currency, and says the least and the most of a sum of one’s own', async () => {
    const amountsIn = async (locale: string) => {
      const { body } = await product('TQ4407AB15', locale)
      const labels = body.attributes.find(({ type }) => type === 'amount')?.options.map(({ label }) => label)
      return { labels: labels?.slice(0, 2), customAmount: body.customAmount }
    }
    expect(await amountsIn('en-US')).toEqual({ labels: ['$25', '$50'], customAmount: { min: 10, max: 500 } })
    expect((await amountsIn('ja-JP')).customAmount).toEqual({ min: 1000, max: 50_000 })
  })

  it('tells of a list’s items how many colours they have, and of gift cards and what is made to order how many looks', async () => {
    const looksOf = async (id: string, locale = 'en-US') => {
      const answers = await Promise.all(
        ['0', '48', '96', '144', '192', '240'].map(start => search({ start, count: '48' }, locale)),
      )
      const card = answers.flatMap(({ body }) => body.products).find(each => each.id === id)
      return [card?.looks, card?.colors.length]
    }
    const [shoe, colors] = await looksOf('TQ4407AB12')
    expect(shoe).toBe(`${colors} colors`)
    expect(await looksOf('TQ4407AB12', 'ar-AE')).toEqual([expect.stringContaining('ألوان'), colors])
    expect(await looksOf('TQ4407AB15', 'de-DE')).toEqual(['4 zur Auswahl', 4])
    expect(await looksOf('TQ4407AB16')).toEqual(['2 to choose from', 2])
  })

  it('B7: calls the colours of what is made to order by their designs, and says which one a variant is made to', async () => {
    const { body } = await product('TQ4407AB16', 'fr-FR')
    expect(body.customised).toBe(true)
    expect(body.attributes[0]?.options.map(({ value, label }) => [value, label])).toEqual([
      ['chalk', 'Craie, talon braise, «\u202fMaya\u202f»'],
      ['night', 'Nuit, lacets citron'],
    ])
    const recipes = body.variants.map(({ attributes, recipeId }) => `${attributes[0]?.value} ${recipeId}`)
    expect(new Set(recipes)).toEqual(new Set(['chalk RCP-204407', 'night RCP-204408']))
    expect((await product('TQ4407AB12')).body.variants[0]).not.toHaveProperty('recipeId')
  })

  it('is in the shopper’s language and counts in the currency of their country', async () => {
    const { body } = await product('TQ4407AB12', 'fr-FR')
    expect(body).toMatchObject({ currency: 'EUR', eyebrow: 'Chaussure de running sur route' })
    expect((await product('TQ4407AB12', 'ja-JP')).body.price.current % 1).toBe(0)
  })

  it.each([
    ['en-US', 'Color', 'Chalk', 'Road running shoe'],
    ['en-GB', 'Colour', 'Chalk', 'Road running shoe'],
    ['en-CA', 'Colour', 'Chalk', 'Road running shoe'],
    ['de-DE', 'Farbe', 'Kreide', 'Straßenlaufschuh'],
    ['ja-JP', 'カラー', 'チョーク', 'ロードランニングシューズ'],
    ['ar-AE', 'اللون', 'طباشيري', 'حذاء جري على الطرق'],
  ])('says what a shoe is, and in which colours it comes, as in %s', async (locale, label, colour, eyebrow) => {
    const { body } = await product('TQ4407AB12', locale)
    expect(body.eyebrow).toBe(eyebrow)
    expect(body.attributes[0]?.label).toBe(label)
    expect(body.attributes[0]?.options.map(({ label }) => label)).toContain(colour)
  })

  it('narrows a product to a colour', async () => {
    const { body } = await product('TQ4407AB12', 'en-US', { color: 'cobalt' })
    expect(new Set(body.images.map(({ color }) => color))).toEqual(new Set(['cobalt']))
    expect(new Set(body.variants.map(({ attributes }) => attributes[0]?.value))).toEqual(new Set(['cobalt']))
  })

  it('tells what is sold out, and that what is digital never is', async () => {
    const out = (await product('TQ4407AB13')).body
    expect(new Set(out.variants.map(variant => variant.productInventoryState))).toEqual(new Set(['OutOfStock']))
    expect(out.notifyMe).toBe(true)
    const card = (await product('TQ4407AB15')).body
    expect(card.productType).toBe('digital')
    expect(new Set(card.variants.map(variant => variant.productInventoryState))).toEqual(new Set(['InStock']))
  })

  it('answers an unknown product with 404, whatever its id looks like', async () => {
    for (const id of ['TQ0000XX00', "' or 1=1 --", '../etc/passwd', '%00']) {
      const { status, error } = await product(id)
      expect([id, status >= 400 && status < 500, error !== null]).toEqual([id, true, true])
    }
  })

  it('counts stock for delivery and at stores', async () => {
    const { body } = await shop.nobody(endpoints.readInventory, { params: { productId: 'TQ4407AB12' } })
    expect(body.inventory.some(({ quantity }) => quantity > 0)).toBe(true)
    expect(body.inventory.some(({ stores }) => (stores?.length ?? 0) > 0)).toBe(true)
    const one = body.inventory.find(({ quantity }) => quantity > 0)
    const ask = (qty: number) =>
      shop.nobody(endpoints.checkAvailability, { params: { productId: 'TQ4407AB12' }, body: { upc: one?.upc, qty } })
    expect((await ask(1)).body).toMatchObject({ available: true, quantity: one?.quantity })
    expect((await ask(100_000)).body.available).toBe(false)
  })

  it('finds by word, by the beginning of a word, by product id and by what was meant', async () => {
    for (const q of ['meridian', 'merid', 'TQ4407AB12', 'meridain', 'Meridian!! & | (']) {
      const { body } = await search({ q })
      expect([q, body.products.some(({ id }) => id === 'TQ4407AB12')]).toEqual([q, true])
    }
    expect((await search({ q: 'xyzzyqwv' })).body.total).toBe(0)
    expect((await search({ q: "'); drop table products; --" })).status).toBe(200)
  })

  it('G8: finds nothing by signs alone, and everything by no text', async () => {
    const totals = ['😀', '%', ' ?! ', ' '].map(async q => (await search({ q })).body.total)
    expect(await Promise.all(totals)).toEqual([0, 0, 0, (await search({})).body.total])
  })

  it('puts what is named just so before what only begins so', async () => {
    expect((await search({ q: 'meridian 2' })).body.products[0]?.name).toBe('Meridian 2')
  })

  it('finds in French what is called so in French', async () => {
    expect((await search({ q: 'chaussure' }, 'fr-FR')).body.total).toBeGreaterThan(0)
  })

  it('lists a category page by page, each product once', async () => {
    const first = (await search({ categoryId: '1100', count: '8' })).body
    expect(first.category).toMatchObject({ id: '1100', slug: 'road', name: 'Road' })
    expect(first.products).toHaveLength(8)
    const ids: string[] = []
    for (let start = 0; start < first.total; start += 8) {
      ids.push(...(await search({ categoryId: '1100', count: '8', start: String(start) })).body.products.map(p => p.id))
    }
    expect(ids).toHaveLength(first.total)
    expect(new Set(ids).size).toBe(first.total)
  })

  it('counts each facet by what the others leave, and narrows to what it counted', async () => {
    const { body } = await search({ categoryId: '1000' })
    const color = body.facets.find(({ id }) => id === 'color')?.values[0]
    const narrowed = (await search({ categoryId: '1000', color: color?.value ?? '' })).body
    expect(narrowed.total).toBe(color?.count)
    expect(narrowed.facets.find(({ id }) => id === 'color')?.values.length).toBeGreaterThan(1)
    const size = narrowed.facets.find(({ id }) => id === 'size')?.values[0]
    const both = await search({ categoryId: '1000', color: color?.value ?? '', size: size?.value ?? '' })
    expect(both.body.total).toBe(size?.count)
  })

  it('G8: narrows a category by others, any of which will do, and counts each as before', async () => {
    const { body } = await search({ categoryId: '1000' })
    const count = (id: string) =>
      body.facets.find(({ id }) => id === 'category')?.values.find(one => one.value === id)?.count
    const men = (await search({ categoryId: '1000', category: '5100' })).body
    expect(men.total).toBe(count('5100'))
    expect(men.facets.find(({ id }) => id === 'category')).toEqual(body.facets.find(({ id }) => id === 'category'))
    const both = (await search({ categoryId: '1000', category: '5100,5200', count: '100' })).body
    expect(both.total).toBe(Number(count('5100')) + Number(count('5200')))
  })

  it('sorts by price either way', async () => {
    const prices = async (sort: string) =>
      (await search({ categoryId: '1000', sort })).body.products.map(({ price }) => price.lowCurrent)
    const up = await prices('price-asc')
    expect(up).toEqual([...up].sort((a, b) => a - b))
    const down = await prices('price-desc')
    expect(down).toEqual([...down].sort((a, b) => b - a))
  })

  it('never lists what is only given', async () => {
    expect((await search({ q: 'TQ4407AB19' })).body.products.map(({ id }) => id)).not.toContain('TQ4407AB19')
  })

  it('answers an unknown category with PLP400, and a page that is no number by its name', async () => {
    expect((await search({ categoryId: '9999' })).error?.errorId).toBe('PLP400')
    expect((await search({ start: '-1' })).error).toMatchObject({ errorId: 'GEN500', field: 'start' })
  })

  it('returns its categories with their addresses', async () => {
    const { body } = await shop.nobody(endpoints.readCatalogue)
    expect(body.categories.find(({ id }) => id === '1100')).toMatchObject({
      url: '/en-us/c/road-1100',
      parentId: '1000',
    })
  })
})
