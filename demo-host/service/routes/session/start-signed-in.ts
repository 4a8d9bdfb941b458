import type { FastifyRequest } from 'fastify'
import type { TokenRequest } from '../../../../core/session/contracts'
import { mergeCart } from '../../carts/for-session'
import { inTransaction, type Tx } from '../../database/transaction'
import { fail } from '../../failure'
import { afterPayment } from '../../orders/after-payment'
import { mergeLists } from '../../lists/merge-lists'
import { rememberWhatCodeGave, useAuthorizationCode } from '../../repositories/authorization-codes'
import { type Consumer, findConsumer } from '../../repositories/consumers'
import { endSessionsOf, openSession } from '../../repositories/sessions'
import type { Started, TokenCall } from './exchange-token'
import { findOwnConsumer } from './own-consumer'
import { isBrowser } from './start-as-guest'

type SignedInRequest = Extract<TokenRequest, { type: 'Registered' }>

/** Exchanges an authorization code, and brings along what the guest had gathered. */
export async function startSignedIn(call: TokenCall, request: FastifyRequest, body: SignedInRequest): Promise<Started> {
  const { authorizationCode: code, codeVerifier, guestObjects, returnRefreshToken } = body
  const accessKey = call.key.key
  const started = await afterPayment(call, () =>
    inTransaction(call.db, async tx => {
      const used = await useAuthorizationCode(tx, { code, codeVerifier, accessKey })
      const consumer = used.kind === 'good' ? await findConsumer(tx, used.consumerNo) : null
      if (!consumer) return null
      const session = await openSession(tx, { consumerNo: consumer.consumerNo, accessKey, scope: 'full' })
      await rememberWhatCodeGave(tx, code, session.id)
      const basketId = await bringCart(call, request, tx, consumer, guestObjects?.basketId ?? null)
      const isForBody = returnRefreshToken && !isBrowser(request)
      const token = isForBody ? { forBody: session.refreshToken } : { forCookie: session.refreshToken }
      return { sessionId: session.id, consumer, basketId, ...token }
    }),
  )
  // Thrown only here, so that what a replayed code ended stays ended.
  if (!started) throw fail('AUT432')
  return started
}

/** A cart's id proves nothing: the guest who owns it must be here, by token or cookie. */
async function bringCart(
  call: TokenCall,
  request: FastifyRequest,
  tx: Tx,
  into: Consumer,
  basketId: string | null,
): Promise<string | null> {
  const guest = await findOwnConsumer(call, request, tx)
  if (guest?.consumerType !== 'GUEST') return null
  const fromConsumerNo = guest.consumerNo
  const merged = basketId
    ? await mergeCart(tx, { fromConsumerNo, intoConsumerNo: into.consumerNo, basketId, call })
    : null
  // The guest is here, which proves more than an id would: nothing that they liked is left behind for want of one.
  await mergeLists(tx, { fromConsumerNo, intoConsumerNo: into.consumerNo })
  await endSessionsOf(tx, fromConsumerNo)
  return merged
}
