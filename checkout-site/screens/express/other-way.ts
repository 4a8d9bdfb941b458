import { createEvent, sample } from 'effector'
import { wentApart } from '../../../core/cart/apart'
import { goToFx } from '../../../core/runtime/go-to'
import { $productBasket } from '../../../core/wallets/express'
import { $root } from '../../shell/navigation'

/** Continues in checkout with the shopper's cart, or with the single item. */
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
  // For `?window` the service leaves out checkout's opener policy, so the page that opened this window can still be told.
  fn: root => `${root}/checkout?window`,
  target: goToFx,
})
