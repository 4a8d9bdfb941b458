import { sample } from 'effector'
import { aboutCart } from '../../analytics/about-cart'
import { bagClosed, bagSeen, bagShown } from '../../analytics/bag-look'
import { promotionsListed, promotionsSeen } from '../../analytics/listed-promotions'
import { cartPageSeen, checkoutReachSeen, tracked } from '../../analytics/model'
import { trackEachFx } from '../../analytics/track-each'
import { $cart } from '../../cart'
import { $approachesAt, approachesSeen, approachesShown } from '../../cart/reach'
import { $dialogs, BAG, type Dialog } from '../../dialogs'
import type { HostCart } from '../../shapes/host-cart'

// Views of a cart in the bag or on its page, with the promotions within reach.

const isBagOpen = (dialogs: readonly Dialog[]) => dialogs.some(({ name, state }) => name === BAG && state === 'open')

sample({
  clock: [$dialogs, $cart],
  source: { cart: $cart, dialogs: $dialogs },
  filter: ({ cart, dialogs }) => cart !== null && isBagOpen(dialogs),
  fn: ({ cart }) => cart as HostCart,
  target: bagShown,
})

sample({ clock: $dialogs, filter: dialogs => !isBagOpen(dialogs), fn: () => {}, target: bagClosed })

const pageSeen = sample({
  clock: cartPageSeen,
  source: $cart,
  filter: (cart): cart is HostCart => cart !== null,
})

sample({ clock: [bagSeen, pageSeen], fn: cart => aboutCart('view_cart', cart), target: tracked })

sample({ clock: bagShown, fn: () => 'MINI_CART', target: approachesShown })

sample({ clock: pageSeen, fn: () => 'CART', target: approachesShown })

sample({ clock: checkoutReachSeen, fn: () => 'CHECKOUT', target: approachesShown })

sample({
  clock: approachesSeen,
  source: { cart: $cart, approachesAt: $approachesAt },
  filter: ({ cart }) => cart !== null,
  fn: ({ cart, approachesAt }, place) => ({
    cart: cart as HostCart,
    ids: approachesAt(place).map(({ promotionId }) => promotionId),
  }),
  target: promotionsListed,
})

sample({
  clock: promotionsSeen,
  fn: ({ cart, ids }) => ids.map(id => aboutCart('view_promotion', cart, { promotion_id: id })),
  target: trackEachFx,
})
