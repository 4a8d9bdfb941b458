import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Infer } from 'superstruct'
import type { SignOutRequest } from '../../../../core/session/contracts'
import type { Call } from '../../calls/context'
import { endSale } from '../../carts/end-sale'
import { inTransaction } from '../../database/transaction'
import { endPageSessionsOf, endSession, findSessionOfToken } from '../../repositories/sessions'
import { clearRefreshCookie, readRefreshCookie } from './cookie'

type SignOutCall = Call<string, unknown, Infer<typeof SignOutRequest>>

/** Ends the sessions of the token, the cookie and the given refresh token, and an associate's sale. */
export async function signOut(call: SignOutCall, request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
  const { db, key, body, shopper } = call
  const { id, consumerNo, consumerType, associate } = shopper()
  if (associate) await inTransaction(db, tx => endSale(tx, consumerNo))
  await endSession(db, id, { isSignOut: true })
  // Signing out of the shop also ends the sessions that other sites were given.
  if (call.trusted && consumerType !== 'GUEST') await endPageSessionsOf(db, consumerNo)
  for (const token of [readRefreshCookie(call, request), body.refreshToken]) {
    const session = token ? await findSessionOfToken(db, token, key.key) : null
    if (session) await endSession(db, session.id, { isSignOut: true })
  }
  clearRefreshCookie(call, request, reply)
  return undefined
}
