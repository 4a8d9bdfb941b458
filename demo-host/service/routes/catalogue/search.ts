import { LAST_START, type SearchAnswer, type SearchQuery } from '../../../../core/catalogue/search/contracts'
import type { Call, CallContext } from '../../calls/context'
import { sendsMails } from '../../configuration'
import { fail } from '../../failure'
import { answerCache, type CachedAnswer } from '../../plugins/cached-answer'
import {
  type AttributeLabel,
  type CategoryRecord,
  readAttributeLabels,
  readCategories,
} from '../../repositories/categories'
import { cacheReads } from '../../database/cached'
import { readCards, readWhichAvailable } from '../../repositories/product-cards'
import { type Found, type ProductSearch, type Search, searchProducts } from '../../repositories/product-search'
import { answerCard } from '../../catalogue/answer-card'
import { sizeOrder } from '../../catalogue/size-order'
import { shopLanguageOf } from '../../languages/shop-language'
import { readerOf } from '../../catalogue/reader'

const PAGE = 20
const LARGEST_PAGE = 100
const SECONDS = 10
const MAX = 300

const found = cacheReads<Found>(SECONDS, MAX)
const answers = answerCache(MAX)

/** One page with facets. Hits are cached for ten seconds, availability is not. */
export async function searchAnswer(
  call: Call<string, SearchQuery, unknown>,
  answerOf: (answer: SearchAnswer) => CachedAnswer,
  search: ProductSearch = searchProducts,
): Promise<CachedAnswer> {
  const { db, query, currency, locale } = call
  const start = wholeNumber(query.start, 'start', 0, LAST_START)
  const count = wholeNumber(query.count, 'count', PAGE, LARGEST_PAGE)
  const colors = listOf(query.color)
  const categories = await readCategories(db)
  const category = query.categoryId ? categories.find(({ id }) => id === query.categoryId) : null
  if (category === undefined) throw fail('PLP400', {}, { status: 404 })

  const wanted: Search = {
    text: query.q ?? '',
    categoryId: category?.id ?? null,
    categories: listOf(query.category),
    colors,
    sizes: listOf(query.size),
    sort: query.sort ?? 'relevance',
    start,
    count,
    language: shopLanguageOf(locale),
    currency,
  }
  const name = JSON.stringify(wanted)
  const page = await found(db, name, () => search(db, wanted))
  const records = await readCards(db, page.ids, currency)
  const labels = await readAttributeLabels(db)
  const available = await readWhichAvailable(db, page.ids, sendsMails(call.configuration))
  return answers(`${locale} ${name}`, [page, categories, labels, available, ...records], () => {
    const isAvailable = new Set(available.split(' '))
    const { localised } = readerOf(call)
    return answerOf({
      total: page.total,
      start,
      count,
      category: category ? { id: category.id, name: localised(category.name), slug: category.slug } : null,
      products: records.flatMap(record => answerCard(record, isAvailable.has(record.id), call, colors)),
      facets: facetsOf(call, page, categories, labels),
    })
  })
}

function facetsOf(
  call: CallContext,
  { facets }: Found,
  categories: readonly CategoryRecord[],
  options: readonly AttributeLabel[],
): SearchAnswer['facets'] {
  const { localised, words } = readerOf(call)
  const labels = new Map(options.map(({ type, value, labels }) => [`${type} ${value}`, localised(labels)]))
  const named = (type: 'color' | 'size') =>
    facets[type].map(({ value, count }) => ({ value, count, label: labels.get(`${type} ${value}`) ?? value }))
  const counts = new Map(facets.category.map(({ value, count }) => [value, count]))
  return [
    {
      id: 'category',
      label: words.facets.category,
      values: categories.flatMap(({ id, name }) => {
        const count = counts.get(id)
        return count ? [{ value: id, label: localised(name), count }] : []
      }),
    },
    { id: 'color', label: words.facets.color, values: named('color') },
    { id: 'size', label: words.facets.size, values: named('size').sort((a, b) => sizeOrder(a.value, b.value)) },
  ]
}

const listOf = (text: string | undefined): string[] => (text ? text.split(',').filter(value => value !== '') : [])

function wholeNumber(text: string | undefined, field: string, usual: number, max: number): number {
  if (text === undefined) return usual
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= max) return value
  throw fail(
    'GEN500',
    { field },
    { status: 400, message: `Query field '${field}' must be a whole number up to ${max}` },
  )
}
