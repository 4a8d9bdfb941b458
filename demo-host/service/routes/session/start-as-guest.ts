import type { FastifyRequest } from 'fastify'
import type { Infer } from 'superstruct'
import type { GuestTokenRequest } from '../../../../core/session/contracts'
import { inTransaction } from '../../database/transaction'
import { createGuest } from '../../repositories/consumers'
import { endSession, openSession } from '../../repositories/sessions'
import type { Started, TokenCall } from './exchange-token'
import { findOwnSession } from './own-session'
import { startByCookie } from './start-by-refresh'
import { requestedTrust } from '../../calls/requested-trust'

type GuestAsked = Pick<Infer<typeof GuestTokenRequest>, 'returnRefreshToken' | 'fresh'>

/**
 * Creates a guest. A secret for the body only opens the cart, because scripts can read it. Whoever has a session on another of
 * the shop's pages, which share the cookie, goes on with it: a person stays signed in, a guest keeps their bag and lists.
 */
export async function startAsGuest(
  call: TokenCall,
  request: FastifyRequest,
  { returnRefreshToken: wantsSecret = false, fresh }: GuestAsked,
): Promise<Started> {
  const { key: accessKey, trust } = call.key
  const own = call.session ? null : await findOwnSession(call, request, call.db)
  // A page that asks for less than its key allows ends nothing of the shop's.
  const isFresh = fresh && requestedTrust(call) === trust
  if (own && isFresh) await endSession(call.db, own.id, { isSignOut: true })
  const goesOn = own && !isFresh && (!wantsSecret || own.consumer.consumerType !== 'GUEST')
  const known = goesOn ? await startByCookie(call, request) : null
  if (known) return known
  return inTransaction(call.db, async tx => {
    const consumer = await createGuest(tx)
    const { consumerNo } = consumer
    const tokenTrust = requestedTrust(call)
    const { id, accessToken, refreshToken } = await openSession(tx, {
      consumerNo,
      accessKey,
      scope: 'full',
      trust,
      tokenTrust,
    })
    const started = { sessionId: id, accessToken, consumer, isNew: true }
    if (wantsSecret && !isBrowser(request)) return { ...started, forBody: refreshToken }
    const forCookie = refreshToken
    if (!wantsSecret) return { ...started, forCookie }
    const secret = await openSession(tx, { consumerNo, accessKey, scope: 'cart', trust })
    return { ...started, forCookie, forBody: secret.refreshToken }
  })
}

/** By headers that no script can leave out. */
export function isBrowser({ headers }: FastifyRequest): boolean {
  return 'sec-fetch-site' in headers || (headers['user-agent'] ?? '').startsWith('Mozilla/')
}
