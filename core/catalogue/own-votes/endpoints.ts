import { endpoint } from '../../http/endpoint'
import { OwnVotes } from './contracts'

export const ownVotesEndpoints = {
  readOwnVotes: endpoint({
    name: 'readOwnVotes',
    method: 'GET',
    path: '/products/v1/products/:productId/reviews/own',
    audience: 'lists',
    answer: OwnVotes,
  }),
} as const
