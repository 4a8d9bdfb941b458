import { attach, createEvent, createStore, scopeBind } from 'effector'
import { isShopError } from '../errors/shop-error'
import { drop, load, save } from '../runtime/storage'
import type { TokenAnswer, TokenRequest } from '../session/contracts'
import { endpoints } from '../session/endpoints'
import { $config } from '../site/config'
import type { ShopConfig } from '../site/contracts'
import { inTurn } from './in-turn'
import { sendFx } from './send'

/** A session began, was refreshed, or became another's; `now` is when, in ms. */
export const tokenReceived = createEvent<{ answer: TokenAnswer; now: number }>()

/** The session has ended: what comes next is a guest. */
export const tokenForgotten = createEvent()

/** The access token, in memory alone (http-contract.md). */
export const $token = createStore<{ value: string; expiresAt: number } | null>(null)
  .on(tokenReceived, (_current, { answer, now }) => ({
    value: answer.accessToken,
    expiresAt: now + answer.expiresIn * 1000,
  }))
  .reset(tokenForgotten)

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
    tell({ answer, now })
    return answer
  },
})

const flights = new WeakMap<ShopConfig, Promise<string | undefined>>()

/**
 * The token to go out with: the one at hand, or a new one asked for in silence, once for all who wait.
 * `stale` names a token that was refused. No token at all where a guest's was refused (spec/1 §7).
 */
export const holdTokenFx = attach({
  source: { config: $config, token: $token },
  effect({ config, token }, { stale, withCart = false }: { stale?: string; withCart?: boolean }) {
    if (token && token.value !== stale && token.expiresAt > Date.now() + 30_000) return token.value
    const exchange = scopeBind(exchangeFx, { safe: true })
    const underway = flights.get(config)
    if (underway) return underway
    const forget = scopeBind(tokenForgotten, { safe: true })
    const flight = inTurn(`till:${config.key}:token`, () =>
      obtain(config, request => exchange({ request, withCart }), forget),
    ).finally(() => flights.delete(config))
    flights.set(config, flight)
    return flight
  },
})

async function obtain(
  config: ShopConfig,
  exchange: (request: TokenRequest) => Promise<TokenAnswer>,
  forget: () => void,
): Promise<string | undefined> {
  const kept = keptSession(config.key)
  const secret = kept?.secret ? { refreshToken: kept.secret, returnRefreshToken: true } : {}
  if (kept) {
    try {
      return (await exchange({ type: 'Refresh', ...secret })).accessToken
    } catch (error) {
      if (!isRefused(error)) throw error
      drop(config.key, 'session')
      if (kept.login) forget()
    }
  }
  // The cookie of another site may never come back: then the guest keeps what opens the cart.
  const isAlone = kept !== null || !isOwnHost(config.api)
  try {
    return (await exchange({ type: 'Guest', ...(isAlone ? { returnRefreshToken: true } : {}) })).accessToken
  } catch (error) {
    if (isShopError(error) && error.status === 403) return undefined
    throw error
  }
}

/** What this browser keeps of its session; null for one who never had any. */
export function keptSession(key: string): Kept | null {
  return load<Kept>(key, 'session', 1)
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

function isRefused(error: unknown): boolean {
  return isShopError(error) && error.kind === 'http' && error.status < 500
}

function isOwnHost(api: string): boolean {
  return typeof location !== 'undefined' && URL.canParse(api) && new URL(api).hostname === location.hostname
}
