import type { FastifyRequest } from 'fastify'
import type { TokenRequest } from '../../../../core/session/contracts'
import { crossLines } from '../../handoffs/cross-lines'
import { basketOf, type Merged, mergeCart } from '../../carts/for-session'
import { newId } from '../../database/ids'
import { inTransaction, type Tx } from '../../database/transaction'
import { fail, ShopFailure } from '../../failure'
import { sentenceOf } from '../../languages/sentences'
import { afterPayment } from '../../orders/after-payment'
import { mergeLists } from '../../lists/merge-lists'
import { useAuthorizationCode } from '../../repositories/authorization-codes'
import { moveExpressBaskets } from '../../repositories/carts'
import type { Consumer } from '../../repositories/consumers'
import { moveClaims } from '../../repositories/handoffs'
import { findOrderOf, handOrderOver } from '../../repositories/orders'
import { endSessionsOf, openSession } from '../../repositories/sessions'
import type { Started, TokenCall } from './exchange-token'
import { findOwnSession } from './own-session'
import { requestedTrust } from '../../calls/requested-trust'
import { isBrowser } from './start-as-guest'

type SignedInRequest = Extract<TokenRequest, { type: 'Registered' }>

/** Exchanges an authorization code and takes along what the guest had. A third-party page's code comes from the shop's window; its session is third-party. */
export async function startSignedIn(call: TokenCall, request: FastifyRequest, body: SignedInRequest): Promise<Started> {
  const { authorizationCode: code, codeVerifier, guestObjects, orderNo, returnRefreshToken } = body
  const { key: accessKey, trust } = call.key
  const started = await afterPayment(call, () =>
    inTransaction(call.db, async tx => {
      const id = newId()
      const consumer = await useAuthorizationCode(tx, { code, codeVerifier, accessKey, sessionId: id })
      if (!consumer) return null
      const { consumerNo } = consumer
      const tokenTrust = requestedTrust(call)
      const session = await openSession(tx, { id, consumerNo, accessKey, scope: 'full', trust, tokenTrust })
      const brought = await bringCart(call, request, tx, consumer, {
        basketId: guestObjects?.basketId ?? null,
        orderNo,
      })
      const isKept = orderNo !== undefined && (await findOrderOf(tx, orderNo, { consumerNo })) !== undefined
      const isForBody = returnRefreshToken && !isBrowser(request)
      const token = isForBody ? { forBody: session.refreshToken } : { forCookie: session.refreshToken }
      return {
        sessionId: id,
        accessToken: session.accessToken,
        consumer,
        ...brought,
        ...token,
        ...(isKept ? { orderNo } : {}),
      }
    }),
  ).catch((error: unknown) => {
    throw error instanceof ShopFailure && error.code === 'AUT409' ? refusal('AUT409', call) : error
  })
  // Thrown only here, so that what a replayed code ended stays ended.
  if (!started) throw refusal(call.key.trust === 'third-party' ? 'AUT438' : 'AUT432', call)
  return started
}

/** Clients show a sign-in's refusal in the service's own words. */
const refusal = (code: 'AUT409' | 'AUT432' | 'AUT438', { locale }: TokenCall) =>
  fail(code, {}, { message: sentenceOf(code, locale) })

/** A cart id proves nothing: its guest must be present, by token or cookie. From a limited session only lines are taken, and the guest's other sessions continue. */
async function bringCart(
  call: TokenCall,
  request: FastifyRequest,
  tx: Tx,
  into: Consumer,
  { basketId, orderNo }: { basketId: string | null; orderNo: string | undefined },
): Promise<Merged> {
  const guest = await findOwnSession(call, request, tx)
  if (guest?.consumer.consumerType !== 'GUEST') return nothing
  const move = { fromConsumerNo: guest.consumer.consumerNo, intoConsumerNo: into.consumerNo }
  if (guest.isTrusted) await moveExpressBaskets(tx, move.fromConsumerNo, move.intoConsumerNo)
  // The guest is proved to be present, so all that they have is taken, also without an id: another origin's page may have made it.
  const newest = guest.isTrusted ? await basketOf(tx, move.fromConsumerNo) : null
  const named = basketId ? await moveCart(tx, { ...move, basketId, call }, guest.isTrusted) : nothing
  const merged = newest && newest !== basketId ? await moveCart(tx, { ...move, basketId: newest, call }, true) : named
  const left = await mergeLists(call, tx, move)
  if (guest.isTrusted) {
    if (orderNo) await handOrderOver(tx, orderNo, move)
    await moveClaims(tx, move.fromConsumerNo, move.intoConsumerNo)
    await endSessionsOf(tx, move.fromConsumerNo)
  }
  const lost = merged === named ? named.notMerged : [...named.notMerged, ...merged.notMerged]
  return { ...merged, notMerged: [...lost, ...left] }
}

const nothing: Merged = { basketId: null, notMerged: [] }

async function moveCart(
  tx: Tx,
  move: { fromConsumerNo: string; intoConsumerNo: string; basketId: string; call: TokenCall },
  isTrusted: boolean,
): Promise<Merged> {
  return isTrusted ? mergeCart(tx, move) : crossLines(tx, move)
}
