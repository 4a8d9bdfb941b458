import { endpoint } from '../../http/endpoint'
import { LoyaltyToken, LoyaltyTokenRequest } from './contracts'

/** Apart from the others, because a sign-up needs it without them. */
export const exchangeLoyaltyToken = endpoint({
  name: 'exchangeLoyaltyToken',
  method: 'POST',
  path: '/consumers-v3/consumer/loyalty/token',
  audience: 'registered',
  body: LoyaltyTokenRequest,
  answer: LoyaltyToken,
})
