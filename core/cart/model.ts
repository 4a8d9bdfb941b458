import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $areSentencesComing } from '../errors/sentences'
import { tokenForgotten, tokenReceived } from '../http/token'
import { started } from '../runtime/started'
import type { Cart } from '../shapes/cart'
import type { Flash } from '../shapes/flash'
import { $config } from '../site/config'
import { keepLastSeen, type LastSeen, lastSeenOf, loadLastSeen, seenOf } from './last-seen'

// What happens

/** The service answered the cart, to whatever call: it is the cart now. */
export const cartAnswered = createEvent<Cart>()

/** There is no cart any more: it was bought, or its shopper has left. */
export const cartForgotten = createEvent()

/** Another tab has seen another cart than this one. */
export const cartSeenElsewhere = createEvent<LastSeen>()

// What we remember

/** The cart as the service last answered it on this page; null before. */
export const $cart = createStore<Cart | null>(null)
  .on(cartAnswered, (current, cart) => withSameItems(current, cart))
  .reset(cartForgotten, tokenForgotten)

/** Remembers, at the start, what this browser last saw. */
export const readLastSeenFx = createEffect(loadLastSeen)

/**
 * What is newest of lines, count and sums: of this page, another tab, or the last visit; null without a cart. Of a cart
 * changed in another tab no more is known until the service answers the whole of it.
 */
export const $newest = createStore<LastSeen | null>(null)
  .on(readLastSeenFx.doneData, (current, kept) => current ?? kept)
  .on($cart, (current, cart) => (cart ? seenOf(cart) : current))
  .on(cartSeenElsewhere, (_current, seen) => seen)
  .reset(cartForgotten, tokenForgotten)

/** The cart's id; null for a shopper who has none. */
export const $basketId = createStore<string | null>(null)
  .on(readLastSeenFx.doneData, (current, kept) => current ?? kept?.basketId ?? null)
  .on(tokenReceived, (current, { answer }) => answer.basketId ?? current)
  .on(cartAnswered, (_current, cart) => cart.basketId)
  .on(cartSeenElsewhere, (_current, seen) => seen.basketId)
  .reset(cartForgotten, tokenForgotten)

// A word about a line goes with the line.
const $told = createStore<readonly Flash[]>([])
  .on(cartAnswered, (current, { flash, items }) =>
    flash.length ? flash : current.filter(({ itemId }) => !itemId || items.some(({ id }) => id === itemId)),
  )
  .reset(cartForgotten, tokenForgotten)

/**
 * What is told beside the cart itself: the last flash messages, and the customer notifications of the cart as it is now;
 * in the shopper's language, for which they wait.
 */
export const $notifications = combine($told, $cart, $areSentencesComing, (told, cart, areSentencesComing) =>
  areSentencesComing ? [] : [...told, ...(cart?.customerNotifications ?? [])],
)

/** The lines as far as they are known. */
export const $items = $newest.map(newest => newest?.lines ?? [])

/** The sums as far as they are known; null without a cart. */
export const $totals = $newest.map(newest => newest?.totals ?? null)

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
  const items = cart.items.map(item => {
    const old = current?.items.find(({ id }) => id === item.id)
    return old && JSON.stringify(old) === JSON.stringify(item) ? old : item
  })
  return { ...cart, items }
}
