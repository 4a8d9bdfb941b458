import { describe, expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue'
import { aCart, anItem } from '../testing/a-cart'
import { deferred } from '../testing/deferred'
import { type Call, refuse, shopFor } from '../testing/shop-for'
import { bodiesOf, cartCalls, cartOf, shopWithCart } from '../testing/shop-with-cart'
import { $cartError, $count, $lines, addToCartPressed, quantityChanged, removePressed } from './index'
import { couponSubmitted } from './coupons'
import { $couponError } from './upkeep'
import { isAboutLine } from './upkeep/refused'

const { add, begin, update, remove, coupon } = cartCalls
const shoe = { productId: 'TQ4407AB12', upc: 'upc-item-1' }
const cap = anItem({ id: 'item-2', productId: 'TQ4407AB13' })

describe('a quantity', () => {
  test('shows at once, and what is clicked meanwhile is sent as one change', async () => {
    const first = deferred()
    const shop = await shopWithCart({
      [update]: async (call: Call) => {
        await first.promise
        return cartOf((call.body as { qty: number }).qty)
      },
    })
    const clicks = [2, 3, 4, 5, 6].map(qty => shop.press(quantityChanged, { itemId: 'item-1', qty }))
    expect(shop.see($lines)[0]).toMatchObject({ qty: 6, pending: 'change' })
    expect(shop.see($count)).toBe(6)
    first.resolve(null)
    await Promise.all(clicks)
    expect(bodiesOf(shop.callsTo(update))).toMatchObject([{ qty: 2 }, { qty: 6 }])
    expect(shop.see($lines)[0]).toMatchObject({ qty: 6, pending: null })
  })

  test('beyond the maximum goes back, and the line says what the maximum is', async () => {
    const shop = await shopWithCart({ [update]: refuse(409, 'INV408', { maxAllowedQty: 3 }) })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 9 })
    expect(shop.see($lines)[0]).toMatchObject({ qty: 1, error: { code: 'INV408', details: { maxAllowedQty: 3 } } })
    await shop.press(removePressed, { itemId: 'item-9' })
    expect(shop.see($lines)[0]?.error).not.toBeNull()
  })

  test('of a gift mentions the maximum too', async () => {
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

test('the codes that are about one line are those that the catalogue says so of', () => {
  const about = Object.entries(catalogue).filter(([, { reaction }]) =>
    ['item-notice', 'maximum', 'rethrow'].includes(reaction),
  )
  expect(Object.keys(catalogue).filter(isAboutLine)).toEqual(
    expect.arrayContaining([...about.map(([code]) => code), 'GWP403']),
  )
  expect(Object.keys(catalogue).filter(isAboutLine)).toHaveLength(about.length + 1)
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
    expect(bodiesOf(shop.callsTo(remove))).toEqual([{ cartId: 'basket-1', itemId: 'item-1' }])
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
      expect(bodiesOf(shop.callsTo(coupon))).toEqual([{ cartId: 'basket-1', code: 'welcome10' }])
      expect(shop.see($couponError)).toMatchObject({ code })
      expect(shop.see($cartError)).toBeNull()
      await shop.press(couponSubmitted, '   ')
      expect(shop.callsTo(coupon)).toHaveLength(1)
    },
  )
})
