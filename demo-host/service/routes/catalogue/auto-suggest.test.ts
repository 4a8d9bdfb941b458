import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suggestEndpoints } from '../../../../core/catalogue/auto-suggest/endpoints'
import { searchEndpoints } from '../../../../core/catalogue/search/endpoints'
import { type TestService, testService } from '../../testing/test-service'

describe('G8: what is suggested while a shopper types', () => {
  let shop: TestService
  const suggest = async (q: string, locale = 'en-US') =>
    (await shop.nobody(suggestEndpoints.suggest, { query: { q }, headers: { 'x-locale': locale } })).body
  const totalOf = async (q: string, locale = 'en-US') =>
    (await shop.nobody(searchEndpoints.searchProducts, { query: { q }, headers: { 'x-locale': locale } })).body.total

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it('is words, categories and products that begin so', async () => {
    const { words, categories, products, total } = await suggest('tra')
    expect(words).toContain('trail')
    expect(categories.map(({ name }) => name)).toEqual(expect.arrayContaining(['Trail', 'Track']))
    expect(categories.find(({ name }) => name === 'Trail')?.url).toBe('/en-us/c/trail-1200')
    expect(products).toHaveLength(4)
    expect(total).toBe(await totalOf('tra'))
  })

  it.each(['me', 'merid', 'road s', 'waterproof j'])('each suggested query finds something: %s', async q => {
    const { words } = await suggest(q)
    expect(words.length).toBeGreaterThan(0)
    for (const word of words) expect([word, await totalOf(word)]).not.toEqual([word, 0])
  })

  it('is what was meant, where it is misspelt', async () => {
    const { words, products } = await suggest('meridain')
    expect(words).toEqual(['meridian'])
    expect(new Set(products.map(({ name }) => name.split(' ')[0]))).toEqual(new Set(['Meridian']))
    expect((await suggest('jackts')).categories.map(({ name }) => name)).toEqual(['Jackets'])
  })

  it('is in the shopper’s language and currency', async () => {
    const { words, categories, products } = await suggest('chau', 'fr-FR')
    expect(words).toContain('chaussure')
    expect(categories.map(({ name }) => name)).toContain('Chaussettes')
    expect(products[0]?.currency).toBe('EUR')
  })

  it('is nothing for what nobody sells, and for signs alone', async () => {
    const nothing = { words: [], categories: [], products: [], total: 0 }
    for (const q of ['xyzzyqwv', '???', "'); drop table products; --"]) expect(await suggest(q)).toEqual(nothing)
  })

  it('never shows what is only given', async () => {
    expect((await suggest('TQ4407AB19')).products).toEqual([])
  })

  it('needs a query', async () => {
    expect((await shop.nobody(suggestEndpoints.suggest, { query: { q: '' } })).status).toBe(400)
  })
})
