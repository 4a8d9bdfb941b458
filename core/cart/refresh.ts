import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, hasCode } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { $token, holdTokenFx, tokenReceived } from '../http/token'
import { $isShown, pageReturned } from '../runtime/page-events'
import { heardFromTab } from '../runtime/tabs'
import type { Cart } from '../shapes/cart'
import { $config } from '../site/config'
import { endpoints } from './endpoints'
import { loadLastSeen } from './last-seen'
import { $basketId, $cart, $items, cartAnswered, cartForgotten, cartSeenElsewhere, readLastSeenFx } from './model'
import { rebuildFx } from './perform'
import { $queue, writeFx } from './queue'

/** What other tabs and a returning shopper ask for within this time is asked for once. */
const CALM_MS = 300

// What happens

/** The cart is to be read again, if there is one. */
export const cartWanted = createEvent()

// What we remember

const readCartFx = requestFx(endpoints.readCart)
const lookFx = attach({ source: $cart, effect: cart => cart })

/** Reads the cart, with its first token where there is none yet; one that is gone is built anew (spec/1 §8). */
export const refreshFx = attach({
  source: { basketId: $basketId, items: $items, token: $token },
  async effect({ basketId, items, token }): Promise<Cart | null> {
    const safe = { safe: true } as const
    const [hold, look] = [scopeBind(holdTokenFx, safe), scopeBind(lookFx, safe)]
    const [read, rebuild] = [scopeBind(readCartFx, safe), scopeBind(rebuildFx, safe)]
    if (!basketId) return null
    if (!token) {
      await hold({ withCart: true })
      const cart = await look()
      if (cart?.basketId === basketId) return cart
    }
    try {
      return await read({ params: { basketId } })
    } catch (thrown) {
      const error = asShopError(thrown)
      if (!hasCode(error, 'BSK404', 'AUT498')) throw error
      return items.length ? rebuild({ items, error }) : null
    }
  },
})

const $isWantedAgain = createStore(false).reset(refreshFx)
const $writes = createStore(0).on(writeFx, count => count + 1)
const $atStart = createStore<{ writes: number; basketId: string | null }>({ writes: 0, basketId: null })

/** The cart could not be read; null when it could, or was not tried. */
export const $readError = createStore<ReturnType<typeof asShopError> | null>(null)
  .on(refreshFx.failData, (_current, error) => asShopError(error))
  .reset(refreshFx.done, cartAnswered)

// What follows

const calmFx = createEffect(() => new Promise<void>(resolve => setTimeout(resolve, CALM_MS)))

sample({
  clock: [heardFromTab, pageReturned],
  source: { isCalming: calmFx.pending, isShown: $isShown },
  filter: ({ isCalming, isShown }) => isShown && !isCalming,
  fn: () => {},
  target: calmFx,
})

sample({ clock: calmFx.done, fn: () => {}, target: cartWanted })

sample({ clock: readLastSeenFx.done, fn: () => {}, target: cartWanted })

// Signing in, or coming with a handoff, may bring another cart than the one at hand.
sample({
  clock: tokenReceived,
  source: $cart,
  filter: (cart, { answer }) => !answer.cart && cart !== null && (answer.basketId ?? cart.basketId) !== cart.basketId,
  fn: () => {},
  target: cartWanted,
})

// What is being read may be older than what somebody has just told of: it is read once more. Stands before the reading
// that the same event begins, which is no reason to begin another.
sample({ clock: cartWanted, filter: refreshFx.pending, fn: () => true, target: $isWantedAgain })

sample({
  clock: cartWanted,
  source: { basketId: $basketId, isReading: refreshFx.pending, queue: $queue },
  filter: ({ basketId, isReading, queue }) => basketId !== null && !isReading && queue.length === 0,
  fn: () => {},
  target: refreshFx,
})

sample({ clock: refreshFx.finally, filter: $isWantedAgain, fn: () => {}, target: cartWanted })

sample({ clock: refreshFx, source: { writes: $writes, basketId: $basketId }, target: $atStart })

// What was read while something was written, or while the shopper became another, may be older than what is known.
sample({
  clock: refreshFx.doneData,
  source: { writes: $writes, basketId: $basketId, before: $atStart },
  filter: ({ writes, basketId, before }, cart) =>
    cart !== null && writes === before.writes && (basketId === before.basketId || basketId === cart.basketId),
  fn: (_source, cart) => cart as Cart,
  target: cartAnswered,
})

sample({ clock: refreshFx.doneData, filter: cart => cart === null, fn: () => {}, target: cartForgotten })

const readKeptFx = attach({ source: $config, effect: ({ key }) => loadLastSeen(key) })

sample({ clock: heardFromTab, filter: ({ about }) => about === 'cart', fn: () => {}, target: readKeptFx })

// Seen at once, and read from the service a moment later.
sample({
  clock: readKeptFx.doneData,
  source: $queue,
  filter: (queue, seen) => seen !== null && queue.length === 0,
  fn: (_queue, seen) => seen as NonNullable<typeof seen>,
  target: cartSeenElsewhere,
})
