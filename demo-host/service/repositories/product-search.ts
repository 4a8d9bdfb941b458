import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/transaction'
import type { Currency } from '../seed/types'
import { correctWords, wordsOfQuery } from './search-words'
import { DICTIONARIES } from './seed-search'

/** What is searched for; empty lists and an empty text narrow nothing. */
export type Search = {
  readonly text: string
  readonly categoryId: string | null
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly sort: 'relevance' | 'price-asc' | 'price-desc' | 'newest'
  readonly start: number
  readonly count: number
  readonly language: 'en' | 'fr'
  readonly currency: Currency
}

/** One page of ids, and how the whole divides; a facet counts what the other facets leave. */
export type Found = {
  readonly total: number
  readonly ids: readonly string[]
  readonly facets: Readonly<Record<'category' | 'color' | 'size', readonly FacetCount[]>>
}

/** How many products have a value. */
export type FacetCount = { readonly value: string; readonly count: number }

/** Finds products. A shop with a search engine of its own puts it in this place. */
export type ProductSearch = (db: Db, search: Search) => Promise<Found>

/** Searches by PostgreSQL's full text; where nothing is found, by the words that were probably meant. */
export const searchProducts: ProductSearch = async (db, search) => {
  const words = wordsOfQuery(search.text)
  const found = await find(db, search, words)
  if (found.total > 0 || words.length === 0) return found
  const meant = await correctWords(db, search.language, words)
  return meant ? find(db, search, meant) : found
}

/**
 * How many of the hits are told apart by how well they fit, the most popular first: a plain word is found in half of a large
 * catalogue, and to weigh each hit takes longer than all else. What comes after them goes by popularity.
 */
const RANKED = 1_000

async function find(db: Db, search: Search, words: readonly string[]): Promise<Found> {
  const { language, currency, colors, sizes, start, count } = search
  const dictionary = sql`${DICTIONARIES[language]}::regconfig`
  const query = sql`to_tsquery(${dictionary}, ${words.map(word => word + ':*').join(' & ')})`
  const isColor = colors.length > 0 ? sql`colors && ${colors}::text[]` : sql`true`
  const isSize = sizes.length > 0 ? sql`sizes && ${sizes}::text[]` : sql`true`
  // Of a name that is the whole query there are few: found once, by an index of the language, and not looked for in each hit.
  const isNamed = sql`id = any(array(
    select id from products where lower(card -> 'name' ->> ${sql.lit(language)}) = ${search.text.trim().toLowerCase()}))`
  const isChosen = sql`${isColor} and ${isSize}`
  const isWanted =
    colors.length + sizes.length > 0 ? sql`where set_id in (select set_id from sets where ${isChosen})` : sql``
  const sorted = (from: number, most: number) =>
    sql`select id, popularity from hits ${isWanted} order by ${orderOf(search.sort, currency, isNamed)} limit ${most} offset ${from}`
  const page =
    words.length === 0 || search.sort !== 'relevance' || start >= RANKED
      ? sorted(start, count)
      : sql`select id from (${sorted(0, Math.max(RANKED, start + count))}) hits join search_words w on w.product_id = id and language = ${language}
        order by ${isNamed} desc, ts_rank(vector, ${query}) desc, hits.popularity desc, id limit ${count} offset ${start}`
  const { rows } = await sql<{ found: Found }>`
    with hits as materialized (
      select product_id as id, set_id, popularity, launched_at
      from search_words w
      where language = ${language} and set_id is not null
        ${search.categoryId ? sql`and set_id in (select set_id from search_sets where category_ids @> ${[search.categoryId]}::text[])` : sql``}
        ${words.length > 0 ? sql`and vector @@ ${query}` : sql``}
    ), sets as materialized (
      select known.*, alike
      from (select set_id, count(*) as alike from hits group by set_id) counted join search_sets known using (set_id)
    )
    select json_build_object(
      'total', (select coalesce(sum(alike), 0) from sets where ${isChosen}),
      'ids', (select coalesce(json_agg(id), '[]') from (${page}) page),
      'facets', json_build_object(
        'category', ${countsOf('category_ids', isChosen)},
        'color', ${countsOf('colors', isSize)},
        'size', ${countsOf('sizes', isColor)})) as found`.execute(db)
  return rows[0]?.found ?? { total: 0, ids: [], facets: { category: [], color: [], size: [] } }
}

// Many products have the very same sizes, colours and categories: each such set is counted once, and then what is in the sets,
// in a tenth of the time of taking every product's apart.
function countsOf(column: 'category_ids' | 'colors' | 'sizes', condition: RawBuilder<unknown>) {
  return sql`(select coalesce(json_agg(json_build_object('value', value, 'count', n) order by n desc, value), '[]')
    from (
      select value, sum(alike) as n from sets, unnest(${sql.ref(column)}) as value where ${condition} group by value
    ) counts)`
}

function orderOf(sort: Search['sort'], currency: Currency, isNamed: RawBuilder<unknown>) {
  const lowest = sql`(select min(current) from prices where product_id = hits.id and currency = ${currency})`
  switch (sort) {
    case 'price-asc':
      return sql`${lowest} asc, popularity desc, id`
    case 'price-desc':
      return sql`${lowest} desc, popularity desc, id`
    case 'newest':
      return sql`launched_at desc, popularity desc, id`
    case 'relevance':
      return sql`${isNamed} desc, popularity desc, id`
  }
}
