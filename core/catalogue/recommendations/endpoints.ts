import { endpoint } from '../../http/endpoint'
import { Recommendations, RecommendationsQuery } from './contracts'

export const recommendationEndpoints = {
  readRecommendations: endpoint({
    name: 'readRecommendations',
    method: 'GET',
    path: '/products/v1/widgetRecommendations',
    audience: 'anyone',
    query: RecommendationsQuery,
    answer: Recommendations,
  }),
} as const
