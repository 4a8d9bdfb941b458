import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestService, testService } from '../testing/test-service'
import { type Search, searchProducts } from './product-search'

const COPIES = 1_100
/** Two of them have the word in their name, the others in what is said of them. */
const NAMED = [500, 1_050]
const copy = (place: number) => `COPY${String(place).padStart(4, '0')}`

let shop: TestService

beforeAll(async () => {
  shop = await testService()
  const copies = sql`generate_series(1, ${COPIES}) as place, lateral (select 'COPY' || lpad(place::text, 4, '0') as id) copy`
  await sql`
    insert into products select (jsonb_populate_record(source, jsonb_build_object('id', copy.id))).*
    from products source, ${copies} where source.id = 'TQ4407AB12'`.execute(shop.db)
  await sql`
    insert into search_words (product_id, language, words, vector, popularity, launched_at, set_id)
    select copy.id, 'en', source.words, setweight('zebrafish:1'::tsvector, (case when place = any(${NAMED}::int[]) then 'A' else 'D' end)::"char"),
      10000 - place, source.launched_at, source.set_id
    from search_words source, ${copies}
    where source.product_id = 'TQ4407AB12' and source.language = 'en'`.execute(shop.db)
})
afterAll(() => shop.close())

test('of very many hits the thousand most popular are told apart by how well they fit; each is found once', async () => {
  const search: Search = {
    text: 'zebrafish',
    categoryId: null,
    colors: [],
    sizes: [],
    sort: 'relevance',
    start: 0,
    count: 100,
    language: 'en',
    currency: 'USD',
  }
  const ids: string[] = []
  for (let start = 0; start < COPIES; start += 100) {
    const { ids: page, total } = await searchProducts(shop.db, { ...search, start })
    expect(total).toBe(COPIES)
    ids.push(...page)
  }
  expect(ids.slice(0, 3)).toEqual([copy(500), copy(1), copy(2)])
  expect(ids.indexOf(copy(1_050))).toBe(1_049)
  expect(new Set(ids).size).toBe(COPIES)
})
