import { endpoint } from '../../http/endpoint'
import { SuggestAnswer, SuggestQuery } from './contracts'

export const suggestEndpoints = {
  suggest: endpoint({
    name: 'suggest',
    method: 'GET',
    path: '/products/v2/search/autoSuggest',
    audience: 'anyone',
    query: SuggestQuery,
    answer: SuggestAnswer,
  }),
} as const
