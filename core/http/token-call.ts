import type { exchangeToken } from '../session/exchanging/endpoints'

/** How a session is asked for, without the contracts of that call. */
export const tokenCall: Pick<typeof exchangeToken, 'name' | 'method' | 'path' | 'audience'> = {
  name: 'exchangeToken',
  method: 'POST',
  path: '/token/v2/auth/token',
  audience: 'anyone',
}
