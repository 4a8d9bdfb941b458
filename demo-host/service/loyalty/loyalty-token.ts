import { createHmac } from 'node:crypto'
import type { Member } from './membership'

/** How long the programme's pages accept a token. */
export const LOYALTY_TOKEN_SECONDS = 300

/** Names the member and the visit, with an expiry: `payload.signature`, both base64url. */
export function loyaltyToken(secret: string, { memberId }: Member, usid: string, now = Date.now()): string {
  const claims = { memberId, usid, until: Math.floor(now / 1000) + LOYALTY_TOKEN_SECONDS }
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${payload}.${createHmac('sha256', secret).update(`loyalty ${payload}`).digest('base64url')}`
}
