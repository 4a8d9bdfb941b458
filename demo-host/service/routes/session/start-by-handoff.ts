import type { FastifyRequest } from 'fastify'
import type { TokenRequest } from '../../../../core/session/contracts'
import { crossLines } from '../../handoffs/cross-lines'
import { isFromItsPage, originOf } from '../../handoffs/from-its-page'
import { offerHandoff } from '../../handoffs/offer-handoff'
import { copyFavorites } from '../../lists/merge-lists'
import { basketOf } from '../../carts/for-session'
import { inTransaction, type Tx } from '../../database/transaction'
import { fail } from '../../failure'
import { afterPayment } from '../../orders/after-payment'
import { hashOf } from '../../repositories/access-tokens'
import { createGuest, findConsumer } from '../../repositories/consumers'
import { claimHandoff, type Handoff, lockHandoff, settleHandoff } from '../../repositories/handoffs'
import { openSession } from '../../repositories/sessions'
import type { Started, TokenCall } from './exchange-token'
import { findOwnSession, type OwnSession } from './own-session'

type HandoffRequest = Extract<TokenRequest, { type: 'Handoff' }>

/**
 * Takes the lines of a cart that a host page handed over, and no identity. The session is this browser's own, else a new
 * guest's. Lines are added at once if the browser shows that it comes from that page; otherwise the shopper decides.
 */
export async function startByHandoff(call: TokenCall, request: FastifyRequest, body: HandoffRequest): Promise<Started> {
  if (call.key.trust !== 'first-party' || body.trust) throw fail('AUT404', {}, { status: 403 })
  const own = await findOwnSession(call, request, call.db)
  const started = await afterPayment(call, () =>
    inTransaction(call.db, async tx => {
      const handoff = await lockHandoff(tx, body.handoff)
      const claimant = handoff && (await claim(call, tx, handoff, own))
      if (!handoff || !claimant) return null
      return { ...claimant, ...(await redeem(call, request, tx, { handoff, claimant, from: originOf(body.from) })) }
    }),
  )
  if (!started) throw fail('AUT404', {}, { status: 401 })
  return started
}

/** Claims the handoff; null if it is another shopper's. */
async function claim(call: TokenCall, tx: Tx, handoff: Handoff, own: OwnSession | null): Promise<Started | null> {
  const { claimedBy } = handoff
  if (claimedBy !== null) {
    if (own) return own.consumer.consumerNo === claimedBy ? { sessionId: own.id, consumer: own.consumer } : null
    return handoff.claimedCall === hashOf(call.transactionId) ? goOnAs(call, tx, claimedBy) : null
  }
  const claimant = own ? { sessionId: own.id, consumer: own.consumer } : await beginGuest(call, tx)
  await claimHandoff(tx, handoff, claimant.consumer.consumerNo, call.transactionId)
  return claimant
}

async function beginGuest(call: TokenCall, tx: Tx): Promise<Started> {
  const consumer = await createGuest(tx)
  return openFor(call, tx, consumer)
}

/** The same call again, after its answer and cookie were lost. */
async function goOnAs(call: TokenCall, tx: Tx, consumerNo: string): Promise<Started | null> {
  const consumer = await findConsumer(tx, consumerNo)
  return consumer?.consumerType === 'GUEST' ? openFor(call, tx, consumer) : null
}

async function openFor(call: TokenCall, tx: Tx, consumer: Started['consumer']): Promise<Started> {
  const { key, trust } = call.key
  const session = await openSession(tx, { consumerNo: consumer.consumerNo, accessKey: key, scope: 'full', trust })
  return { sessionId: session.id, accessToken: session.accessToken, consumer, forCookie: session.refreshToken }
}

type Redeemed = Pick<Started, 'notMerged' | 'offer'> & { readonly basketId: string | null }

async function redeem(
  call: TokenCall,
  request: FastifyRequest,
  tx: Tx,
  { handoff, claimant, from }: { handoff: Handoff; claimant: Started; from: string | null },
): Promise<Redeemed> {
  const { consumerNo } = claimant.consumer
  // The browser's cookie shows that it is the same shopper, so the cart is theirs already.
  if (handoff.consumerNo === consumerNo) {
    if (!handoff.choice) await settleHandoff(tx, handoff, { choice: 'keep' })
    return { basketId: handoff.basketId }
  }
  if (handoff.choice) return { basketId: await basketOf(tx, consumerNo) }
  if (await isFromItsPage(request.server.service, tx, handoff, from)) {
    const { basketId, consumerNo: fromConsumerNo } = handoff
    const crossed = await crossLines(tx, {
      basketId,
      fromConsumerNo,
      intoConsumerNo: consumerNo,
      call,
      fromItsPage: true,
    })
    await copyFavorites(tx, { fromConsumerNo, intoConsumerNo: consumerNo })
    await settleHandoff(tx, handoff, { choice: 'add' })
    return crossed
  }
  const offered = await offerHandoff(call, tx, handoff, from)
  await settleHandoff(tx, handoff, offered ? { offered: offered.lines } : { choice: 'keep' })
  return { basketId: await basketOf(tx, consumerNo), ...(offered && { offer: offered.offer }) }
}
