import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { tokenReceived } from '../http/token'
import { started } from '../runtime/started'
import type { HostCart } from '../shapes/host-cart'
import type { Flash } from '../shapes/flash'
import { $config } from '../site/config'
import { saveLastSeen, type LastSeen, lastSeenOf, loadLastSeen, seenOf } from './last-seen'

export const cartAnswered = createEvent<HostCart>()

export const cartForgotten = createEvent()

/** Whoever was here has signed out, so nobody gets their cart. */
export const shopperLeft = createEvent()

/** Counts the carts that were bought or left, which are not rebuilt. A session that only ended is another matter. */
export const $endings = createStore(0).on([cartForgotten, shopperLeft], count => count + 1)

/** The service's last answer on this page; null before. */
export const $cart = createStore<HostCart | null>(null).on(cartAnswered, (current, cart) =>
  withSameItems(current, cart),
)

export const readLastSeenFx = createEffect(loadLastSeen)

/** This tab pays for a basket that is not the shopper's cart (`apart/`). What tokens and other tabs say is about that cart. */
export const $isApart = createStore(false).on(readLastSeenFx.doneData, (_before, seen) => seen?.isApart === true)

export const $isShoppersCart = $isApart.map(isApart => !isApart)

const tokenReceivedForCart = sample({ clock: tokenReceived, filter: $isShoppersCart })

/** The newest lines, count and totals from this page, another tab or the last visit; null without a cart. */
export const $newest = createStore<LastSeen | null>(null)
  .on(readLastSeenFx.doneData, (current, stored) => current ?? stored)
  .on($cart, (current, cart) => (cart ? seenOf(cart) : current))

export const $basketId = createStore<string | null>(null)
  .on(readLastSeenFx.doneData, (current, stored) => current ?? stored?.basketId ?? null)
  .on(tokenReceivedForCart, (current, { answer }) => answer.basketId ?? current)
  .on(cartAnswered, (_current, cart) => cart.basketId)

/** Flash messages of the last answer. One about a line goes with the line. */
export const $flashes = createStore<readonly Flash[]>([]).on(cartAnswered, (current, { flash, items }) =>
  flash.length ? flash : current.filter(({ itemId }) => !itemId || items.some(({ id }) => id === itemId)),
)

export const $items = $newest.map(newest => newest?.lines ?? [])

export const $coupons = $cart.map(cart => cart?.couponItems.map(({ code }) => code) ?? [])

export const $totals = $newest.map(newest => newest?.totals ?? null)

export const saveLastSeenFx = attach({
  source: $config,
  effect: ({ key }, seen: LastSeen | null) => saveLastSeen(key, seen),
})

sample({ clock: started, fn: ({ key }) => key, target: readLastSeenFx })

sample({ clock: cartAnswered, filter: $isShoppersCart, fn: lastSeenOf, target: saveLastSeenFx })

sample({
  clock: tokenReceivedForCart,
  filter: ({ answer, isAlong }) => Boolean(answer.cart) && !isAlong,
  fn: ({ answer }) => answer.cart as HostCart,
  target: cartAnswered,
})

/** An unchanged line stays the same object, so that its view does not render again. */
function withSameItems(current: HostCart | null, cart: HostCart): HostCart {
  const items = cart.items.map(item => {
    const old = current?.items.find(({ id }) => id === item.id)
    return old && JSON.stringify(old) === JSON.stringify(item) ? old : item
  })
  return { ...cart, items }
}
