import { sample } from 'effector'
import { analyticsItem } from '../../analytics'
import { sentToShop } from '../../analytics/sent-to-shop'
import { $basketId, $isSaving, $items, cartAnswered, cartWanted } from '../../cart'
import { basketMade, cartOutdated, pageCartKnown, wishSent, windowPressed } from '../../wallets/by-window'

sample({
  clock: [$basketId, $isSaving, windowPressed],
  source: { basketId: $basketId, isSaving: $isSaving },
  target: pageCartKnown,
})

sample({ clock: basketMade, target: cartAnswered })

sample({ clock: cartOutdated, target: cartWanted })

sample({
  clock: wishSent,
  source: $items,
  fn: (items, { context, productId }) =>
    context === 'product' ? { productId } : { items: items.map(item => analyticsItem(item)) },
  target: sentToShop,
})
