import { endpoint } from '../../http/endpoint'
import { ContentQuery } from '../contracts'
import { EventSignUp } from './contracts'

/** A separate table, so that a page with an event does not load the others. */
export const eventEndpoints = {
  readEvent: endpoint({
    name: 'readEvent',
    method: 'GET',
    path: '/:mode/caas/v1/canvas/event/:eventId',
    audience: 'anyone',
    query: ContentQuery,
    answer: EventSignUp,
  }),
} as const
