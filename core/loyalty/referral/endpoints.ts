import { endpoint } from '../../http/endpoint'
import { Invitation, InvitationQuery, LoyaltyToken, LoyaltyTokenRequest } from './contracts'

/** Apart from the others, because a sign-up needs it without them. */
export const exchangeLoyaltyToken = endpoint({
  name: 'exchangeLoyaltyToken',
  method: 'POST',
  path: '/consumers-v3/consumer/loyalty/token',
  audience: 'registered',
  body: LoyaltyTokenRequest,
  answer: LoyaltyToken,
})

export const readInvitation = endpoint({
  name: 'readInvitation',
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/invitation',
  audience: 'first-party-page',
  query: InvitationQuery,
  answer: Invitation,
})
