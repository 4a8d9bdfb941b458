import { attach, createEvent, createStore, scopeBind } from 'effector'
import { type HttpError, isShopError, type ShopError } from '../errors/shop-error'
import { cleanAddress, handoffInAddress } from '../runtime/handoff-address'
import { drop, load, save } from '../runtime/storage'
import type { TokenAnswer, TokenRequest } from '../session/contracts'
import { endpoints } from '../session/endpoints'
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

/** Another tab has signed in or out: the next call asks for a token of the session as it is now. */
export const tokenOutdated = createEvent()

/** The code that a shopper brought from a host page was refused: used before, or too late. */
export const handoffRefused = createEvent<ShopError>()

/** The access token, in memory alone (http-contract.md). */
export const $token = createStore<{ value: string; expiresAt: number } | null>(null)
  .on(tokenReceived, (_current, { answer, now }) => ({
    value: answer.accessToken,
    expiresAt: now + answer.expiresIn * 1000,
  }))
  .reset(tokenForgotten, tokenOutdated)

/** What a browser keeps of its session between pages: no token but a guest's own secret, which opens a cart and no more. */
export type Kept = { login: boolean; accessExpiry: number; employee: boolean; secret?: string }

/** Exchanges something for a session: an authorization code, a handoff; later calls then go out under it. */
export const exchangeFx = attach({
  source: $config,
  async effect(config, { request, withCart }: { request: TokenRequest; withCart?: boolean }): Promise<TokenAnswer> {
    const send = scopeBind(sendFx, { safe: true })
    const tell = scopeBind(tokenReceived, { safe: true })
    const parts = { body: request, query: withCart ? { cart: '1' } : {} }
    const answer = (await send({ endpoint: endpoints.exchangeToken, parts })) as TokenAnswer
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
    const forget = scopeBind(tokenForgotten, { safe: true })
    const refuse = scopeBind(handoffRefused, { safe: true })
    const underway = flights.get(config)
    if (underway) return underway
    const ask = (request: TokenRequest, brings = withCart) => exchange({ request, withCart: brings })
    const flight = inTurn(`till:${config.key}:token`, () => obtain(config, { ask, forget, refuse, first })).finally(
      () => flights.delete(config),
    )
    flights.set(config, flight)
    return flight
  },
})

type Means = {
  ask: (request: TokenRequest, withCart?: boolean) => Promise<TokenAnswer>
  forget: () => void
  refuse: (error: ShopError) => void
  first: First | undefined
}

async function obtain(config: ShopConfig, means: Means): Promise<string | undefined> {
  return (await byHandoff(config, means)) ?? (await byRefresh(config, means)) ?? (await asGuest(config, means))
}

async function byHandoff(config: ShopConfig, { ask, refuse }: Means): Promise<string | undefined> {
  const handoff = handoffFor(config)
  if (!handoff) return undefined
  try {
    const { accessToken } = await ask({ type: 'Handoff', handoff }, true)
    cleanAddress()
    return accessToken
  } catch (error) {
    if (!isRefused(error)) throw error
    cleanAddress()
    refuse(error)
    return undefined
  }
}

async function byRefresh({ key }: ShopConfig, { ask, forget }: Means): Promise<string | undefined> {
  const kept = keptSession(key)
  if (!kept) return undefined
  try {
    const secret = kept.secret ? { refreshToken: kept.secret, returnRefreshToken: true } : {}
    return (await ask({ type: 'Refresh', ...secret })).accessToken
  } catch (error) {
    if (!isRefused(error)) throw error
    save(key, 'session', 1, { login: false, accessExpiry: 0, employee: false })
    if (kept.login) forget()
    return undefined
  }
}

async function asGuest({ key, api }: ShopConfig, { ask, first }: Means): Promise<string | undefined> {
  // Where the cookie did not come back, or stands on another site and may not, a guest keeps what opens the cart.
  const isAlone = keptSession(key) !== null || !isOwnHost(api)
  const more = first ? { item: first.item } : {}
  try {
    const { accessToken, cart } = await ask({
      type: 'Guest',
      ...more,
      ...(isAlone ? { returnRefreshToken: true } : {}),
    })
    if (first && cart) first.put(cart)
    return accessToken
  } catch (error) {
    if (isRefused(error) && error.status === 403) return undefined
    throw error
  }
}

/** The handoff code that this page came with, if it is the microsite: nowhere else does a code open a session. */
export function handoffFor({ checkout }: ShopConfig): string | null {
  const isMicrosite = typeof location !== 'undefined' && URL.canParse(checkout) && isHere(new URL(checkout).origin)
  return isMicrosite ? handoffInAddress() : null
}

const isHere = (origin: string) => origin === location.origin

/** What this browser keeps of its session; null for one who never had any. */
export function keptSession(key: string): Kept | null {
  return load<Kept>(key, 'session', 1)
}

/** Forgets what this browser keeps of its session; a cookie that may still be there is asked no more. */
export function forgetKept(key: string): void {
  drop(key, 'session')
}

function keep(key: string, answer: TokenAnswer, now: number): void {
  const isGuest = answer.consumerType === 'GUEST'
  const secret = isGuest && answer.refreshToken ? { secret: answer.refreshToken } : {}
  save(key, 'session', 1, {
    login: !isGuest,
    accessExpiry: now + answer.expiresIn * 1000,
    employee: answer.consumerType === 'EMPLOYEE',
    ...secret,
  })
}

// 429 says nothing of what was shown, only that it was shown too soon.
function isRefused(error: unknown): error is HttpError {
  return isShopError(error) && error.kind === 'http' && error.status < 500 && error.status !== 429
}

function isOwnHost(api: string): boolean {
  return typeof location !== 'undefined' && URL.canParse(api) && new URL(api).hostname === location.hostname
}
