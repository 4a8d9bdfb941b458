import { pageQuery } from '../../runtime/page-query'
import { LAST_START, MAX_TEXT, type SearchQuery } from './contracts'

export const sorts = ['relevance', 'newest', 'price-asc', 'price-desc'] as const
export type Sort = (typeof sorts)[number]

export const facets = ['category', 'color', 'size'] as const
export type Facet = (typeof facets)[number]

/** What a listing shows; the first page is 1. */
export interface ListingCriteria {
  readonly text: string
  readonly categoryId: string
  readonly sort: Sort
  readonly chosen: Readonly<Record<Facet, readonly string[]>>
  readonly page: number
  readonly pageSize: number
}

export const FIRST_PAGE = 1

/** Also the number of skeletons. */
export const PAGE_SIZE = 16
const LARGEST_PAGE = 96

/** The last page that can be had of any list. */
export const furthestPage = (pageSize: number): number => Math.floor(LAST_START / pageSize) + FIRST_PAGE

export const noneChosen: ListingCriteria['chosen'] = { category: [], color: [], size: [] }

/** The element's attributes; unknown values count as the default. */
export interface ListingOptions {
  readonly category: string
  readonly query: string
  readonly sort: string
  readonly pageSize: number
}

export function criteriaOf({ category, query, sort, pageSize }: ListingOptions): ListingCriteria {
  const isSize = Number.isInteger(pageSize) && pageSize > 0
  return {
    text: query.slice(0, MAX_TEXT),
    categoryId: category,
    sort: sorts.find(known => known === sort) ?? 'relevance',
    chosen: noneChosen,
    page: FIRST_PAGE,
    pageSize: isSize ? Math.min(pageSize, LARGEST_PAGE) : PAGE_SIZE,
  }
}

/** The page's address overrides the element's attributes. */
export function withAddress(criteria: ListingCriteria): ListingCriteria {
  const { q, sort, page, shop, ...query } = pageQuery()
  const listed = (name: Facet) => (query[name] ?? '').split(',').filter(Boolean)
  return {
    ...criteria,
    text: q?.slice(0, MAX_TEXT) ?? criteria.text,
    categoryId: shop === 'all' ? '' : criteria.categoryId,
    sort: sorts.find(known => known === sort) ?? criteria.sort,
    chosen: { category: listed('category'), color: listed('color'), size: listed('size') },
    page: Math.min(Math.max(FIRST_PAGE, Math.trunc(Number(page)) || FIRST_PAGE), furthestPage(criteria.pageSize)),
  }
}

/** The query of the page's address; defaults are left out. A search of the whole shop leaves the page's category (`shop=all`). */
export function addressOf(
  { text, categoryId, sort, chosen, page }: ListingCriteria,
  defaults: ListingCriteria,
): Readonly<Record<string, string>> {
  return {
    q: text === defaults.text ? '' : text,
    sort: sort === defaults.sort ? '' : sort,
    page: page === FIRST_PAGE ? '' : String(page),
    shop: categoryId === defaults.categoryId ? '' : 'all',
    ...Object.fromEntries(facets.map(facet => [facet, chosen[facet].join(',')])),
  }
}

export function queryOf({ text, categoryId, sort, chosen, page, pageSize }: ListingCriteria): SearchQuery {
  return {
    ...(text && { q: text }),
    ...(categoryId && { categoryId }),
    ...Object.fromEntries(facets.flatMap(facet => (chosen[facet].length ? [[facet, chosen[facet].join(',')]] : []))),
    sort,
    start: String((page - FIRST_PAGE) * pageSize),
    count: String(pageSize),
  }
}
