import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestService, testService } from '../testing/test-service'
import { fitSearch } from './fit-search'
import { type Search, searchProducts } from './product-search'

const SHOE = 'TQ4407AB12'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const all: Search = {
  text: SHOE.toLowerCase(),
  categoryId: null,
  colors: [],
  sizes: [],
  sort: 'relevance',
  start: 0,
  count: 20,
  language: 'en',
  currency: 'USD',
}

test('a product is found by what it has become, whoever changed it, and not once it is a gift alone', async () => {
  const change = async (set: { colors?: string[]; category_ids?: string[]; gift_with_purchase?: boolean }) => {
    await shop.db.updateTable('products').set(set).where('id', '=', SHOE).execute()
    await fitSearch(shop.db)
  }
  const found = async (more: Partial<Search>) => (await searchProducts(shop.db, { ...all, ...more })).ids
  expect(await found({ colors: ['cobalt'] })).toEqual([SHOE])
  await change({ colors: ['sand'], category_ids: ['777777'] })
  expect(await found({ colors: ['cobalt'] })).toEqual([])
  expect(await found({ colors: ['sand'], categoryId: '777777' })).toEqual([SHOE])
  const { total, facets } = await searchProducts(shop.db, { ...all, categoryId: '777777' })
  expect([total, facets.color, facets.category]).toEqual([
    1,
    [{ value: 'sand', count: 1 }],
    [{ value: '777777', count: 1 }],
  ])
  await change({ gift_with_purchase: true })
  expect(await found({})).toEqual([])
})
