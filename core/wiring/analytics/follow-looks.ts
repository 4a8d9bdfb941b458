import { createEffect, sample, scopeBind } from 'effector'
import { type AnalyticsEvent, analyticsItem } from '../../analytics/contracts'
import { promotionsListed, promotionsSeen } from '../../analytics/listed-promotions'
import { cartPageSeen, checkoutReachSeen, tracked } from '../../analytics/model'
import { $cart } from '../../cart'
import { approachesIn } from '../../cart/upkeep'
import { dialogOpened } from '../../dialogs'
import type { HostCart } from '../../shapes/host-cart'

// Views of a cart in the bag or on its page, with the promotions within reach.

const bagSeen = sample({ clock: dialogOpened, filter: ({ name }) => name === 'mini-cart', fn: () => 'MINI_CART' })

const pageSeen = sample({ clock: cartPageSeen, fn: () => 'CART' })

/** The context is in the service's words. */
const cartSeen = sample({
  clock: [bagSeen, pageSeen],
  source: $cart,
  filter: cart => cart !== null,
  fn: (cart, place) => ({ cart: cart as HostCart, place }),
})

sample({ clock: cartSeen, fn: ({ cart }) => aboutCart('view_cart', cart), target: tracked })

const reachSeen = sample({
  clock: checkoutReachSeen,
  source: $cart,
  filter: cart => cart !== null,
  fn: cart => ({ cart: cart as HostCart, place: 'CHECKOUT' }),
})

sample({
  clock: [cartSeen, reachSeen],
  fn: ({ cart, place }) => ({
    cart,
    ids: approachesIn(place, cart.approachingPromotions).map(({ promotionId }) => promotionId),
  }),
  target: promotionsListed,
})

const trackEachFx = createEffect((events: readonly AnalyticsEvent[]) => {
  events.forEach(scopeBind(tracked, { safe: true }))
})

sample({
  clock: promotionsSeen,
  fn: ({ cart, ids }) => ids.map(id => aboutCart('view_promotion', cart, { promotion_id: id })),
  target: trackEachFx,
})

function aboutCart(event: AnalyticsEvent['event'], { currency, totals, items }: HostCart, more = {}): AnalyticsEvent {
  return {
    event,
    ecommerce: { currency, value: totals.itemTotal, ...more, items: items.map(item => analyticsItem(item)) },
  }
}
