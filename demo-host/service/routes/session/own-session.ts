import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/transaction'
import { type Consumer, findConsumer } from '../../repositories/consumers'
import { findSessionOfToken } from '../../repositories/sessions'
import { isTrusted } from '../../plugins/open-call'
import { readRefreshCookie } from './cookie'
import type { TokenCall } from './exchange-token'

/** The session that a browser has already. */
export type OwnSession = {
  readonly id: string
  readonly consumer: Consumer
  /** It opens all that its shopper has; a third-party one, or a cart-only secret's, does not. */
  readonly isTrusted: boolean
}

/** The session that this browser has before the exchange: by the access token that it sent along, else by its cookie. */
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
