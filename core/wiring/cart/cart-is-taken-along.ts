import { sample } from 'effector'
import { analyticsItem } from '../../analytics/items'
import { sentToShop } from '../../analytics/sent-to-shop'
import { $basketId, $isSaving, $items } from '../../cart'
import { $isLeaving, checkoutPressed } from '../../handoff'
import { cartReady } from '../../handoff/hand-over'
import { lateLoaded } from '../../runtime/late'

sample({
  clock: [checkoutPressed, $isSaving, lateLoaded],
  source: { basketId: $basketId, isSaving: $isSaving, isLeaving: $isLeaving },
  filter: ({ basketId, isSaving, isLeaving }) => isLeaving && !isSaving && basketId !== null,
  fn: ({ basketId }) => ({ basketId: basketId ?? '' }),
  target: cartReady,
})

sample({
  clock: cartReady,
  source: $items,
  fn: items => ({ items: items.map(item => analyticsItem(item)) }),
  target: sentToShop,
})
