import type { SearchAnswer, SearchQuery } from '../../../../core/catalogue/contracts'
import type { Call } from '../../context'
import { fail } from '../../failure'
import { readAttributeLabels, readCategories } from '../../repositories/categories'
import { readCards } from '../../repositories/product-cards'
import { type Found, type ProductSearch, searchProducts } from '../../repositories/product-search'
import { answerCard } from './card'
import { sizeOrder } from './size-order'
import { readerOf } from './reader'

const PAGE = 20
const LARGEST_PAGE = 100
const LAST_START = 10_000

/** One page of a search or listing, with the facets of the whole. */
export async function searchAnswer(
  call: Call<string, SearchQuery, unknown>,
  search: ProductSearch = searchProducts,
): Promise<SearchAnswer> {
  const { db, query, language, currency } = call
  const start = wholeNumber(query.start, 'start', 0, LAST_START)
  const count = wholeNumber(query.count, 'count', PAGE, LARGEST_PAGE)
  const colors = listOf(query.color)
  const categories = await readCategories(db)
  const category = query.categoryId ? categories.find(({ id }) => id === query.categoryId) : null
  if (category === undefined) throw fail('PLP400', {}, { status: 404 })

  const found = await search(db, {
    text: query.q ?? '',
    categoryId: category?.id ?? null,
    colors,
    sizes: listOf(query.size),
    sort: query.sort ?? 'relevance',
    start,
    count,
    language,
    currency,
  })
  const records = await readCards(db, found.ids, currency)
  const { say } = readerOf(call)
  return {
    total: found.total,
    start,
    count,
    category: category ? { id: category.id, name: say(category.name), slug: category.slug } : null,
    products: records.flatMap(record => answerCard(record, call, colors)),
    facets: await facetsOf(call, found, categories),
  }
}

async function facetsOf(
  call: Call<string, SearchQuery, unknown>,
  { facets }: Found,
  categories: Awaited<ReturnType<typeof readCategories>>,
): Promise<SearchAnswer['facets']> {
  const { say, words } = readerOf(call)
  const options = await readAttributeLabels(call.db)
  const labels = new Map(options.map(({ type, value, labels }) => [`${type} ${value}`, say(labels)]))
  const named = (type: 'color' | 'size') =>
    facets[type].map(({ value, count }) => ({ value, count, label: labels.get(`${type} ${value}`) ?? value }))
  const counts = new Map(facets.category.map(({ value, count }) => [value, count]))
  return [
    {
      id: 'category',
      label: words.facets.category,
      values: categories.flatMap(({ id, name }) => {
        const count = counts.get(id)
        return count ? [{ value: id, label: say(name), count }] : []
      }),
    },
    { id: 'color', label: words.facets.color, values: named('color') },
    { id: 'size', label: words.facets.size, values: named('size').sort((a, b) => sizeOrder(a.value, b.value)) },
  ]
}

const listOf = (text: string | undefined): string[] => (text ? text.split(',').filter(value => value !== '') : [])

function wholeNumber(text: string | undefined, field: string, usual: number, most: number): number {
  if (text === undefined) return usual
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= most) return value
  throw fail(
    'GEN500',
    { field },
    { status: 400, message: `Query field '${field}' must be a whole number up to ${most}` },
  )
}
