import { sample } from 'effector'
import { type AnalyticsEvent, tracked } from '../../analytics'
import { aboutCart } from '../../analytics/about-cart'
import { $hasBegunCheckout, checkoutOver } from '../../analytics/begun-checkout'
import { $cart } from '../../cart'
import {
  $isInCheckout,
  checkoutLeft,
  namedOrderSeen,
  type Order,
  orderPlaced,
  type Step,
  stepDone,
  stepOpened,
} from '../../checkout'
import type { Cart } from '../../shapes/cart'

sample({ clock: checkoutLeft, target: checkoutOver })

sample({
  clock: [stepOpened, $cart],
  source: { cart: $cart, hasBegun: $hasBegunCheckout, isInCheckout: $isInCheckout },
  filter: ({ cart, hasBegun, isInCheckout }) => isInCheckout && !hasBegun && Boolean(cart?.items.length),
  fn: ({ cart }) => about('begin_checkout', cart as Cart),
  target: tracked,
})

sample({
  clock: stepDone,
  source: $cart,
  filter: (cart, step) => cart !== null && step !== 'summary',
  fn: (cart, step) => ofStep(step, cart as Cart),
  target: tracked,
})

sample({
  clock: [orderPlaced, namedOrderSeen.map(({ order }) => order)],
  fn: purchased,
  target: tracked,
})

function ofStep(step: Step, cart: Cart): AnalyticsEvent {
  if (step === 'shipping') {
    const tier = cart.shippingMethods[0]?.selected
    return about('add_shipping_info', cart, tier ? { shipping_tier: tier } : {})
  }
  const paid = cart.payment_instruments.map(({ payment_method_id }) => payment_method_id).join(' ')
  return about('add_payment_info', cart, paid ? { payment_type: paid } : {})
}

/** `coupon` names the codes that count. */
function about(event: AnalyticsEvent['event'], bought: Cart | Order, more: object = {}): AnalyticsEvent {
  const coupon = bought.couponItems?.flatMap(({ code, applied }) => (applied ? code : [])).join(',')
  return aboutCart(event, bought, { ...(coupon ? { coupon } : {}), ...more })
}

function purchased(order: Order): AnalyticsEvent {
  const { tax, shipping } = order.totals
  return about('purchase', order, { transaction_id: order.orderNumber, tax, shipping })
}
