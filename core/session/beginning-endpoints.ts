import { endpoint } from '../http/endpoint'
import { HostTokenAnswer, TokenAnswer, TokenQuery, TokenRequest } from './contracts'

/** The call that begins a session, or goes on with one: a page needs it before any other of its session. */
export const beginning = {
  exchangeToken: endpoint({
    name: 'exchangeToken',
    method: 'POST',
    path: '/token/v2/auth/token',
    audience: 'anyone',
    query: TokenQuery,
    body: TokenRequest,
    answer: TokenAnswer,
    reads: HostTokenAnswer,
  }),
} as const
