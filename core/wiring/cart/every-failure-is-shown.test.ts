import './cart-is-taken-along'
import '../../../core/wiring/cart/cart-says-what-failed'
import { combine } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $box, $offer } from '../../testing/at-hand'
import {
  $cartError,
  $items,
  $lines,
  $staleness,
  addToCartPressed,
  cartWanted,
  quantityChanged,
  removePressed,
} from '../../cart'
import '../../cart/carry-out'
import { couponRemoved, couponSubmitted } from '../../cart/coupons'
import { $couponError } from '../../cart/upkeep'
import { $products, mainPressed, optionChosen, QUICK_SHOP } from '../../catalogue'
import { dialogOpened } from '../../dialogs'
import { $errorText } from '../../errors/sentences'
import { $leavingError, checkoutPressed } from '../../handoff'
import { $toasts } from '../../notices'
import { $features } from '../../site/settings'
import { aCart, anItem } from '../../testing/a-cart'
import { anInventory, aProduct } from '../../testing/a-product'
import { type Answers, refuse, type Shop, shopFor } from '../../testing/shop-for'
import '../quick-shop/quick-shop-adds-to-cart'
import '../quick-shop/quick-shop-is-a-dialog'

/** Everything that is said to a shopper of a page, by where it is said. */
const $told = combine(
  {
    toasts: $toasts,
    cart: $cartError,
    lines: $lines,
    stale: $staleness,
    coupon: $couponError,
    products: $products,
    box: $box,
    leaving: $leavingError,
  },
  ({ toasts, cart, lines, stale, coupon, products, box, leaving }) => [
    ...toasts.map(({ code }) => ['toast', code]),
    ...lines.flatMap(({ error }) => (error ? [['line', error.code]] : [])),
    ...Object.entries({
      cart,
      stale,
      coupon,
      product: products['TQ4407AB12']?.error,
      button: box?.refusal,
      leaving,
    }).flatMap(([where, error]) => (error ? [[where, error.code]] : [])),
  ],
)

const cart = (qty = 1) => aCart({ items: [anItem({ qty })] })

const all: Answers = {
  'GET /fapi/site/settings': {
    locales: [],
    currencies: [],
    trust: 'first-party',
    features: { notifyMe: true },
    environment: 'sandbox',
  },
  'GET /products/v2/products/:productId/details': aProduct(),
  'GET /products/v2/products/:productId/inventory': anInventory(),
  'POST /cart/v1/cartWithItem': cart(),
  'POST /cart/v1/item': cart(2),
  'PUT /cart/v1/cart/:basketId/item': cart(2),
  'DELETE /cart/v1/item': aCart({ items: [] }),
  'GET /cart/v1/cart/:basketId': cart(),
  'PUT /cart/v1/coupon': cart(),
  'DELETE /cart/v1/coupon': cart(),
}

/** A page on which one call answers 500 once, when the test says so. */
async function pageOn(call: string) {
  let left = 0
  const answer = all[call]
  const shop = await shopFor({
    ...all,
    [call]: () => (left-- > 0 ? refuse(500, 'GEN500') : (answer ?? refuse(500, 'GEN500'))),
  })
  return {
    ...shop,
    failNext: (times = 1) => {
      left = times
    },
  }
}

const openQuickShop = (shop: Shop) =>
  shop.press(dialogOpened, { name: 'quick-shop', owner: 'w1', props: { product: 'TQ4407AB12' } })
const addByTag = (shop: Shop) => shop.press(addToCartPressed, { productId: 'TQ4407AB12' })

async function through(act: Promise<unknown>): Promise<void> {
  await vi.runAllTimersAsync()
  await act
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

type Case = {
  call: string
  /** What stands before the call fails. */
  before?: (shop: Shop) => Promise<unknown>
  act: (shop: Shop) => Promise<unknown>
  /** How often the call fails: a quick shop tries an add again by itself. */
  times?: number
  told: string[][]
}

const cases: Case[] = [
  { call: 'GET /products/v2/products/:productId/details', act: openQuickShop, told: [['product', 'GEN500']] },
  { call: 'POST /cart/v1/cartWithItem', act: addByTag, told: [['toast', 'GEN500']] },
  { call: 'POST /cart/v1/item', before: addByTag, act: addByTag, told: [['toast', 'GEN500']] },
  {
    call: 'PUT /cart/v1/cart/:basketId/item',
    before: addByTag,
    act: shop => shop.press(quantityChanged, { itemId: 'item-1', qty: 2 }),
    told: [['cart', 'GEN500']],
  },
  {
    call: 'DELETE /cart/v1/item',
    before: addByTag,
    act: shop => shop.press(removePressed, { itemId: 'item-1' }),
    told: [['line', 'remove-failed']],
  },
  {
    call: 'PUT /cart/v1/coupon',
    before: addByTag,
    act: shop => shop.press(couponSubmitted, 'WELCOME10'),
    told: [['coupon', 'GEN500']],
  },
  {
    call: 'DELETE /cart/v1/coupon',
    before: addByTag,
    act: shop => shop.press(couponRemoved, 'WELCOME10'),
    told: [['cart', 'GEN500']],
  },
  {
    call: 'GET /cart/v1/cart/:basketId',
    before: addByTag,
    act: shop => shop.press(cartWanted),
    told: [['stale', 'GEN500']],
  },
  {
    call: 'POST /token/v2/auth/handoff',
    before: addByTag,
    act: shop => shop.press(checkoutPressed),
    told: [['leaving', 'GEN500']],
  },
]

test.each(cases)(
  'T15: $call that answers 500 is told once, in the right place, and the bag stays',
  async ({ call, before, act, times, told }) => {
    const shop = await pageOn(call)
    await before?.(shop)
    const bag = shop.see($items)
    shop.failNext(times)
    void act(shop)
    await vi.advanceTimersByTimeAsync(0)
    expect(shop.see($told)).toEqual(told)
    expect(shop.see($items)).toEqual(bag)
    expect(shop.see($errorText)({ code: 'GEN500', message: '' })).toMatch(/^Something on our side did not work/)
  },
)

test('T15: an add that answers 500 twice is shown once at its button; what was chosen stays, and the next press puts it in', async () => {
  const shop = await pageOn('POST /cart/v1/cartWithItem')
  await openQuickShop(shop)
  await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
  shop.failNext(2)
  await through(shop.press(mainPressed, QUICK_SHOP))
  expect(shop.see($told)).toEqual([['button', 'GEN500']])
  expect(shop.see($offer)?.variant?.upc).toBe('upc-cobalt-9')
  await through(shop.press(mainPressed, QUICK_SHOP))
  expect(shop.see($told)).toEqual([])
  expect(shop.see($items)).toHaveLength(1)
})

test('T15: stock that answers 500 is reported to nobody: the product’s own word on it stands, and it can be bought', async () => {
  const shop = await pageOn('GET /products/v2/products/:productId/inventory')
  shop.failNext()
  await openQuickShop(shop)
  expect(shop.see($told)).toEqual([])
  expect(shop.see($offer)?.button).toBe('add')
  await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
  await through(shop.press(mainPressed, QUICK_SHOP))
  expect(shop.see($items)).toHaveLength(1)
})

test('T15: settings that answer 500 are no news to anybody, and asked for again with the next quick shop', async () => {
  const shop = await pageOn('GET /fapi/site/settings')
  shop.failNext()
  await openQuickShop(shop)
  expect(shop.see($told)).toEqual([])
  expect(shop.see($features)).toEqual({})
  await openQuickShop(shop)
  expect(shop.see($features)).toEqual({ notifyMe: true })
})
