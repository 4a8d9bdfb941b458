import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Infer } from 'superstruct'
import type { TokenAnswer, TokenQuery, TokenRequest } from '../../../../core/session/contracts'
import { basketOf } from '../../carts/for-session'
import type { Call } from '../../context'
import { inTransaction } from '../../database/transaction'
import { ACCESS_TOKEN_SECONDS, giveAccessToken } from '../../repositories/access-tokens'
import { createGuest } from '../../repositories/consumers'
import { openSession } from '../../repositories/sessions'

export type TokenCall = Call<string, Infer<typeof TokenQuery>, TokenRequest>

/** Gives a session for what was shown. */
export async function exchangeToken(
  call: TokenCall,
  _request: FastifyRequest,
  _reply: FastifyReply,
): Promise<TokenAnswer> {
  return inTransaction(call.db, async tx => {
    const guest = await createGuest(tx)
    const session = await openSession(tx, { consumerNo: guest.consumerNo, accessKey: call.key.key, scope: 'full' })
    const accessToken = await giveAccessToken(tx, session.id)
    return {
      accessToken,
      expiresIn: ACCESS_TOKEN_SECONDS,
      consumerNo: guest.consumerNo,
      consumerType: guest.consumerType,
      basketId: await basketOf(tx, guest.consumerNo),
    }
  })
}
