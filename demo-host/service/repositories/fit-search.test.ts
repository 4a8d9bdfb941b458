import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Tx } from '../database/transaction'
import { type TestService, testService } from '../testing/test-service'
import { fitSearch, fitterOf } from './fit-search'
import { type Search, searchProducts } from './product-search'

const SHOE = 'TQ4407AB12'
const OTHER = 'TQ4407AB18'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const all: Search = {
  text: SHOE.toLowerCase(),
  categoryId: null,
  categories: [],
  colors: [],
  sizes: [],
  sort: 'relevance',
  start: 0,
  count: 20,
  language: 'en',
  currency: 'USD',
}

const found = async (more: Partial<Search>) => (await searchProducts(shop.db, { ...all, ...more })).ids

const placeOf = (productId: string) =>
  shop.db.selectFrom('search_places').select('place').where('product_id', '=', productId).executeTakeFirst()

test('a product is found by what it has become, whoever changed it, and not once it is a gift alone', async () => {
  const change = async (set: { colors?: string[]; category_ids?: string[]; gift_with_purchase?: boolean }) => {
    await shop.db.updateTable('products').set(set).where('id', '=', SHOE).execute()
    await fitSearch(shop.db)
  }
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
  await change({ gift_with_purchase: false })
  expect(await found({})).toEqual([SHOE])
})

test('new words and prices count; a product that is gone leaves its place to a new one', async () => {
  const text = 'quokka'
  const say = (productId: string, words: string) =>
    sql`
      insert into search_words (product_id, language, words, vector) values (${productId}, 'en', '', to_tsvector('english', ${words}))
      on conflict (product_id, language) do update set vector = excluded.vector`.execute(shop.db)
  await say(SHOE, text)
  await say(OTHER, text)
  await fitSearch(shop.db)
  const byPrice = await found({ text, sort: 'price-asc' })
  expect(byPrice.toSorted()).toEqual([SHOE, OTHER])
  await shop.db
    .updateTable('prices')
    .set({ current: 0 })
    .where('product_id', '=', byPrice[1] ?? '')
    .execute()
  await fitSearch(shop.db)
  expect(await found({ text, sort: 'price-asc' })).toEqual(byPrice.toReversed())

  const place = await placeOf(OTHER)
  await shop.db.deleteFrom('products').where('id', '=', OTHER).execute()
  await fitSearch(shop.db)
  expect(await found({ text })).toEqual([SHOE])
  await sql`insert into products select (jsonb_populate_record(p, '{"id": "NEW"}')).* from products p where id = ${SHOE}`.execute(
    shop.db,
  )
  await say('NEW', text)
  await fitSearch(shop.db)
  expect((await found({ text })).toSorted()).toEqual(['NEW', SHOE])
  expect(await placeOf('NEW')).toEqual(place)
})

test('blocks are looked at again once something of the catalogue changed, not before', async () => {
  const fitNow = fitterOf(shop.db)
  const again = () => fitNow(new AbortController().signal)
  const forget = () => shop.db.updateTable('search_blocks').set({ fitted_to: null }).execute()
  const isFitted = async () =>
    (await shop.db.selectFrom('search_blocks').select('fitted_to').executeTakeFirstOrThrow()).fitted_to !== null
  // PostgreSQL tells others of its counts after a second or when it is told to.
  const counted = (work: (tx: Tx) => Promise<unknown>) =>
    inTransaction(shop.db, async tx => {
      await work(tx)
      await sql`select pg_stat_force_next_flush()`.execute(tx)
    })
  const touch = (tx: Tx) => tx.updateTable('products').set({ popularity: 1 }).where('id', '=', SHOE).execute()
  await counted(touch)
  await again()
  await forget()
  await again()
  expect(await isFitted()).toBe(false)
  await counted(touch)
  await again()
  expect(await isFitted()).toBe(true)
})
