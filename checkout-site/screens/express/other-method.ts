import { createEvent, sample } from 'effector'
import { wentApart } from '../../../core/cart/apart'
import { goToFx } from '../../../core/runtime/go-to'
import { $productBasket } from '../../../core/wallets/express'
import { $root } from '../../shell/navigation'

/** Continues in checkout with the shopper's cart, or with the single item. */
export const otherMethodPressed = createEvent()

sample({
  clock: otherMethodPressed,
  source: $productBasket,
  filter: basket => basket !== null,
  target: wentApart,
})

sample({
  clock: otherMethodPressed,
  source: $root,
  // For `?window` the service leaves out checkout's opener policy, so the order can still be reported to the page that opened this window.
  fn: root => `${root}/checkout?window`,
  target: goToFx,
})
