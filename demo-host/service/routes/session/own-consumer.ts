import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/transaction'
import { type Consumer, findConsumer } from '../../repositories/consumers'
import { findSessionOfToken } from '../../repositories/sessions'
import { readRefreshCookie } from './cookie'
import type { TokenCall } from './exchange-token'

/** Who this browser is before the exchange: by the access token that it sent along, else by its cookie. */
export async function findOwnConsumer(call: TokenCall, request: FastifyRequest, db: Db): Promise<Consumer | null> {
  if (call.session) return findConsumer(db, call.session.consumerNo)
  const cookie = readRefreshCookie(call, request)
  const session = cookie ? await findSessionOfToken(db, cookie, call.key.key) : null
  return session ? findConsumer(db, session.consumerNo) : null
}
