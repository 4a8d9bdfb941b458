import { attach, createEvent, createStore } from 'effector'
import { bringCalls } from '../runtime/bring-calls'
import { load } from '../runtime/storage'
import { keepScope } from '../runtime/within'
import type { HostTokenAnswer } from '../session/contracts'
import type { HostCart } from '../shapes/host-cart'
import type { NewItem } from '../shapes/new-item'
import { $config } from '../site/config'
import type { ShopConfig } from '../site/contracts'
import { inTurn } from './in-turn'

/** A session began, was refreshed, or became another's; `now` is when, in ms. */
export const tokenReceived = createEvent<{ answer: HostTokenAnswer; now: number }>()

/** The session has ended: what comes next is a guest. */
export const tokenForgotten = createEvent()

/** The access token, in memory alone (http-contract.md). */
export const $token = createStore<{ value: string; expiresAt: number } | null>(null).on(
  tokenReceived,
  (_current, { answer, now }) => ({ value: answer.accessToken, expiresAt: now + answer.expiresIn * 1000 }),
)

/** What a browser keeps of its session between pages: no token but a guest's own secret, which opens a cart and no more. */
export type Kept = { login: boolean; accessExpiry: number; employee: boolean; secret?: string }

/** A visitor's first thing, which a new guest's token call takes along; `put` is told the cart that it is in. */
export type First = { item: NewItem; put: (cart: HostCart) => void }

const flights = new WeakMap<ShopConfig, Promise<string | undefined>>()

/**
 * The token to send: the current one, or a new one, requested once for all who wait. `stale` names a token that was refused.
 * No token at all where a guest's was refused.
 */
export const holdTokenFx = attach({
  source: { config: $config, token: $token },
  effect({ config, token }, { stale, withCart = false, first }: { stale?: string; withCart?: boolean; first?: First }) {
    if (token && token.value !== stale && token.expiresAt > Date.now() + 30_000) return token.value
    const within = keepScope()
    const underway = flights.get(config)
    if (underway) return underway
    const flight = bringCalls()
      .then(({ obtain }) => inTurn(`till:${config.key}:token`, () => obtain(config, { within, withCart, first })))
      .finally(() => flights.delete(config))
    flights.set(config, flight)
    return flight
  },
})

/** What this browser keeps of its session; null for one who never had any. */
export function keptSession(key: string): Kept | null {
  return load<Kept>(key, 'session', 1)
}
