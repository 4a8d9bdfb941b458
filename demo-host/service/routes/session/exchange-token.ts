import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Infer } from 'superstruct'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import type { Trust } from '../../../../core/http/access'
import type { HandoffOffer, TokenAnswer, TokenQuery, TokenRequest } from '../../../../core/session/contracts'
import type { Cart } from '../../../../core/shapes/cart'
import { beginWithItem } from '../../carts/begin-with-item'
import { answerCart, basketOf } from '../../carts/for-session'
import type { NotMerged } from '../../carts/merge-documents'
import type { Call, CallContext, Session } from '../../calls/context'
import { inTransaction } from '../../database/transaction'
import { fail, ShopFailure } from '../../failure'
import { isTrusted } from '../../plugins/open-call'
import { ACCESS_TOKEN_SECONDS, findSession, giveAccessToken, sessionOfNewGuest } from '../../repositories/access-tokens'
import { newestBasketAndFavorites } from '../../repositories/carts'
import type { Consumer } from '../../repositories/consumers'
import { once } from '../../repositories/stored-answers'
import { clearRefreshCookie, setRefreshCookie } from './cookie'
import { startAsGuest } from './start-as-guest'
import { startByHandoff } from './start-by-handoff'
import { startByRefresh } from './start-by-refresh'
import { startSignedIn } from './start-signed-in'
import { requestedTrust } from '../../calls/requested-trust'

export type TokenCall = Call<string, Infer<typeof TokenQuery>, TokenRequest>

export type Started = {
  readonly sessionId: string
  /** Where the session was opened now. */
  readonly accessToken?: string
  readonly consumer: Consumer
  /** For the cookie, which scripts cannot read. */
  readonly forCookie?: string
  /** For the body, if the caller asked for it there. */
  readonly forBody?: string
  readonly basketId?: string | null
  /** Lines of the guest's cart that did not fit into the account's. */
  readonly notMerged?: readonly NotMerged[]
  /** The order that the sign-in named, if it is the account's now. */
  readonly orderNo?: string
  /** A guest who was created now. */
  readonly isNew?: boolean
  /** A handed cart that the shopper is asked about. */
  readonly offer?: HandoffOffer
}

/** Opens a session for nothing, an authorization code, a refresh token or a handoff. */
export async function exchangeToken(
  call: TokenCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<TokenAnswer> {
  const started = await start(call, request).catch(error => {
    // A dead cookie is deleted; after another failure it may work again.
    if (error instanceof ShopFailure && call.body.type === 'Refresh') clearRefreshCookie(call, request, reply)
    throw error
  })
  if (started.forCookie) setRefreshCookie(call, request, reply, started.forCookie)
  return answer(call, request, started)
}

function start(call: TokenCall, request: FastifyRequest): Promise<Started> {
  const { body } = call
  switch (body.type) {
    case 'Guest':
      return startAsGuest(call, request, body)
    case 'Registered':
      return startSignedIn(call, request, body)
    case 'Refresh':
      return startByRefresh(call, request, body)
    case 'Handoff':
      return startByHandoff(call, request, body)
  }
}

async function answer(call: TokenCall, request: FastifyRequest, started: Started): Promise<TokenAnswer> {
  const { consumer, sessionId, forBody } = started
  const trust = requestedTrust(call)
  const accessToken = started.accessToken ?? (await giveAccessToken(call.db, sessionId, trust))
  const begun = started.isNew ? await beginCart(call, request, { ...started, accessToken }) : null
  const known = begun?.basketId ?? started.basketId
  const wantsFavorites = call.body.type === 'Registered' && trust === 'first-party'
  const newest = wantsFavorites ? await newestBasketAndFavorites(call.db, consumer.consumerNo) : null
  const basketId = known ?? (newest ? newest.basketId : await basketOf(call.db, consumer.consumerNo))
  return {
    accessToken,
    expiresIn: ACCESS_TOKEN_SECONDS,
    issuedAt: new Date().toISOString(),
    ...(forBody ? { refreshToken: forBody } : {}),
    consumerNo: consumerNoFor(call.key.key, consumer, trust),
    ...personOf(consumer, trust),
    basketId,
    favorites: newest?.favorites ?? null,
    ...(started.orderNo ? { orderNo: started.orderNo } : {}),
    ...(begun ? { cart: begun } : {}),
    ...(started.offer ? { offer: started.offer } : {}),
    ...(started.notMerged?.length ? { notMerged: [...started.notMerged] } : {}),
    ...(call.query.cart ? { cart: basketId ? await readCart(call, accessToken, basketId) : null } : {}),
  }
}

type Person = Pick<
  TokenAnswer,
  'consumerType' | 'memberId' | 'firstName' | 'isEmployeeDiscountTCAccepted' | 'isAssociate' | 'trust'
>

/** Hashed with the key, so that two third-party pages cannot recognise the same person. */
function consumerNoFor(key: string, { consumerNo, consumerType }: Consumer, trust: Trust): string {
  if (trust === 'first-party' || consumerType === 'GUEST') return consumerNo
  return createHash('sha256').update(`${key} ${consumerNo}`).digest('base64url')
}

/** A third-party page only learns whether somebody signed in. */
function personOf(consumer: Consumer, trust: Trust): Person {
  const { consumerType, memberId, firstName, termsAccepted, isAssociate } = consumer
  if (trust === 'third-party') {
    return { trust, consumerType: consumerType === 'GUEST' ? 'GUEST' : 'REGISTERED', memberId: null, firstName: null }
  }
  return {
    consumerType,
    memberId,
    firstName,
    ...(consumerType === 'GUEST' ? {} : { isEmployeeDiscountTCAccepted: termsAccepted }),
    ...(isAssociate ? { isAssociate } : {}),
  }
}

/** A new guest's cart with their first item; null if it cannot be added: adding it again will say why. */
async function beginCart(
  call: TokenCall,
  request: FastifyRequest,
  { accessToken: token, sessionId, consumer }: Started & { readonly accessToken: string },
): Promise<Cart | null> {
  const item = call.body.type === 'Guest' ? call.body.item : undefined
  if (!item) return null
  const { consumerNo } = consumer
  const given = { token, key: call.key.key, id: sessionId, consumerNo, trust: requestedTrust(call) }
  const asShopper = asSeen(call, sessionOfNewGuest(call.db, given))
  try {
    return await inTransaction(call.db, async tx => {
      const begun = await beginWithItem(asShopper, tx, item)
      // If this answer is lost, the item comes again under the same transaction id, and may find this cart.
      const { method, path, status } = cart.createCartWithItem
      const asSent = () => (request.body as typeof call.body & { item: unknown }).item
      const addition = once({ ...call, key: call.key.key, consumerNo, method, path }, asSent)
      // An identical call was faster, so this cart is rolled back.
      if (!(await addition.keep(tx, { status, body: JSON.stringify(begun) }))) throw fail('GEN500', {}, { status: 409 })
      return begun
    })
  } catch (error) {
    if (error instanceof ShopFailure) return null
    throw error
  }
}

async function readCart(call: TokenCall, accessToken: string, basketId: string): Promise<Cart | null> {
  const asShopper = await contextOf(call, accessToken)
  return asShopper && answerCart(asShopper, asShopper.shopper().consumerNo, basketId)
}

/** The call under the new session. */
async function contextOf(call: TokenCall, accessToken: string): Promise<CallContext | null> {
  const session = await findSession(call.db, accessToken, call.key.key)
  return session && asSeen(call, session)
}

function asSeen(call: TokenCall, session: Session): CallContext {
  return { ...call, session, shopper: () => session, trusted: isTrusted(call.key, session) }
}
