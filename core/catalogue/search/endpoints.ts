import { endpoint } from '../../http/endpoint'
import { SearchAnswer, SearchQuery } from './contracts'

/** Products by words, category and facets. Its own table, so that a page that shows one product does not load it. */
export const searchEndpoints = {
  searchProducts: endpoint({
    name: 'searchProducts',
    method: 'GET',
    path: '/products/v2/search/productSearch',
    audience: 'anyone',
    query: SearchQuery,
    answer: SearchAnswer,
  }),
} as const
