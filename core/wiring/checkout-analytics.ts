import { createStore, sample } from 'effector'
import { type AnalyticsEvent, analyticsItem, tracked } from '../analytics'
import { $cart } from '../cart'
import { checkoutLeft, orderPlaced, stepDone, stepOpened } from '../checkout'
import type { Cart } from '../shapes/cart'

// The way through checkout in GA4's ecommerce form: each step once, a purchase once an order.

const $hasBegun = createStore(false)

const begun = sample({
  clock: [stepOpened, $cart],
  source: { cart: $cart, hasBegun: $hasBegun },
  filter: ({ cart, hasBegun }) => !hasBegun && !!cart?.items.length,
  fn: ({ cart }) => cart as Cart,
})

$hasBegun.on(begun, () => true).reset(checkoutLeft)

sample({ clock: begun, fn: cart => eventOf('begin_checkout', cart), target: tracked })

sample({
  clock: stepDone,
  source: $cart,
  filter: (cart, step) => cart !== null && step !== 'summary',
  fn: (cart, step) =>
    step === 'shipping'
      ? eventOf('add_shipping_info', cart as Cart, { shipping_tier: methodOf(cart as Cart) })
      : eventOf('add_payment_info', cart as Cart, { payment_type: 'CREDIT_CARD' }),
  target: tracked,
})

sample({
  clock: orderPlaced,
  fn: (order): AnalyticsEvent => ({
    event: 'purchase',
    ecommerce: {
      currency: order.currency,
      value: order.totals.total,
      transaction_id: order.orderNumber,
      tax: order.totals.tax,
      shipping: order.totals.shipping,
      payment_type: order.paymentMethod.code,
      items: order.items.map(item => analyticsItem(item)),
    },
  }),
  target: tracked,
})

function eventOf(
  event: AnalyticsEvent['event'],
  cart: Cart,
  more: Partial<AnalyticsEvent['ecommerce']> = {},
): AnalyticsEvent {
  const { currency, totals, coupon, items } = cart
  const shared = { currency, value: totals.total, items: items.map(item => analyticsItem(item)) }
  return { event, ecommerce: { ...shared, ...(coupon ? { coupon } : {}), ...more } }
}

function methodOf({ items, shippingMethods }: Cart): string {
  return (
    shippingMethods[0]?.selected ??
    items.find(({ shippingOptions }) => shippingOptions.shippingMethod)?.shippingOptions.shippingMethod?.code ??
    ''
  )
}
