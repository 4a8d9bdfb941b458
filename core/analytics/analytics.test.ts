import '../wiring/analytics/follow-cart'
import '../wiring/analytics/need-consent'
import { createStore } from 'effector'
import { describe, expect, test } from 'vitest'
import { addToCartPressed, cartAnswered, quantityChanged, removePressed } from '../cart'
import { buyBoxOpened, QUICK_SHOP } from '../catalogue'
import { productWanted } from '../catalogue/products'
import { suggestionChosen, suggestionsWanted } from '../catalogue/suggestions'
import { checkoutLeft, orderPlaced, stepDone, stepOpened } from '../checkout'
import { consentGiven } from '../consent'
import { dialogOpened } from '../dialogs'
import { aCart, anItem } from '../testing/a-cart'
import { anOrder } from '../testing/an-order'
import { aCard, aProduct, anInventory } from '../testing/a-product'
import { type Answers, type Call, shopFor } from '../testing/shop-for'
import '../wiring/analytics/follow-checkout'
import '../wiring/analytics/follow-looks'
import '../wiring/analytics/follow-products'
import '../wiring/analytics/follow-suggestions'
import { type AnalyticsEvent, cartPageSeen, checkoutReachSeen, published } from './index'

const $received = createStore<readonly AnalyticsEvent[]>([]).on(published, (received, event) => [...received, event])

const cart = (qty: number) => aCart({ items: qty ? [anItem({ qty })] : [] })

async function shopWithConsent(answers: Answers = {}, isGiven = true) {
  const shop = await shopFor({
    'POST /cart/v1/cartWithItem': cart(1),
    'GET /products/v2/products/:productId/details': aProduct(),
    'GET /products/v2/products/:productId/inventory': anInventory(),
    'GET /fapi/site/settings': { locales: [], currencies: [], trust: 'first-party', features: {}, environment: 'x' },
    ...answers,
  })
  if (isGiven) await shop.press(consentGiven, { performance: true })
  return { ...shop, heard: () => shop.see($received).filter(({ event }) => event !== 'begin_checkout') }
}

describe('commerce', () => {
  test('reports the beginning of checkout once a visit, and not where the cart is only looked at', async () => {
    const shop = await shopWithConsent()
    const begun = () => shop.see($received).filter(({ event }) => event === 'begin_checkout').length
    await shop.press(cartAnswered, cart(1))
    expect(begun()).toBe(0)
    await shop.press(stepOpened, 'shipping')
    await shop.press(cartAnswered, cart(2))
    await shop.press(stepOpened, 'billing')
    expect(begun()).toBe(1)
    await shop.press(checkoutLeft)
    await shop.press(cartAnswered, cart(3))
    expect(begun()).toBe(1)
    await shop.press(stepOpened, 'shipping')
    expect(begun()).toBe(2)
  })

  test('is reported to nobody without consent', async () => {
    const shop = await shopWithConsent({}, false)
    await shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
    expect(shop.heard()).toEqual([])
    await shop.press(consentGiven, { targeting: true, functional: true })
    await shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
    expect(shop.heard()).toEqual([])
  })

  test('reports what comes into the cart and what leaves it, by how much it changed', async () => {
    const shop = await shopWithConsent({
      'PUT /cart/v1/cart/:basketId/item': (call: Call) => cart((call.body as { qty: number }).qty),
      'DELETE /cart/v1/item': cart(0),
    })
    await shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 4 })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 3 })
    await shop.press(removePressed, { itemId: 'item-1' })
    const told = shop.heard().map(({ event, ecommerce }) => [event, ecommerce.items[0]?.quantity, ecommerce.value])
    expect(told).toEqual([
      ['add_to_cart', 1, 112],
      ['add_to_cart', 3, undefined],
      ['remove_from_cart', 1, undefined],
      ['remove_from_cart', 3, 336],
    ])
    expect(shop.heard()[0]?.ecommerce).toMatchObject({
      currency: 'USD',
      items: [{ item_id: 'TQ4407AB12', item_name: 'Kestrel 2', item_variant: 'Cobalt US 9', price: 112 }],
    })
  })

  test('reports what is looked at: the cart when it opens, a product once it is there', async () => {
    const shop = await shopWithConsent()
    await shop.press(dialogOpened, { name: 'mini-cart', owner: 'w1' })
    expect(shop.heard()).toEqual([])
    await shop.press(cartAnswered, cart(2))
    await shop.press(dialogOpened, { name: 'mini-cart', owner: 'w1' })
    const box = {
      id: QUICK_SHOP,
      productId: 'TQ4407AB12',
      context: 'add',
      itemId: null,
      closesAfterAdd: false,
    } as const
    await shop.press(buyBoxOpened, box)
    await shop.press(buyBoxOpened, box)
    expect(shop.heard().map(({ event, ecommerce }) => [event, ecommerce.value])).toEqual([
      ['view_cart', 224],
      ['view_item', 140],
      ['view_item', 140],
    ])
    expect(shop.heard().at(-1)?.ecommerce.items).toMatchObject([{ item_id: 'TQ4407AB12', price: 140, quantity: 1 }])
  })

  test('M4: does not report what is beside a product: a part of a set, or a product that is compared', async () => {
    const shop = await shopWithConsent()
    const box = { id: 'w1 set', productId: 'TQ4407AB12', context: 'add', itemId: null, closesAfterAdd: false } as const
    await shop.press(buyBoxOpened, { ...box, isBeside: true })
    await shop.press(buyBoxOpened, { ...box, isBeside: true })
    await shop.press(productWanted, 'TQ4407AB12')
    expect(shop.heard()).toEqual([])
  })

  test('M4: reports the cart of the cart’s page, and each promotion within reach that is shown, once', async () => {
    const shop = await shopWithConsent()
    const within = (promotionId: string, place: string) => ({
      promotionId,
      approachingDisplayLevel: [place],
      calloutMsg: 'near|above|reached',
      distanceFromConditionThreshold: 10,
      promotionClass: 'SHIPPING' as const,
    })
    const approachingPromotions = [within('ship', 'CART'), within('ten', 'CART'), within('bag', 'MINI_CART')]
    await shop.press(cartAnswered, { ...cart(1), approachingPromotions })
    await shop.press(cartPageSeen)
    await shop.press(cartPageSeen)
    expect(shop.heard().map(({ event, ecommerce }) => [event, ecommerce.promotion_id])).toEqual([
      ['view_cart', undefined],
      ['view_promotion', 'ship'],
      ['view_promotion', 'ten'],
      ['view_cart', undefined],
    ])
  })

  test('M4: reports a promotion within reach that checkout shows, unless the bag or the cart’s page did', async () => {
    const shop = await shopWithConsent()
    const within = (promotionId: string, ...approachingDisplayLevel: string[]) => ({
      ...{ promotionId, approachingDisplayLevel, calloutMsg: 'near|above|reached' },
      ...{ distanceFromConditionThreshold: 10, promotionClass: 'SHIPPING' as const },
    })
    await shop.press(checkoutReachSeen)
    const approachingPromotions = [within('ship', 'CART', 'CHECKOUT'), within('ten', 'CHECKOUT'), within('bag', 'CART')]
    await shop.press(cartAnswered, { ...cart(1), approachingPromotions: approachingPromotions.slice(0, 1) })
    await shop.press(cartPageSeen)
    await shop.press(checkoutReachSeen)
    await shop.press(cartAnswered, { ...cart(1), approachingPromotions })
    await shop.press(checkoutReachSeen)
    expect(shop.heard().map(({ event, ecommerce }) => [event, ecommerce.promotion_id])).toEqual([
      ['view_cart', undefined],
      ['view_promotion', 'ship'],
      ['view_promotion', 'ten'],
    ])
  })

  test('M4: reports what an empty bag suggests each time that it is seen, and what is chosen of it', async () => {
    const products = [aCard('A'), aCard('B')]
    const shop = await shopWithConsent({
      'GET /products/v2/search/productSearch': { total: 2, start: 0, count: 6, facets: [], products },
    })
    await shop.press(suggestionsWanted)
    await shop.press(suggestionsWanted)
    await shop.press(suggestionChosen, { productId: 'B' })
    await shop.press(consentGiven, { performance: false })
    await shop.press(suggestionChosen, { productId: 'A' })
    const list = { currency: 'USD', item_list_id: 'popular', item_list_name: 'Popular now' }
    const [a, b] = products.map(({ id, name, price }, index) => {
      return { item_id: id, item_name: name, price: price.lowCurrent, quantity: 1, index }
    })
    expect(shop.heard()).toEqual([
      { event: 'view_item_list', ecommerce: { ...list, items: [a, b] } },
      { event: 'view_item_list', ecommerce: { ...list, items: [a, b] } },
      { event: 'select_item', ecommerce: { ...list, items: [b] } },
    ])
  })

  test('reports each step of checkout, its beginning once, and the purchase with its sums', async () => {
    const shop = await shopWithConsent()
    await shop.press(cartAnswered, cart(1))
    await shop.press(stepOpened, 'shipping')
    await shop.press(cartAnswered, cart(2))
    await shop.press(stepDone, 'shipping')
    await shop.press(stepDone, 'billing')
    const { totals } = anOrder()
    const order = anOrder({ totals: { ...totals, itemTotal: 112, tax: 6.3, shipping: 8, total: 126.3 } })
    await shop.press(orderPlaced, order)
    expect(shop.see($received).map(({ event }) => event)).toEqual([
      'begin_checkout',
      'add_shipping_info',
      'add_payment_info',
      'purchase',
    ])
    expect(shop.see($received).at(-1)?.ecommerce).toMatchObject({
      transaction_id: order.orderNumber,
      value: 112,
      tax: 6.3,
      shipping: 8,
    })
  })

  test('M4: names the codes that count at each step of checkout and at the purchase, and no other', async () => {
    const shop = await shopWithConsent()
    const code = (code: string, applied = true) => ({ code, applied })
    const codes = { coupon: 'LIMITED', couponItems: [code('RUN20'), code('SHIPFREE'), code('LIMITED', false)] }
    await shop.press(cartAnswered, { ...cart(1), ...codes })
    await shop.press(stepOpened, 'shipping')
    await shop.press(stepDone, 'shipping')
    await shop.press(stepDone, 'billing')
    await shop.press(orderPlaced, anOrder(codes))
    await shop.press(orderPlaced, anOrder({ coupon: 'LIMITED', couponItems: [code('LIMITED', false)] }))
    const told = shop.see($received).map(({ ecommerce }) => ecommerce.coupon)
    expect(told).toEqual([...Array(4).fill('RUN20,SHIPFREE'), undefined])
  })
})
