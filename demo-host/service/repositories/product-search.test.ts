import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestService, testService } from '../testing/test-service'
import { fitSearch } from './fit-search'
import { type Search, searchProducts } from './product-search'

const COPIES = 1_100
/** Two of them have the word in their name, the others in what is said of them. */
const NAMED = [500, 1_050]
/** A few have a word that the others have not. */
const RARE = [3, 400, 1_099]
const copy = (place: number) => `COPY${String(place).padStart(4, '0')}`

const search: Search = {
  text: 'zebrafish',
  categoryId: null,
  categories: [],
  colors: [],
  sizes: [],
  sort: 'relevance',
  start: 0,
  count: 100,
  language: 'en',
  currency: 'USD',
}

let shop: TestService

beforeAll(async () => {
  shop = await testService()
  const copies = sql`generate_series(1, ${COPIES}) as place, lateral (select 'COPY' || lpad(place::text, 4, '0') as id) copy`
  await sql`
    insert into products select (jsonb_populate_record(source, jsonb_build_object(
      'id', copy.id, 'popularity', 10000 - place, 'launched_at', '2026-01-01'::date + place % 7,
      'colors', case when place % 3 = 0 then '["teal"]' else '["plum"]' end::jsonb,
      'sizes', case when place % 2 = 0 then '["9"]' else '["9", "10"]' end::jsonb))).*
    from products source, ${copies} where source.id = 'TQ4407AB12'`.execute(shop.db)
  await sql`
    insert into prices select (jsonb_populate_record(source, jsonb_build_object('product_id', copy.id, 'current', place % 5))).*
    from prices source, ${copies} where source.product_id = 'TQ4407AB12' and currency = 'USD'`.execute(shop.db)
  await sql`
    insert into search_words (product_id, language, words, vector)
    select copy.id, 'en', '',
      setweight('zebrafish:1'::tsvector, (case when place = any(${NAMED}::int[]) then 'A' else 'D' end)::"char")
        || case when place = any(${RARE}::int[]) then 'okapi:2' else '' end::tsvector
    from ${copies}`.execute(shop.db)
  await fitSearch(shop.db)
})
afterAll(() => shop.close())

async function everyPage(more: Partial<Search>): Promise<string[]> {
  const ids: string[] = []
  for (let start = 0; ; start += search.count) {
    const page = await searchProducts(shop.db, { ...search, ...more, start })
    ids.push(...page.ids)
    if (start + search.count >= page.total) return ids
  }
}

test('of very many hits the thousand most popular can be told apart by how well they fit; each is found once', async () => {
  const ids = await everyPage({})
  expect(ids.slice(0, 3)).toEqual([copy(500), copy(1), copy(2)])
  expect(ids.indexOf(copy(1_050))).toBe(1_049)
  expect([ids.length, new Set(ids).size]).toEqual([COPIES, COPIES])
})

const orders: Partial<Record<Search['sort'], (place: number) => number>> = {
  newest: place => -(place % 7),
  'price-asc': place => place % 5,
  'price-desc': place => -(place % 5),
}
const few = { text: 'okapi zebra', places: RARE }
const many = { text: 'zebrafish', places: Array.from({ length: COPIES }, (_none, place) => place + 1) }

test.each(Object.entries(orders).flatMap(([sort, keyOf]) => [few, many].map(hits => ({ sort, keyOf, ...hits }))))(
  '$text, sorted as $sort: the more popular of what is alike comes first',
  async ({ sort, keyOf, text, places }) => {
    const expected = places.toSorted((one, other) => keyOf(one) - keyOf(other) || one - other)
    expect(await everyPage({ sort: sort as Search['sort'], text })).toEqual(expected.map(copy))
  },
)

test('facets count what the other facets leave, over all blocks', async () => {
  const { total, facets } = await searchProducts(shop.db, { ...search, colors: ['teal'], sizes: ['10'] })
  const count = (isHit: (place: number) => boolean) => many.places.filter(isHit).length
  expect(total).toBe(count(place => place % 6 === 3))
  expect(facets.color).toEqual([
    { value: 'plum', count: count(place => place % 2 === 1 && place % 3 > 0) },
    { value: 'teal', count: count(place => place % 6 === 3) },
  ])
  expect(facets.size).toEqual([
    { value: '9', count: count(place => place % 3 === 0) },
    { value: '10', count: count(place => place % 6 === 3) },
  ])
  expect(new Set(facets.category.map(({ count }) => count))).toEqual(new Set([total]))
})

test('a misspelt word is taken for one of its own language', async () => {
  await shop.db
    .insertInto('search_vocabulary')
    .values([
      { language: 'en', word: 'zebrafish' },
      { language: 'fr', word: 'zebrafshon' },
    ])
    .execute()
  expect((await searchProducts(shop.db, { ...search, text: 'zebrafsh' })).total).toBe(COPIES)
})
