import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { tokenForgotten, tokenReceived } from '../http/token'
import { started } from '../runtime/started'
import type { Cart } from '../shapes/cart'
import type { Flash } from '../shapes/flash'
import { $config } from '../site/config'
import { keepLastSeen, type LastSeen, lastSeenOf, loadLastSeen } from './last-seen'

// What happens

/** The service answered the cart, to whatever call: it is the cart now. */
export const cartAnswered = createEvent<Cart>()

/** There is no cart any more: it was bought, or its shopper has left. */
export const cartForgotten = createEvent()

/** Another tab has seen another cart than this one. */
export const cartSeenElsewhere = createEvent<LastSeen>()

/** The shopper has seen what the last answers told. */
export const notificationsRead = createEvent()

// What we remember

/** The cart as the service last answered it on this page; null before. */
export const $cart = createStore<Cart | null>(null)
  .on(cartAnswered, (current, cart) => withSameItems(current, cart))
  .on(
    cartSeenElsewhere,
    (current, { basketId, count, lines, totals }) =>
      current && withSameItems(current, { ...current, basketId, totalItemCount: count, items: lines, totals }),
  )
  .reset(cartForgotten, tokenForgotten)

/** Remembers, at the start, what this browser last saw. */
export const readLastSeenFx = createEffect(loadLastSeen)

/** The cart as any page of this browser last saw it. */
export const $lastSeen = createStore<LastSeen | null>(null)
  .on(readLastSeenFx.doneData, (current, kept) => current ?? kept)
  .on(cartAnswered, (_current, cart) => lastSeenOf(cart))
  .on(cartSeenElsewhere, (_current, seen) => seen)
  .reset(cartForgotten, tokenForgotten)

/** The cart's id; null for a shopper who has none. */
export const $basketId = createStore<string | null>(null)
  .on(readLastSeenFx.doneData, (current, kept) => current ?? kept?.basketId ?? null)
  .on(tokenReceived, (current, { answer }) => answer.basketId ?? current)
  .on(cartAnswered, (_current, cart) => cart.basketId)
  .on(cartSeenElsewhere, (_current, seen) => seen.basketId)
  .reset(cartForgotten, tokenForgotten)

/** What the last answers told beside the cart itself (flash messages, customer notifications), until it was read. */
export const $notifications = createStore<readonly Flash[]>([])
  .on(cartAnswered, (current, { flash, customerNotifications }) => {
    const told = [...flash, ...customerNotifications]
    return told.length ? told : current
  })
  .reset(notificationsRead, cartForgotten)

/** The lines as far as they are known. */
export const $items = sample({
  source: { cart: $cart, lastSeen: $lastSeen },
  fn: ({ cart, lastSeen }) => cart?.items ?? lastSeen?.lines ?? [],
})

/** The sums as far as they are known; null without a cart. */
export const $totals = sample({
  source: { cart: $cart, lastSeen: $lastSeen },
  fn: ({ cart, lastSeen }) => cart?.totals ?? lastSeen?.totals ?? null,
})

// What follows

const keepLastSeenFx = attach({
  source: $config,
  effect: ({ key }, seen: LastSeen | null) => keepLastSeen(key, seen),
})

sample({ clock: started, fn: ({ key }) => key, target: readLastSeenFx })

sample({ clock: cartAnswered, fn: lastSeenOf, target: keepLastSeenFx })

sample({ clock: [cartForgotten, tokenForgotten], fn: () => null, target: keepLastSeenFx })

sample({
  clock: tokenReceived,
  filter: ({ answer }) => Boolean(answer.cart),
  fn: ({ answer }) => answer.cart as Cart,
  target: cartAnswered,
})

/** A line that did not change stays the same object, so that its view does not render again. */
function withSameItems(current: Cart | null, cart: Cart): Cart {
  if (!current) return cart
  const known = new Map(current.items.map(item => [item.id, item]))
  const items = cart.items.map(item => {
    const old = known.get(item.id)
    return old && JSON.stringify(old) === JSON.stringify(item) ? old : item
  })
  return { ...cart, items }
}
