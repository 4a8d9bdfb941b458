import { createEffect, createEvent, createStore, sample } from 'effector'
import { navigate } from 'wouter/use-browser-location'
import { addRefused, addToCartPressed } from '../../../core/cart'
import { itemAdded } from '../../../core/cart/done'
import type { ShopError } from '../../../core/errors/shop-error'
import { $asked } from '../../../core/wallets/express'
import { $root } from '../../shell/navigation'

/** Continues in checkout; a single item goes into the shopper's cart first. */
export const otherWayPressed = createEvent()

export const $isOnOtherWay = createStore(false)
  .on(otherWayPressed, () => true)
  .reset(addRefused)

/** Why the item could not be added. */
export const $refusal = createStore<ShopError | null>(null)
  .on(addRefused, (_before, { error }) => error)
  .reset(otherWayPressed)

const leaveFx = createEffect((address: string) => navigate(address))

const pressed = sample({ clock: otherWayPressed, source: $asked, fn: asked => asked })

sample({
  clock: pressed,
  filter: asked => !!asked?.productId,
  fn: asked => ({ productId: asked?.productId ?? '', upc: asked?.upc ?? '', qty: 1 }),
  target: addToCartPressed,
})

sample({
  clock: [pressed.filter({ fn: asked => !asked?.productId }), itemAdded],
  source: { root: $root, isOnWay: $isOnOtherWay },
  filter: ({ isOnWay }) => isOnWay,
  fn: ({ root }) => `${root}/checkout`,
  target: leaveFx,
})

$isOnOtherWay.reset(leaveFx)
