import { sample } from 'effector'
import { analyticsItem } from '../../analytics/items'
import { sentToShop } from '../../analytics/sent-to-shop'
import { $basketId, $isSaving, $items, cartAnswered, cartWanted, resendRequested } from '../../cart'
import { $isPaused } from '../../cart/queue'
import { requestSent } from '../../wallets/by-window'
import { pageCartWanted } from '../../wallets/by-window/follow'
import { basketMade, cartOutdated, pageCartKnown } from '../../wallets/by-window/window-request'

export { pageCartWanted }

sample({
  clock: [$basketId, $isSaving, pageCartWanted],
  source: { basketId: $basketId, isSaving: $isSaving },
  target: pageCartKnown,
})

sample({ clock: pageCartWanted, filter: $isPaused, fn: () => {}, target: resendRequested })

sample({ clock: basketMade, target: cartAnswered })

sample({ clock: cartOutdated, target: cartWanted })

sample({
  clock: requestSent,
  source: $items,
  fn: (items, { context, productId }) =>
    context === 'product' ? { productId } : { items: items.map(item => analyticsItem(item)) },
  target: sentToShop,
})
