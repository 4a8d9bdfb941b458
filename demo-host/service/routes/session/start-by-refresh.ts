import type { FastifyRequest } from 'fastify'
import type { TokenRequest } from '../../../../core/session/contracts'
import { noSession } from '../../calls/no-session'
import { inTransaction } from '../../database/transaction'
import { findConsumer } from '../../repositories/consumers'
import { refreshSession } from '../../repositories/sessions'
import { readRefreshCookie } from './cookie'
import type { Started, TokenCall } from './exchange-token'

/** Prefers the cookie, which opens more than a secret that scripts can read. */
export async function startByRefresh(
  call: TokenCall,
  request: FastifyRequest,
  body: Extract<TokenRequest, { type: 'Refresh' }>,
): Promise<Started> {
  const byCookie = await startByCookie(call, request)
  if (byCookie) return byCookie
  const byBody = body.refreshToken ? await refresh(call, body.refreshToken) : null
  if (byBody) return { ...byBody.started, forBody: byBody.refreshToken }
  throw await noSession(call.db, readRefreshCookie(call, request) ?? body.refreshToken)
}

/** Null without a valid cookie. */
export async function startByCookie(call: TokenCall, request: FastifyRequest): Promise<Started | null> {
  const cookie = readRefreshCookie(call, request)
  const refreshed = cookie ? await refresh(call, cookie) : null
  return refreshed && { ...refreshed.started, forCookie: refreshed.refreshToken }
}

async function refresh(call: TokenCall, token: string): Promise<{ started: Started; refreshToken: string } | null> {
  const refreshed = await inTransaction(call.db, tx => refreshSession(tx, token, call.key.key))
  if (refreshed.kind === 'reused') call.log.warn({ key: call.key.key }, 'A used refresh token ended its family')
  if (refreshed.kind !== 'rotated') return null
  const { id, consumerNo, refreshToken } = refreshed.session
  const consumer = await findConsumer(call.db, consumerNo)
  return consumer ? { started: { sessionId: id, consumer }, refreshToken } : null
}
