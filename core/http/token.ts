import { attach, createEvent, createStore, scopeBind } from 'effector'
import { asShopError } from '../errors/shop-error'
import { bringRest } from '../runtime/bring-rest'
import { canKeep, load, save } from '../runtime/storage'
import { urlOf } from '../runtime/url-of'
import { keepScope, type Within } from '../runtime/within'
import type { TokenAnswer, TokenRequest } from '../session/contracts'
import { beginning } from '../session/beginning-endpoints'
import type { Cart } from '../shapes/cart'
import type { NewItem } from '../shapes/new-item'
import { $config } from '../site/config'
import type { ShopConfig } from '../site/contracts'
import { inTurn } from './in-turn'
import { sendFx } from './send'

/** A session began, was refreshed, or became another's; `now` is when, in ms. */
export const tokenReceived = createEvent<{ answer: TokenAnswer; now: number }>()

/** The session has ended: what comes next is a guest. */
export const tokenForgotten = createEvent()

/** The access token, in memory alone (http-contract.md). */
export const $token = createStore<{ value: string; expiresAt: number } | null>(null).on(
  tokenReceived,
  (_current, { answer, now }) => ({ value: answer.accessToken, expiresAt: now + answer.expiresIn * 1000 }),
)

/** What a browser keeps of its session between pages: no token but a guest's own secret, which opens a cart and no more. */
export type Kept = { login: boolean; accessExpiry: number; employee: boolean; secret?: string }

/** `transactionId` is named to ask again as the same call, after no answer came; `token`, to go on with the session that it is of. */
type Exchange = {
  request: TokenRequest
  withCart?: boolean
  transactionId?: string | undefined
  token?: string | undefined
}

/** Exchanges something for a session: an authorization code, a handoff; later calls then go out under it. */
export const exchangeFx = attach({
  source: $config,
  async effect(config, { request, withCart, transactionId, token }: Exchange): Promise<TokenAnswer> {
    const send = scopeBind(sendFx, { safe: true })
    const tell = scopeBind(tokenReceived, { safe: true })
    // A page that is stricter than its key asks for a session that is as strict.
    const body = config.trust === 'third-party' ? { ...request, trust: config.trust } : request
    const parts = { body, query: { cart: withCart ? '1' : undefined }, transactionId }
    const answer = (await send({ endpoint: beginning.exchangeToken, parts, token })) as TokenAnswer
    const now = Date.now()
    keep(config.key, answer, now)
    // A cart that came with its first thing is told by whoever put it there.
    tell({ answer: withCart ? answer : { ...answer, cart: null }, now })
    return answer
  },
})

/** A visitor's first thing, which a new guest's token call takes along; `put` is told the cart that it is in. */
type First = { item: NewItem; put: (cart: Cart) => void }

const flights = new WeakMap<ShopConfig, Promise<string | undefined>>()

/**
 * The token to go out with: the one at hand, or a new one asked for in silence, once for all who wait.
 * `stale` names a token that was refused. No token at all where a guest's was refused (spec/1 §7).
 */
export const holdTokenFx = attach({
  source: { config: $config, token: $token },
  effect({ config, token }, { stale, withCart = false, first }: { stale?: string; withCart?: boolean; first?: First }) {
    if (token && token.value !== stale && token.expiresAt > Date.now() + 30_000) return token.value
    const exchange = scopeBind(exchangeFx, { safe: true })
    const within = keepScope()
    const underway = flights.get(config)
    if (underway) return underway
    const ask: Means['ask'] = (request, more) => exchange({ request, withCart, ...more })
    const flight = inTurn(`till:${config.key}:token`, () => obtain(config, { ask, within, first })).finally(() =>
      flights.delete(config),
    )
    flights.set(config, flight)
    return flight
  },
})

/** How a token is asked for, by one who may not be a new guest. */
export type Means = {
  ask: (request: TokenRequest, more?: Omit<Exchange, 'request'>) => Promise<TokenAnswer>
  within: Within
  first: First | undefined
}

// Of a page that is not the microsite a handoff is none, which what comes later knows.
async function obtain(config: ShopConfig, means: Means): Promise<string | undefined> {
  const isNew = !keptSession(config.key) && !hasHandoff()
  return (isNew ? undefined : await (await bringRest()).byKnown(config, means)) ?? asGuest(config, means)
}

const hasHandoff = () => typeof location !== 'undefined' && /handoff=/.test(location.hash)

async function asGuest({ key, api }: ShopConfig, { ask, first }: Means): Promise<string | undefined> {
  // Where the cookie did not come back, is blocked (and storage with it), or stands on another site, a guest keeps what opens
  // the cart.
  const isAlone = keptSession(key) !== null || !isOwnHost(api) || !canKeep()
  const request = { type: 'Guest', item: first?.item, returnRefreshToken: isAlone || undefined }
  try {
    const { accessToken, cart } = await ask(request as TokenRequest)
    if (first && cart) first.put(cart)
    return accessToken
  } catch (error) {
    const { kind, status } = asShopError(error)
    if (kind === 'http' && status === 403) return undefined
    throw error
  }
}

/** What this browser keeps of its session; null for one who never had any. */
export function keptSession(key: string): Kept | null {
  return load<Kept>(key, 'session', 1)
}

function keep(key: string, answer: TokenAnswer, now: number): void {
  const isGuest = answer.consumerType === 'GUEST'
  save(key, 'session', 1, {
    login: !isGuest,
    accessExpiry: now + answer.expiresIn * 1000,
    employee: answer.consumerType === 'EMPLOYEE',
    secret: isGuest ? answer.refreshToken : undefined,
  })
}

function isOwnHost(api: string): boolean {
  return typeof location !== 'undefined' && urlOf(api)?.hostname === location.hostname
}
