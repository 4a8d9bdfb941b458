import '../wiring/cart/cart-says-what-failed'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCartPressed, quantityChanged } from '../cart'
import { ownOperations } from '../cart/own-operations'
import { couponSubmitted } from '../cart/coupons'
import { $errorText, sentencesWanted } from '../errors/sentences'
import { aCart } from '../testing/a-cart'
import { refuse, shopFor } from '../testing/shop-for'
import { $toasts, noticed, sentenceOf, toastClosed, toastShown, toastsPaused } from './index'
import { createStore } from 'effector'

const saved = { code: 'saved', tone: 'success' } as const
const panel = ownOperations()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a toast', () => {
  test('goes after the configured delay', async () => {
    const shop = await shopFor({}, { config: { toastDelay: 1000 } })
    void shop.press(toastShown, saved)
    await vi.advanceTimersByTimeAsync(990)
    expect(shop.see($toasts)).toMatchObject([{ code: 'saved' }])
    await vi.advanceTimersByTimeAsync(20)
    expect(shop.see($toasts)).toEqual([])
  })

  test('is shown once, however often it is said, and begins its time again', async () => {
    const shop = await shopFor()
    void shop.press(toastShown, saved)
    await vi.advanceTimersByTimeAsync(5000)
    void shop.press(toastShown, saved)
    expect(shop.see($toasts)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(shop.see($toasts)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1100)
    expect(shop.see($toasts)).toEqual([])
  })

  test('E2: appears once where two codes have one sentence, also where its words came later', async () => {
    const shop = await shopFor()
    void shop.press(toastShown, { code: 'INV700', message: 'Gone', tone: 'danger' })
    void shop.press(toastShown, { code: 'INV701', message: 'Not there', tone: 'danger' })
    expect(shop.see($toasts)).toHaveLength(2)
    void shop.press(sentencesWanted)
    await vi.waitFor(() => expect(shop.see($toasts).map(({ code }) => code)).toEqual(['INV700']))
    void shop.press(toastShown, { code: 'INV701', message: 'Not there', tone: 'danger' })
    await vi.advanceTimersByTimeAsync(0)
    expect(shop.see($toasts)).toHaveLength(1)
  })

  test('stays while it is held, and then for the rest of its time', async () => {
    const shop = await shopFor()
    void shop.press(toastShown, saved)
    await vi.advanceTimersByTimeAsync(5000)
    void shop.press(toastsPaused, true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shop.see($toasts)).toHaveLength(1)
    void shop.press(toastsPaused, false)
    await vi.advanceTimersByTimeAsync(1300)
    expect(shop.see($toasts)).toEqual([])
  })

  test('that lasts is closed by hand alone', async () => {
    const shop = await shopFor()
    await shop.press(toastShown, { code: 'GEN500', tone: 'danger', isLasting: true })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(shop.see($toasts)).toMatchObject([{ code: 'GEN500', left: null }])
    await shop.press(toastClosed, shop.see($toasts)[0]?.id ?? '')
    expect(shop.see($toasts)).toEqual([])
  })
})

describe('the cart', () => {
  const begin = { 'POST /cart/v1/cartWithItem': aCart() }

  test.each([
    ['an add of a gift (GWP403)', 'GWP403', true],
    ['an add that nobody’s panel hears', 'INV700', true],
  ])('says in a toast that %s failed', async (_title, code) => {
    const shop = await shopFor({ 'POST /cart/v1/cartWithItem': refuse(403, code) })
    void shop.press(addToCartPressed, { productId: 'TQ4407AB19' })
    await vi.advanceTimersByTimeAsync(100)
    expect(shop.see($toasts)).toMatchObject([{ code, tone: 'danger' }])
  })

  test('names each product that was refused, also where two are for one reason', async () => {
    const names = ['Cap', 'Crew socks']
    const shop = await shopFor({ 'POST /cart/v1/cartWithItem': () => refuse(409, 'INV700', { name: names.shift() }) })
    void shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
    void shop.press(addToCartPressed, { productId: 'TQ4407AB13' })
    await vi.waitFor(() => {
      const told = shop.see($toasts).map(toast => sentenceOf(toast, shop.see($errorText)))
      expect(told).toEqual([
        'Cap – This is out of stock. Choose another size or color.',
        'Crew socks – This is out of stock. Choose another size or color.',
      ])
    })
  })

  test('says of what cannot be added that it is not sold, and nothing of removing it', async () => {
    const details = { productId: 'HB6156UN69', upc: '0' }
    const shop = await shopFor({ 'POST /cart/v1/cartWithItem': refuse(404, 'ORD404', details) })
    void shop.press(addToCartPressed, details)
    await vi.waitFor(() => {
      const [toast] = shop.see($toasts)
      expect(toast && shop.see($errorText)({ message: '', ...toast })).toBe('This is no longer sold.')
    })
  })

  test('leaves an add’s error to the panel that asked', async () => {
    const shop = await shopFor({ 'POST /cart/v1/cartWithItem': refuse(409, 'INV700') })
    void shop.press(panel.requested, { kind: 'add', item: { productId: 'TQ4407AB13' } })
    await vi.advanceTimersByTimeAsync(100)
    expect(shop.see($toasts)).toEqual([])
  })

  test('says that it was another’s (AUT498)', async () => {
    let updates = 0
    const shop = await shopFor({
      ...begin,
      'PUT /cart/v1/cart/:basketId/item': () => (++updates === 1 ? refuse(403, 'AUT498') : aCart()),
    })
    await shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
    void shop.press(quantityChanged, { itemId: 'item-1', qty: 2 })
    while (!shop.see($toasts).length) await new Promise(resolve => setImmediate(resolve))
    expect(shop.see($toasts)).toMatchObject([{ code: 'AUT498', tone: 'danger' }])
  })

  test('tells the page what it tells the shopper', async () => {
    const $told = createStore<unknown[]>([]).on(noticed, (told, notice) => [...told, notice])
    const shop = await shopFor({
      ...begin,
      'PUT /cart/v1/coupon': refuse(409, 'PRM155'),
      'PUT /cart/v1/cart/:basketId/item': refuse(409, 'INV408', { maxAllowedQty: 2 }),
    })
    await shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
    await shop.press(couponSubmitted, 'EXPIRED')
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 3 })
    expect(shop.see($told)).toMatchObject([
      { kind: 'inline', code: 'PRM155' },
      { kind: 'item', code: 'INV408', details: { maxAllowedQty: 2 } },
    ])
  })
})
