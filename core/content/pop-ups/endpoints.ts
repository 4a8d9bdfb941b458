import { endpoint } from '../../http/endpoint'
import { ContentQuery } from '../contracts'
import { SentPopUps } from './contracts'

/** A separate table, so that a page with a pop-up does not load the others. */
export const popUpEndpoints = {
  readPopUps: endpoint({
    name: 'readPopUps',
    method: 'GET',
    path: '/:mode/caas/v1/canvas/popups/:siteId',
    audience: 'anyone',
    query: ContentQuery,
    answer: SentPopUps,
  }),
} as const
