import { createEffect, createEvent, sample } from 'effector'
import { navigate } from 'wouter/use-browser-location'
import { wentApart } from '../../../core/cart/apart'
import { $productBasket } from '../../../core/wallets/express'
import { $root } from '../../shell/navigation'

/** Continues in checkout: with the shopper's cart, or with the one thing alone. */
export const otherWayPressed = createEvent()

sample({
  clock: otherWayPressed,
  source: $productBasket,
  filter: basket => basket !== null,
  target: wentApart,
})

sample({
  clock: otherWayPressed,
  source: $root,
  fn: root => `${root}/checkout`,
  target: createEffect((address: string) => navigate(address)),
})
