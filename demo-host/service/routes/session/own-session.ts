import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/transaction'
import { type Consumer, findConsumer } from '../../repositories/consumers'
import { findSessionOfToken } from '../../repositories/sessions'
import { isTrusted } from '../../plugins/open-call'
import { readRefreshCookie } from './cookie'
import type { TokenCall } from './exchange-token'

/** A session that the browser already has. */
export type OwnSession = {
  readonly id: string
  readonly consumer: Consumer
  /** A full session, not a third-party or cart-only one. */
  readonly isTrusted: boolean
}

/** By the access token that it sent, else by its cookie. */
export async function findOwnSession(call: TokenCall, request: FastifyRequest, db: Db): Promise<OwnSession | null> {
  const { key, session } = call
  if (session) return withConsumer(db, session, isTrusted(key, session))
  const cookie = readRefreshCookie(call, request)
  const known = cookie ? await findSessionOfToken(db, cookie, key.key) : null
  return known && withConsumer(db, known, key.trust === 'first-party' && known.scope === 'full')
}

async function withConsumer(
  db: Db,
  { id, consumerNo }: { readonly id: string; readonly consumerNo: string },
  isTrusted: boolean,
): Promise<OwnSession | null> {
  const consumer = await findConsumer(db, consumerNo)
  return consumer && { id, consumer, isTrusted }
}
