import { endpoint } from '../../http/endpoint'
import { ContentQuery } from '../contracts'
import { SentMenu } from './contracts'

/** A separate table, so that a page with a menu does not load the others. */
export const menuEndpoints = {
  readMenu: endpoint({
    name: 'readMenu',
    method: 'GET',
    path: '/:mode/caas/v1/canvas/menu/:siteId',
    audience: 'anyone',
    query: ContentQuery,
    answer: SentMenu,
  }),
} as const
