import type { FastifyRequest } from 'fastify'
import type { TokenRequest } from '../../../../core/session/contracts'
import { basketOf, mergeCart } from '../../carts/for-session'
import { inTransaction, type Tx } from '../../database/transaction'
import { fail } from '../../failure'
import { afterPayment } from '../../orders/after-payment'
import { mergeLists } from '../../lists/merge-lists'
import { type Consumer, createGuest, findConsumer } from '../../repositories/consumers'
import { type Handoff, useHandoff } from '../../repositories/handoffs'
import { openSession } from '../../repositories/sessions'
import type { Started, TokenCall } from './exchange-token'
import { findOwnConsumer } from './own-consumer'

type HandoffRequest = Extract<TokenRequest, { type: 'Handoff' }>

/** Goes on where a host page left off: its session from a page of the shop's own, its cart alone from anyone else's. */
export async function startByHandoff(call: TokenCall, request: FastifyRequest, body: HandoffRequest): Promise<Started> {
  if (call.key.trust !== 'first-party') throw fail('AUT404', {}, { status: 403 })
  const started = await afterPayment(call, () =>
    inTransaction(call.db, async tx => {
      const handoff = await useHandoff(tx, body.handoff)
      const theirs = handoff ? await findConsumer(tx, handoff.consumerNo) : null
      if (!handoff || !theirs) return null
      const own = await findOwnConsumer(call, request, tx)
      const from = await request.server.shop.accessKeys.find(handoff.accessKey, tx)
      const carriesSession = from?.trust === 'first-party' && handoff.scope === 'full'
      const goesOn = carriesSession
        ? await goOnAs(call, tx, theirs, own, handoff)
        : await takeCart(call, tx, theirs, own, handoff)
      const { consumerNo } = goesOn.consumer
      const session = await openSession(tx, { consumerNo, accessKey: call.key.key, scope: 'full' })
      return { ...goesOn, sessionId: session.id, forCookie: session.refreshToken }
    }),
  )
  if (!started) throw fail('AUT404', {}, { status: 401 })
  return started
}

type GoesOn = { readonly consumer: Consumer; readonly basketId: string | null }

/** The same shopper with the same cart; what a guest had gathered here before joins it. */
async function goOnAs(
  call: TokenCall,
  tx: Tx,
  theirs: Consumer,
  own: Consumer | null,
  handoff: Handoff,
): Promise<GoesOn> {
  const { basketId } = handoff
  if (!own || own.consumerNo === theirs.consumerNo) return { consumer: theirs, basketId }
  // Nobody is signed out by coming from a page where they had not signed in.
  if (own.consumerType !== 'GUEST') {
    return theirs.consumerType === 'GUEST' ? takeCart(call, tx, theirs, own, handoff) : { consumer: theirs, basketId }
  }
  const before = await basketOf(tx, own.consumerNo)
  const merge = { fromConsumerNo: own.consumerNo, intoConsumerNo: theirs.consumerNo, call }
  const merged = before ? await mergeCart(tx, { ...merge, basketId: before }) : null
  await mergeLists(tx, merge)
  return { consumer: theirs, basketId: merged ?? basketId }
}

/** The cart alone: into the session that is here, or as a guest; nobody is signed in or out by it. */
async function takeCart(
  call: TokenCall,
  tx: Tx,
  theirs: Consumer,
  own: Consumer | null,
  handoff: Handoff,
): Promise<GoesOn> {
  const { basketId } = handoff
  if (own?.consumerNo === theirs.consumerNo) return { consumer: theirs, basketId }
  if (!own && theirs.consumerType === 'GUEST') return { consumer: theirs, basketId }
  const consumer = own ?? (await createGuest(tx))
  const merge = { fromConsumerNo: theirs.consumerNo, intoConsumerNo: consumer.consumerNo, basketId, call }
  return { consumer, basketId: await mergeCart(tx, merge) }
}
