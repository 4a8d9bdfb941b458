import type { FastifyRequest } from 'fastify'
import { inTransaction } from '../../database/transaction'
import { createGuest } from '../../repositories/consumers'
import { openSession } from '../../repositories/sessions'
import type { Started, TokenCall } from './exchange-token'

/** Makes a guest. A browser that asks for a secret gets one that opens the cart alone: scripts can read what it keeps. */
export function startAsGuest(call: TokenCall, request: FastifyRequest, wantsSecret: boolean): Promise<Started> {
  const accessKey = call.key.key
  return inTransaction(call.db, async tx => {
    const consumer = await createGuest(tx)
    const { consumerNo } = consumer
    const session = await openSession(tx, { consumerNo, accessKey, scope: 'full' })
    const started = { sessionId: session.id, consumer, forCookie: session.refreshToken }
    if (!wantsSecret) return started
    if (!isBrowser(request)) return { sessionId: session.id, consumer, forBody: session.refreshToken }
    const secret = await openSession(tx, { consumerNo, accessKey, scope: 'cart' })
    return { ...started, forBody: secret.refreshToken }
  })
}

/** Browsers say so in headers that no script can leave out. */
export function isBrowser({ headers }: FastifyRequest): boolean {
  return 'sec-fetch-site' in headers || (headers['user-agent'] ?? '').startsWith('Mozilla/')
}
