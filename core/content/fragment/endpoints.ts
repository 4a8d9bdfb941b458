import { endpoint } from '../../http/endpoint'
import { ContentQuery } from '../contracts'
import { Fragment } from './contracts'

/** A separate table, so that a page with one fragment does not load the others. */
export const fragmentEndpoints = {
  readFragment: endpoint({
    name: 'readFragment',
    method: 'GET',
    path: '/:mode/caas/v1/canvas/fragment/:fragmentId',
    audience: 'anyone',
    query: ContentQuery,
    answer: Fragment,
  }),
} as const
