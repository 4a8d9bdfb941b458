import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { tokenReceived } from '../http/token'
import { started } from '../runtime/started'
import type { HostCart } from '../shapes/host-cart'
import type { Flash } from '../shapes/flash'
import { $config } from '../site/config'
import { keepLastSeen, type LastSeen, lastSeenOf, loadLastSeen, seenOf } from './last-seen'

// What happens

/** The service answered the cart, to whatever call: it is the cart now. */
export const cartAnswered = createEvent<HostCart>()

/** There is no cart any more: it was bought, or its shopper has left. */
export const cartForgotten = createEvent()

// What we remember

/** The cart as the service last answered it on this page; null before. */
export const $cart = createStore<HostCart | null>(null).on(cartAnswered, (current, cart) =>
  withSameItems(current, cart),
)

/** Remembers, at the start, what this browser last saw. */
export const readLastSeenFx = createEffect(loadLastSeen)

/**
 * What is newest of lines, count and sums: of this page, another tab, or the last visit; null without a cart. Of a cart
 * changed in another tab no more is known until the service answers the whole of it.
 */
export const $newest = createStore<LastSeen | null>(null)
  .on(readLastSeenFx.doneData, (current, kept) => current ?? kept)
  .on($cart, (current, cart) => (cart ? seenOf(cart) : current))

/** The cart's id; null for a shopper who has none. */
export const $basketId = createStore<string | null>(null)
  .on(readLastSeenFx.doneData, (current, kept) => current ?? kept?.basketId ?? null)
  .on(tokenReceived, (current, { answer }) => answer.basketId ?? current)
  .on(cartAnswered, (_current, cart) => cart.basketId)

/** The last flash messages; a word about a line goes with the line. */
export const $flashes = createStore<readonly Flash[]>([]).on(cartAnswered, (current, { flash, items }) =>
  flash.length ? flash : current.filter(({ itemId }) => !itemId || items.some(({ id }) => id === itemId)),
)

/** The lines as far as they are known. */
export const $items = $newest.map(newest => newest?.lines ?? [])

/** The codes of the cart's coupons. */
export const $coupons = $cart.map(cart => cart?.couponItems.map(({ code }) => code) ?? [])

/** The sums as far as they are known; null without a cart. */
export const $totals = $newest.map(newest => newest?.totals ?? null)

// What follows

/** Keeps what is seen of the cart in this browser; null forgets it. */
export const keepLastSeenFx = attach({
  source: $config,
  effect: ({ key }, seen: LastSeen | null) => keepLastSeen(key, seen),
})

sample({ clock: started, fn: ({ key }) => key, target: readLastSeenFx })

sample({ clock: cartAnswered, fn: lastSeenOf, target: keepLastSeenFx })

sample({
  clock: tokenReceived,
  filter: ({ answer, isAlong }) => Boolean(answer.cart) && !isAlong,
  fn: ({ answer }) => answer.cart as HostCart,
  target: cartAnswered,
})

/** A line that did not change stays the same object, so that its view does not render again. */
function withSameItems(current: HostCart | null, cart: HostCart): HostCart {
  const items = cart.items.map(item => {
    const old = current?.items.find(({ id }) => id === item.id)
    return old && JSON.stringify(old) === JSON.stringify(item) ? old : item
  })
  return { ...cart, items }
}
