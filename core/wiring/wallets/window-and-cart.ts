import { sample } from 'effector'
import { analyticsItem } from '../../analytics/items'
import { sentToShop } from '../../analytics/sent-to-shop'
import { $basketId, $isSaving, $items, cartAnswered, cartWanted, resendAsked, writeRefused } from '../../cart'
import { $isPaused, writeUnanswered } from '../../cart/queue'
import {
  basketMade,
  cartNotSaved,
  cartOutdated,
  pageCartKnown,
  requestSent,
  windowPressed,
} from '../../wallets/by-window'

// Declared before the sample that ends saving, after which the window continues.
sample({ clock: [writeRefused, writeUnanswered], fn: () => {}, target: cartNotSaved })

sample({
  clock: [$basketId, $isSaving, windowPressed],
  source: { basketId: $basketId, isSaving: $isSaving },
  target: pageCartKnown,
})

sample({ clock: windowPressed, filter: $isPaused, fn: () => {}, target: resendAsked })

sample({ clock: basketMade, target: cartAnswered })

sample({ clock: cartOutdated, target: cartWanted })

sample({
  clock: requestSent,
  source: $items,
  fn: (items, { context, productId }) =>
    context === 'product' ? { productId } : { items: items.map(item => analyticsItem(item)) },
  target: sentToShop,
})
