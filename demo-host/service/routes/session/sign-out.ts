import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Infer } from 'superstruct'
import type { SignOutRequest } from '../../../../core/session/contracts'
import type { Call } from '../../calls/context'
import { endPageSessionsOf, endSession, findSessionOfToken } from '../../repositories/sessions'
import { clearRefreshCookie, readRefreshCookie } from './cookie'

type SignOutCall = Call<string, unknown, Infer<typeof SignOutRequest>>

/** Ends the session of the token, of the cookie and of the refresh token that was named. */
export async function signOut(call: SignOutCall, request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
  const { db, key, body, shopper } = call
  const { id, consumerNo, consumerType } = shopper()
  await endSession(db, id)
  // Whoever leaves the shop leaves it on the pages too that they let act for them.
  if (call.trusted && consumerType !== 'GUEST') await endPageSessionsOf(db, consumerNo)
  for (const token of [readRefreshCookie(call, request), body.refreshToken]) {
    const session = token ? await findSessionOfToken(db, token, key.key) : null
    if (session) await endSession(db, session.id)
  }
  clearRefreshCookie(call, request, reply)
  return undefined
}
