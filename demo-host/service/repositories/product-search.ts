import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../core/shapes/languages'
import type { Db } from '../database/transaction'
import type { Currency } from '../pricing/money'
import { BLOCK, NO_BITS, SHIFT } from './search-bits'
import { firstOf, inOrder } from './search-order'
import { correctWords, termsOf, wordsOfQuery, DICTIONARIES } from './search-words'

/** Empty lists and an empty text do not narrow the search. */
export type Search = {
  readonly text: string
  readonly categoryId: string | null
  /** Any of these, beside `categoryId`. */
  readonly categories: readonly string[]
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly sort: 'relevance' | 'price-asc' | 'price-desc' | 'newest'
  readonly start: number
  readonly count: number
  readonly language: Language
  readonly currency: Currency
}

/** One page of ids with facets; a facet counts what the other facets leave. */
export type Found = {
  readonly total: number
  readonly ids: readonly string[]
  readonly facets: Readonly<Record<'category' | 'color' | 'size', readonly FacetCount[]>>
}

type FacetCount = { readonly value: string; readonly count: number }

/** A shop with a search engine of its own replaces this. */
export type ProductSearch = (db: Db, search: Search) => Promise<Found>

/** If nothing is found, it searches for similar words. A text of signs alone finds nothing. */
export const searchProducts: ProductSearch = async (db, search) => {
  if (search.text.trim() !== '' && !/[\p{L}\p{N}]/u.test(search.text)) return { total: 0, ids: [], facets: NO_FACETS }
  const words = wordsOfQuery(search.language, search.text)
  const found = await find(db, search, words)
  if (found.total > 0 || words.length === 0) return found
  const meant = await correctWords(db, search.language, words)
  return meant ? find(db, search, wordsOfQuery(search.language, meant.join(' '))) : found
}

/** Whether these words find a product just as they are written; it ranks and counts nothing. */
export async function findsAnything(db: Db, language: Search['language'], text: string): Promise<boolean> {
  const terms = await termsOf(db, language, wordsOfQuery(language, text))
  if (terms.length === 0) return false
  const { rows } = await sql<{ finds: boolean }>`
    select exists (select from (${hitsOf({ language, categoryId: null }, terms)}) hits where bits <> ${NO_BITS}) as finds`.execute(
    db,
  )
  return rows[0]?.finds ?? false
}

/** How many of the most popular hits are ranked by fit: half of a large catalogue may have a common word, and ranking each hit would dominate the cost. The rest is sorted by popularity. */
const RANKED = 1_000

/** If at least one in so many products is a hit, walking the catalogue in order is faster than sorting the hits. */
const DENSE = 16

async function find(db: Db, search: Search, words: readonly string[]): Promise<Found> {
  const terms = words.length > 0 ? await termsOf(db, search.language, words) : ['']
  if (terms.length === 0) return { total: 0, ids: [], facets: NO_FACETS }
  const { rows } = await sql<{ found: Found }>`
    with hits as materialized (${hitsOf(search, terms)}),
    found as materialized (${chosenOf(search)}),
    sums as materialized (
      select coalesce(sum(bit_count(bits)), 0)::int as total,
        coalesce(sum(bit_count(bits)), 0) * ${sql.lit(DENSE)} > ${sql.lit(BLOCK)} * (select count(*) from search_blocks) as is_dense
      from found
    ), whole as materialized (
      select string_agg(coalesce(bits, ${NO_BITS})::text, '' order by block)::bit varying as bits
      from search_blocks left join found using (block)
    )
    select json_build_object(
      'total', (select total from sums),
      'ids', (select coalesce(json_agg(product_id), '[]') from (${pageOf(search, words)}) page),
      'facets', (select coalesce(json_object_agg(kind, counts), '{}') from (${facets}) counted)) as found`.execute(db)
  const [row] = rows
  return { total: 0, ids: [], ...row?.found, facets: { ...NO_FACETS, ...row?.found.facets } }
}

const NO_FACETS: Found['facets'] = { category: [], color: [], size: [] }

/** Products of the category with every word, the last one also as a prefix. */
function hitsOf(
  { language, categoryId }: Pick<Search, 'language' | 'categoryId'>,
  terms: readonly string[],
): RawBuilder<unknown> {
  const all = terms.map(term =>
    term === ''
      ? sql`(select block, bits from search_terms where language = 'en' and term = '')`
      : sql`(select block, bit_or(bits) as bits from search_terms
          where language = ${language} and term >= ${term} and term < ${term} || chr(1114111) group by block)`,
  )
  if (categoryId)
    all.push(sql`(select block, bits from search_facets where kind = 'category' and value = ${categoryId})`)
  const names = all.map((_part, index) => sql.id(`part${index}`))
  const parts = all.map((part, index) => sql`${part} ${names[index]}${index > 0 ? sql` using (block)` : sql``}`)
  const bits = names.map(name => sql`${name}.bits`)
  return sql`select block, ${sql.join(bits, sql` & `)} as bits from ${sql.join(parts, sql` join `)}`
}

/** Hits with the chosen facets; each facet counts what the other facets leave. */
function chosenOf({ categories, colors, sizes }: Search): RawBuilder<unknown> {
  const having = (kind: 'category' | 'color' | 'size', values: readonly string[]) => {
    if (values.length === 0) return { bits: sql``, join: sql`` }
    const chosen = sql`(select block, bit_or(bits) as ${sql.id(kind)} from search_facets
      where kind = ${sql.lit(kind)} and value = any(${values}::text[]) group by block) ${sql.id('chosen_' + kind)}`
    return { bits: sql`& coalesce(${sql.id(kind)}, ${NO_BITS})`, join: sql`left join ${chosen} using (block)` }
  }
  const category = having('category', categories)
  const color = having('color', colors)
  const size = having('size', sizes)
  return sql`
    select block, bits ${category.bits} ${color.bits} ${size.bits} as bits, bits ${color.bits} ${size.bits} as of_category,
      bits ${category.bits} ${size.bits} as of_color, bits ${category.bits} ${color.bits} as of_size
    from hits ${category.join} ${color.join} ${size.join}`
}

const facets = sql`
  select kind, json_agg(json_build_object('value', value, 'count', n) order by n desc, value) as counts
  from (
    select kind, value,
      sum(bit_count(known.bits & case kind when 'color' then of_color when 'size' then of_size else of_category end)::int)::int as n
    from search_facets known join found using (block) group by kind, value
  ) counts where n > 0 group by kind`

function pageOf(search: Search, words: readonly string[]): RawBuilder<unknown> {
  const { language, sort, start, count } = search
  const page = sql`limit ${count} offset ${start}`
  if (words.length === 0 || sort !== 'relevance') {
    return sql`select product_id from (${firstOf(search, sql`${start + count}::int`)}) first order by ${inOrder(search)} ${page}`
  }
  const isRanked = start < RANKED
  const max = isRanked ? Math.max(RANKED, start + count) : start + count
  // Few names equal the whole query: they are found once, by an index, and come first.
  const named = sql`
    select one.place, product_id, one.popularity from search_places one join products on products.id = product_id
    where ${isNamed(language, search.text.trim().toLowerCase())}
      and get_bit((select bits from found where block = place >> ${sql.lit(SHIFT)}), place & ${sql.lit(BLOCK - 1)}) > 0`
  const best = sql`
    with named as materialized (${named})
    select place, product_id, popularity, true as is_named from named
    union all
    select place, product_id, popularity, false
    from (${firstOf(search, sql`${max} + (select count(*) from named)`)}) first
    where place not in (select place from named)
    order by is_named desc, popularity desc, place limit ${max}`
  if (!isRanked)
    return sql`select product_id from (${best}) best order by is_named desc, popularity desc, place ${page}`
  const dictionary = sql`${DICTIONARIES[language]}::regconfig`
  const query = sql`to_tsquery(${dictionary}, ${words.map(word => word + ':*').join(' & ')})`
  return sql`
    select product_id from (${best}) best join search_words using (product_id)
    where language = ${language}
    order by is_named desc, ts_rank(vector, ${query}) desc, popularity desc, place ${page}`
}

/** A brand's own name exists in English only. */
function isNamed(language: Language, name: string): RawBuilder<unknown> {
  const inLanguage = (of: Language) => sql`lower(card -> 'name' ->> ${sql.lit(of)}) = ${name}`
  if (language === 'en' || language === 'fr') return inLanguage(language)
  return sql`(${inLanguage(language)} or ${inLanguage('en')} and card -> 'name' ->> ${sql.lit(language)} is null)`
}
