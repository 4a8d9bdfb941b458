import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { cameOnline, pageReturned } from '../runtime/page-events'
import { started } from '../runtime/started'
import { aCart, anItem } from '../testing/a-cart'
import { aToken } from '../testing/a-token'
import { type Answers, type Call, noAnswer, refuse, shopFor } from '../testing/shop-for'
import {
  $adding,
  $basketId,
  $cart,
  $cartError,
  $count,
  $couponError,
  $isSaving,
  $lines,
  $staleness,
  $totals,
  addFailed,
  addToCartPressed,
  cartCommandFx,
  cartForgotten,
  couponSubmitted,
  quantityChanged,
  refreshFx,
  removePressed,
} from './index'
import { loadLastSeen } from './last-seen'

const add = 'POST /cart/v1/item'
const begin = 'POST /cart/v1/cartWithItem'
const read = 'GET /cart/v1/cart/:basketId'
const update = 'PUT /cart/v1/cart/:basketId/item'
const remove = 'DELETE /cart/v1/item'
const coupon = 'PUT /cart/v1/coupon'

const shoe = { productId: 'TQ4407AB12', upc: 'upc-item-1' }
const cap = anItem({ id: 'item-2', productId: 'TQ4407AB13' })
const ofQty = (qty: number) => aCart({ items: [anItem({ qty })] })

/** A shop whose shopper has one shoe in the cart. */
async function shopWithCart(answers: Answers = {}) {
  const shop = await shopFor({ [begin]: aCart(), [read]: aCart(), ...answers })
  await shop.press(addToCartPressed, shoe)
  shop.calls.length = 0
  return shop
}

const bodies = (calls: Call[]) => calls.map(call => call.body)
const ids = (calls: Call[]) => calls.map(call => call.headers['x-transaction-id'])

describe('a page that merely loads', () => {
  test('calls nobody for a visitor without a cart', async () => {
    const shop = await shopFor()
    expect(shop.calls).toEqual([])
    expect(shop.see($count)).toBe(0)
  })

  test('costs one call for a visitor with a cart, and shows the last-known one meanwhile', async () => {
    const first = await shopWithCart()
    let seen: unknown
    const second = await shopFor(
      {
        'POST /token/v2/auth/token': () => {
          seen = [second.see($count), second.see($lines).length, second.see($totals)?.total]
          return aToken({ basketId: 'basket-1', cart: ofQty(3) })
        },
      },
      { config: first.config, isStarted: false },
    )
    await second.press(started, second.config)
    expect(seen).toEqual([1, 1, 112])
    expect(second.calls.map(call => [call.endpoint, call.query.cart])).toEqual([['POST /token/v2/auth/token', '1']])
    expect(second.see($count)).toBe(3)
  })

  test('T15: without an answer shows the last-known cart, marked as such', async () => {
    const first = await shopWithCart()
    const second = await shopFor({ 'POST /token/v2/auth/token': noAnswer('offline') }, { config: first.config })
    expect(second.see($lines)).toHaveLength(1)
    expect(second.see($staleness)).toMatchObject({ code: 'offline' })
  })

  test('T18: keeps no token and no gift’s addressee in the browser', async () => {
    const gift = { to: 'Ada', email: 'ada@till.test', message: 'Run' }
    const shop = await shopFor({ [begin]: aCart({ items: [anItem({ giftOption: gift })] }) })
    await shop.press(addToCartPressed, shoe)
    expect(JSON.stringify(loadLastSeen(shop.config.key))).not.toMatch(/Ada|access-/)
  })
})

describe('adding', () => {
  test('begins a cart with its first thing, and adds the next: one each, at most 999,999', async () => {
    const shop = await shopFor({ [begin]: aCart(), [add]: aCart({ items: [anItem(), cap] }) })
    await shop.press(addToCartPressed, shoe)
    await shop.press(addToCartPressed, { productId: cap.productId, qty: 2 })
    expect(bodies(shop.callsTo(begin))).toEqual([{ ...shoe, qty: 1, maxQty: 999_999 }])
    expect(bodies(shop.callsTo(add))).toEqual([
      { productId: cap.productId, qty: 2, maxQty: 999_999, cartId: 'basket-1' },
    ])
    expect(shop.see($count)).toBe(2)
  })

  test('sends a gift option only when all of it is filled', async () => {
    const shop = await shopWithCart({ [add]: aCart() })
    await shop.press(addToCartPressed, { ...shoe, giftOption: { to: 'Ada', email: '', message: 'Run' } })
    await shop.press(addToCartPressed, { ...shoe, giftOption: { to: 'Ada', email: 'a@till.test', message: 'Run' } })
    expect(bodies(shop.callsTo(add))).toMatchObject([{}, { giftOption: { to: 'Ada' } }])
    expect(bodies(shop.callsTo(add))[0]).not.toHaveProperty('giftOption')
  })

  test('twice at once makes two calls, one after the other', async () => {
    let open = 0
    const shop = await shopWithCart({
      [add]: async () => {
        expect(++open).toBe(1)
        await new Promise(resolve => setTimeout(resolve, 5))
        open--
        return aCart()
      },
    })
    await Promise.all([shop.press(addToCartPressed, shoe), shop.press(addToCartPressed, { ...shoe, qty: 2 })])
    expect(bodies(shop.callsTo(add))).toMatchObject([{ qty: 1 }, { qty: 2 }])
  })

  test('that is refused tells whoever asked, and leaves the cart as it was', async () => {
    const shop = await shopWithCart({ [add]: refuse(409, 'INV700') })
    const told: unknown[] = []
    const stop = addFailed.watch(failure => told.push(failure))
    await shop.press(addToCartPressed, { ...shoe, by: 'w1' })
    stop()
    expect(told).toMatchObject([{ item: { by: 'w1' }, error: { code: 'INV700' } }])
    expect(shop.see($cartError)).toBeNull()
    expect(shop.see($lines)).toHaveLength(1)
    expect(shop.see($adding)).toEqual([])
  })

  test('T4: that nobody answers is kept, and sent as the same transaction when the connection is back', async () => {
    let isOffline = true
    const shop = await shopWithCart({ [add]: () => (isOffline ? noAnswer('offline')() : ofQty(2)) })
    void shop.press(addToCartPressed, shoe)
    await expect.poll(() => shop.see($staleness)).toMatchObject({ code: 'offline' })
    void shop.press(addToCartPressed, shoe)
    await expect.poll(() => shop.callsTo(add).length).toBe(2)
    isOffline = false
    await shop.press(cameOnline)
    await expect.poll(() => shop.see($isSaving)).toBe(false)
    expect(new Set(ids(shop.callsTo(add))).size).toBe(1)
    expect(shop.see($count)).toBe(2)
    expect(shop.see($staleness)).toBeNull()
  })

  test('that was not sent before a reload is sent after it, as the same transaction', async () => {
    const shop = await shopWithCart({ [add]: noAnswer('offline') })
    void shop.press(addToCartPressed, shoe)
    await expect.poll(() => shop.callsTo(add).length).toBe(1)
    const reloaded = await shopFor({ [add]: ofQty(2), [read]: ofQty(2) }, { config: shop.config })
    await expect.poll(() => reloaded.see($count)).toBe(2)
    expect(ids(reloaded.callsTo(add))).toEqual(ids(shop.callsTo(add)).slice(0, 1))
  })
})

describe('a quantity', () => {
  test('shows at once, and what is clicked meanwhile is sent as one change', async () => {
    const shop = await shopWithCart({
      [update]: async (call: Call) => {
        await new Promise(resolve => setTimeout(resolve, 10))
        return ofQty((call.body as { qty: number }).qty)
      },
    })
    const clicks = [2, 3, 4, 5, 6].map(qty => shop.press(quantityChanged, { itemId: 'item-1', qty }))
    expect(shop.see($lines)[0]).toMatchObject({ qty: 6, pending: 'change' })
    expect(shop.see($count)).toBe(6)
    await Promise.all(clicks)
    expect(bodies(shop.callsTo(update))).toMatchObject([{ qty: 2 }, { qty: 6 }])
    expect(shop.see($lines)[0]).toMatchObject({ qty: 6, pending: null })
  })

  test('beyond the maximum goes back, and the line says what the maximum is', async () => {
    const shop = await shopWithCart({ [update]: refuse(409, 'INV408', { maxAllowedQty: 3 }) })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 9 })
    expect(shop.see($lines)[0]).toMatchObject({ qty: 1, error: { code: 'INV408', details: { maxAllowedQty: 3 } } })
    await shop.press(removePressed, { itemId: 'item-9' })
    expect(shop.see($lines)[0]?.error).not.toBeNull()
  })

  test('of a gift speaks of the maximum too', async () => {
    const shop = await shopWithCart({ [update]: refuse(403, 'GWP403') })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 2 })
    expect(shop.see($lines)[0]?.error?.code).toBe('INV408')
  })

  test.each(['GEN500', 'SHP404', 'NEW999'])('refused with %s is a notice above the lines', async code => {
    const shop = await shopWithCart({ [update]: refuse(500, code) })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 2 })
    expect(shop.see($cartError)).toMatchObject({ code })
    expect(shop.see($lines)[0]).toMatchObject({ qty: 1, error: null })
  })

  test.each(['ORD404', 'INV702', 'PRC400'])('refused with %s is a notice at its line', async code => {
    const shop = await shopWithCart({ [update]: refuse(409, code) })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 2 })
    expect(shop.see($lines)[0]).toMatchObject({ error: { code } })
    expect(shop.see($cartError)).toBeNull()
  })

  test('of one line leaves every other line the very same object', async () => {
    const items = [anItem(), cap]
    const shop = await shopFor({
      [begin]: aCart({ items }),
      [update]: aCart({ items: [anItem({ qty: 2 }), structuredClone(cap)] }),
    })
    await shop.press(addToCartPressed, shoe)
    const before = shop.see($lines)
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 2 })
    expect(shop.see($lines)[1]).toBe(before[1])
    expect(shop.see($lines)[0]).not.toBe(before[0])
  })
})

describe('a removal', () => {
  test('leaves out what was still to change about the line', async () => {
    const shop = await shopWithCart({ [add]: aCart(), [update]: aCart(), [remove]: aCart({ items: [] }) })
    await Promise.all([
      shop.press(addToCartPressed, shoe),
      shop.press(quantityChanged, { itemId: 'item-1', qty: 2 }),
      shop.press(removePressed, { itemId: 'item-1' }),
      shop.press(removePressed, { itemId: 'item-1' }),
    ])
    expect(shop.callsTo(update)).toHaveLength(0)
    expect(bodies(shop.callsTo(remove))).toEqual([{ cartId: 'basket-1', itemId: 'item-1' }])
    expect(shop.see($lines)).toEqual([])
    expect(shop.see($count)).toBe(0)
  })

  test('that fails says so at the line, which stays', async () => {
    const shop = await shopWithCart({ [remove]: refuse(500, 'GEN500') })
    await shop.press(removePressed, { itemId: 'item-1' })
    expect(shop.see($lines)[0]).toMatchObject({ qty: 1, pending: null, error: { code: 'remove-failed' } })
  })
})

describe('a coupon', () => {
  test.each(['PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM416'])(
    'refused with %s says so at its field',
    async code => {
      const shop = await shopWithCart({ [coupon]: refuse(409, code) })
      await shop.press(couponSubmitted, ' welcome10 ')
      expect(bodies(shop.callsTo(coupon))).toEqual([{ cartId: 'basket-1', code: 'welcome10' }])
      expect(shop.see($couponError)).toMatchObject({ code })
      expect(shop.see($cartError)).toBeNull()
      await shop.press(couponSubmitted, '   ')
      expect(shop.callsTo(coupon)).toHaveLength(1)
    },
  )
})

describe('a cart that is gone (BSK404)', () => {
  const gone = (then: unknown) => {
    let tries = 0
    return () => (++tries === 1 ? refuse(404, 'BSK404') : then)
  }

  test('is built anew from its lines, and the change is made to the line’s new self', async () => {
    const rebuilt = aCart({ basketId: 'basket-2', items: [anItem({ id: 'item-7', upc: 'upc-item-1' })] })
    let carts = 0
    const shop = await shopFor({
      [begin]: () => (++carts === 1 ? aCart() : rebuilt),
      [update]: gone(aCart({ basketId: 'basket-2', items: [anItem({ id: 'item-7', upc: 'upc-item-1', qty: 4 })] })),
    })
    await shop.press(addToCartPressed, shoe)
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 4 })
    expect(bodies(shop.callsTo(update))).toMatchObject([
      { cartId: 'basket-1', itemId: 'item-1' },
      { cartId: 'basket-2', itemId: 'item-7', qty: 4 },
    ])
    expect(new Set(ids(shop.callsTo(update))).size).toBe(2)
    expect(shop.see($basketId)).toBe('basket-2')
    expect(shop.see($count)).toBe(4)
  })

  test('lets go of what can no longer be had', async () => {
    const rebuilt = aCart({ basketId: 'basket-2', items: [] })
    let carts = 0
    const shop = await shopFor({
      [begin]: () => (++carts === 1 ? aCart() : refuse(409, 'INV700')),
      'POST /cart/v1/cart': rebuilt,
      [update]: gone(rebuilt),
    })
    await shop.press(addToCartPressed, shoe)
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 4 })
    expect(shop.see($cart)).toMatchObject({ basketId: 'basket-2', items: [] })
  })

  test('is built anew when it is read, too', async () => {
    const shop = await shopWithCart({ [read]: refuse(404, 'BSK404'), [begin]: aCart({ basketId: 'basket-3' }) })
    await shop.press(refreshFx)
    expect(shop.see($basketId)).toBe('basket-3')
  })

  test('is not built anew twice: the second refusal is the answer', async () => {
    const shop = await shopWithCart({ [update]: refuse(404, 'BSK404') })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 4 })
    expect(shop.callsTo(update)).toHaveLength(2)
    expect(shop.see($cartError)).toMatchObject({ code: 'BSK404' })
  })
})

describe('tabs', () => {
  test('see each other’s carts', async () => {
    const shop = await shopWithCart({ [update]: ofQty(4), [read]: ofQty(4) })
    const other = await shopFor({ [read]: ofQty(4) }, { config: shop.config })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 4 })
    await expect.poll(() => other.see($count)).toBe(4)
  })

  test('that come back read the cart once, however many ways they came back', async () => {
    const shop = await shopWithCart()
    await Promise.all([shop.press(pageReturned), shop.press(pageReturned), shop.press(pageReturned)])
    expect(shop.callsTo(read)).toHaveLength(1)
  })

  test('do not bring back what has changed since they asked', async () => {
    const shop = await shopWithCart({
      [read]: async () => {
        await new Promise(resolve => setTimeout(resolve, 20))
        return ofQty(1)
      },
      [update]: ofQty(5),
    })
    const reading = allSettled(refreshFx, { scope: shop.scope })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 5 })
    await reading
    expect(shop.see($count)).toBe(5)
  })
})

test('a cart that was bought is forgotten, and nothing of it is kept', async () => {
  const shop = await shopWithCart()
  await shop.press(cartForgotten)
  expect([shop.see($cart), shop.see($basketId), shop.see($count)]).toEqual([null, null, 0])
  expect(loadLastSeen(shop.config.key)).toBeNull()
})

test('a script that changes the cart gets the cart, or the error with its code', async () => {
  const shop = await shopWithCart({ [update]: ofQty(2), [remove]: refuse(404, 'ORD404') })
  const change = { kind: 'change', itemId: 'item-1', qty: 2 } as const
  expect(await shop.press(cartCommandFx, change)).toMatchObject({ status: 'done', value: { totalItemCount: 2 } })
  const removal = { kind: 'remove', itemId: 'item-1' } as const
  expect(await shop.press(cartCommandFx, removal)).toMatchObject({
    status: 'fail',
    value: { code: 'ORD404', status: 404 },
  })
})
