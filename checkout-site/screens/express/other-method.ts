import { createEvent, sample } from 'effector'
import { $basketId } from '../../../core/cart'
import { wentApart } from '../../../core/cart/apart'
import { $productBasket, leaveWithBasketFx } from '../../../core/wallets/express'
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
  source: { root: $root, basketId: $basketId, isLeaving: leaveWithBasketFx.pending },
  filter: ({ isLeaving }) => !isLeaving,
  // For `?window` the service leaves out checkout's opener policy, so the order can still be reported to the page that opened this window.
  fn: ({ root, basketId }) => ({ address: `${root}/checkout?window`, basketId: basketId ?? '' }),
  target: leaveWithBasketFx,
})
