import { endpoint } from '../../http/endpoint'
import { HostTokenAnswer, TokenAnswer, TokenQuery, TokenRequest } from '../contracts'

/** Apart from the others, because a page needs it first. */
export const exchangeToken = endpoint({
  name: 'exchangeToken',
  method: 'POST',
  path: '/token/v2/auth/token',
  audience: 'anyone',
  query: TokenQuery,
  body: TokenRequest,
  answer: TokenAnswer,
  reads: HostTokenAnswer,
})
