import { endpoint } from '../../http/endpoint'
import { SearchAnswer, SearchQuery } from './contracts'

/** A separate table, so that a page with one product does not load it. */
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
