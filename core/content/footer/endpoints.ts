import { endpoint } from '../../http/endpoint'
import { ContentQuery } from '../contracts'
import { SentFooter } from './contracts'

/** A separate table, so that a page with a footer does not load the others. */
export const footerEndpoints = {
  readFooter: endpoint({
    name: 'readFooter',
    method: 'GET',
    path: '/:mode/caas/v1/canvas/footer/:siteId',
    audience: 'anyone',
    query: ContentQuery,
    answer: SentFooter,
  }),
} as const
