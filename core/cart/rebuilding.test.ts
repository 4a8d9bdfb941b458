import { describe, expect, test } from 'vitest'
import { aCart, anItem } from '../testing/a-cart'
import type { CartItem } from '../shapes/cart-item'
import { type Call, refuse, shopFor } from '../testing/shop-for'
import { bodiesOf, cartCalls, shopWithCart, transactionsOf } from '../testing/shop-with-cart'
import { $basketId, $cart, $cartError, $count, addToCartPressed, cartCommandFx, quantityChanged } from './index'
import { $flashes, cartAnswered } from './model'
import { refreshFx } from './upkeep'

const { begin, read, update } = cartCalls
const shoe = { productId: 'TQ4407AB12', upc: 'upc-item-1' }

describe('a cart that is gone (BSK404)', () => {
  const gone = (then: unknown) => {
    let tries = 0
    return () => (++tries === 1 ? refuse(404, 'BSK404') : then)
  }

  test('is rebuilt from its lines, and the change is made to the line’s new self', async () => {
    const rebuilt = aCart({ basketId: 'basket-2', items: [anItem({ id: 'item-7', upc: 'upc-item-1' })] })
    let carts = 0
    const shop = await shopFor({
      [begin]: () => (++carts === 1 ? aCart() : rebuilt),
      [update]: gone(aCart({ basketId: 'basket-2', items: [anItem({ id: 'item-7', upc: 'upc-item-1', qty: 4 })] })),
    })
    await shop.press(addToCartPressed, shoe)
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 4 })
    expect(bodiesOf(shop.callsTo(update))).toMatchObject([
      { cartId: 'basket-1', itemId: 'item-1' },
      { cartId: 'basket-2', itemId: 'item-7', qty: 4 },
    ])
    expect(new Set(transactionsOf(shop.callsTo(update))).size).toBe(2)
    expect(shop.see($basketId)).toBe('basket-2')
    expect(shop.see($count)).toBe(4)
  })

  test('B11: holds again what the old cart held', async () => {
    const reserve = 'POST /cart/v1/reserveWithItem'
    const until = '2026-11-22T10:00:00.000Z'
    const lines = [anItem({ id: 'item-1', upc: 'upc-1', reservedUntil: until }), anItem({ id: 'item-2', upc: 'upc-2' })]
    const shop = await shopFor({
      [begin]: aCart({ items: lines }),
      [read]: refuse(404, 'BSK404'),
      [reserve]: aCart({ basketId: 'basket-2' }),
      [cartCalls.add]: aCart({ basketId: 'basket-2', items: lines }),
    })
    await shop.press(addToCartPressed, shoe)
    await shop.press(refreshFx)
    expect(bodiesOf(shop.callsTo(reserve))).toMatchObject([{ upc: 'upc-1' }])
    expect(bodiesOf(shop.callsTo(cartCalls.add))).toMatchObject([{ cartId: 'basket-2', upc: 'upc-2' }])
  })

  test('brings lines back to their stores, its coupons, and names what can no longer be had', async () => {
    const anew = aCart({ basketId: 'basket-2' })
    const stored = anItem({
      id: 'item-1',
      upc: 'upc-1',
      shippingOptions: { ...anItem().shippingOptions, selected: 'pickup', storeInfo: { id: 'STORE-7', name: 'Pearl' } },
    })
    const soldOut = anItem({ id: 'item-2', upc: 'upc-2', name: 'Crew socks' })
    let carts = 0
    const shop = await shopFor({
      [begin]: () =>
        ++carts === 1 ? aCart({ items: [stored, soldOut], couponItems: [{ code: 'WELCOME10', applied: true }] }) : anew,
      [read]: refuse(404, 'BSK404'),
      [cartCalls.add]: refuse(409, 'INV700'),
      'PUT /cart/v1/coupon': anew,
    })
    await shop.press(addToCartPressed, shoe)
    await shop.press(refreshFx)
    expect(bodiesOf(shop.callsTo(begin))[1]).toMatchObject({ upc: 'upc-1', storeId: 'STORE-7' })
    expect(bodiesOf(shop.callsTo('PUT /cart/v1/coupon'))).toEqual([{ cartId: 'basket-2', code: 'WELCOME10' }])
    expect(shop.see($flashes)).toMatchObject([{ code: 'line-gone', details: { name: 'Crew socks' } }])
  })

  test('names a coupon that it no longer takes', async () => {
    const kept = { couponItems: ['WELCOME10', 'ENDED'].map(code => ({ code, applied: true })) }
    const shop = await shopWithCart({
      [read]: refuse(404, 'BSK404'),
      [begin]: aCart({ basketId: 'basket-2' }),
      'PUT /cart/v1/coupon': ({ body }: Call) =>
        (body as { code: string }).code === 'ENDED' ? refuse(400, 'PRM160') : aCart({ basketId: 'basket-2' }),
    })
    await shop.press(cartAnswered, aCart(kept))
    await shop.press(refreshFx)
    expect(shop.see($flashes)).toMatchObject([{ code: 'coupon-gone', details: { code: 'ENDED' } }])
  })

  test('takes as many of a line as are left, and says so', async () => {
    const wanted = (id: string, qty: number, name: string) => anItem({ id, upc: `upc-${name}`, qty, name })
    const inStore = { ...anItem().shippingOptions, selected: 'pickup' as const, storeInfo: { id: 'S1', name: 'Pearl' } }
    const lines = [
      wanted('item-1', 5, 'socks'),
      wanted('item-2', 2, 'cap'),
      { ...wanted('item-3', 4, 'cap'), shippingOptions: inStore },
      { ...wanted('item-4', 2, 'cap'), giftOption: { to: 'Ada', email: 'ada@example.com', message: 'For you' } },
      wanted('item-5', 4, 'bag'),
    ]
    const added: CartItem[] = []
    /** Three pairs of socks, three caps at home and in the store, and a bag that is refused however few are wanted. */
    const take = ({ body }: Call) => {
      const { upc, qty, storeId } = body as { upc: string; qty: number; storeId?: string }
      const there = added.filter(item => item.upc === upc && (storeId ? item === lines[2] : true))
      if (there.reduce((sum, item) => sum + item.qty, 0) + qty > 3 || upc === 'upc-bag')
        return refuse(409, 'INV408', { maxAllowedQty: 3 })
      if (!storeId) added.push(anItem({ upc, qty }))
      return aCart({ basketId: 'basket-2', items: added })
    }
    const shop = await shopWithCart({ [read]: refuse(404, 'BSK404'), [begin]: take, [cartCalls.add]: take })
    await shop.press(cartAnswered, aCart({ items: lines }))
    await shop.press(refreshFx)
    expect(shop.see($flashes)).toMatchObject([
      { code: 'line-shortened', details: { name: 'socks', qty: 3, of: 5 } },
      { code: 'line-shortened', details: { name: 'cap', qty: 3, of: 4 } },
      { code: 'line-shortened', details: { name: 'cap', qty: 1, of: 2 } },
      { code: 'line-gone', details: { name: 'bag' } },
    ])
  })

  test('B7: makes again what was made to order, each to its own design, and changes the one that was meant', async () => {
    const ofDesigns = (ids: readonly string[], basketId: string) => {
      const [one, other] = ['RCP-1', 'RCP-2'].map((recipeId, at) =>
        anItem({ id: ids[at] ?? '', upc: 'upc-1', recipeId, isCustoms: true }),
      )
      return aCart({ basketId, items: one && other ? [one, other] : [] })
    }
    const anew = ofDesigns(['item-7', 'item-8'], 'basket-2')
    let carts = 0
    const shop = await shopFor({
      [begin]: () => (++carts === 1 ? ofDesigns(['item-1', 'item-2'], 'basket-1') : anew),
      [cartCalls.add]: anew,
      [update]: gone(anew),
    })
    await shop.press(addToCartPressed, shoe)
    await shop.press(quantityChanged, { itemId: 'item-2', qty: 4 })
    expect(bodiesOf(shop.callsTo(begin))[1]).toMatchObject({ upc: 'upc-1', recipeId: 'RCP-1' })
    expect(bodiesOf(shop.callsTo(cartCalls.add))).toMatchObject([{ cartId: 'basket-2', recipeId: 'RCP-2' }])
    expect(bodiesOf(shop.callsTo(update))[1]).toMatchObject({ cartId: 'basket-2', itemId: 'item-8', qty: 4 })
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

  test.each([
    [429, 'GEN500'],
    [409, 'GEN500'],
    [403, 'AUT403'],
    [401, 'AUT404'],
  ])('keeps every line where the service answers %s %s, which says nothing about them', async (status, code) => {
    const shop = await shopWithCart({
      [read]: refuse(404, 'BSK404'),
      [begin]: aCart({ basketId: 'basket-2' }),
      [cartCalls.add]: refuse(status, code),
      'PUT /cart/v1/coupon': refuse(status, code),
    })
    const lines = [anItem(), anItem({ id: 'item-2', upc: 'upc-2' })]
    for (const cart of [aCart({ items: lines }), aCart({ couponItems: [{ code: 'WELCOME10', applied: true }] })]) {
      await shop.press(cartAnswered, cart)
      await shop.press(refreshFx)
      expect(shop.see($cart)).toMatchObject(cart)
      expect(shop.see($flashes)).toEqual([])
    }
  })

  test('answers a script whose line did not come along', async () => {
    const line = anItem({ id: 'item-7', upc: 'upc-item-1' })
    const rebuilt = aCart({ basketId: 'basket-2', items: [line] })
    let carts = 0
    const shop = await shopFor({
      [begin]: () => (++carts === 1 ? aCart({ items: [anItem(), anItem({ id: 'item-2', upc: 'upc-2' })] }) : rebuilt),
      [cartCalls.add]: refuse(409, 'INV700'),
      [read]: rebuilt,
      [update]: ({ body }: Call) => {
        const { cartId, itemId } = body as Record<string, string>
        if (cartId === 'basket-1') return refuse(404, 'BSK404')
        return itemId === 'item-7' ? rebuilt : refuse(404, 'ORD404')
      },
    })
    await shop.press(addToCartPressed, shoe)
    const known = shop.press(quantityChanged, { itemId: 'item-1', qty: 4 })
    const gone = shop.press(cartCommandFx, { kind: 'change', itemId: 'item-2', qty: 3 })
    await known
    expect(await gone).toMatchObject({ status: 'fail', value: { code: 'ORD404', status: 404 } })
    expect(shop.see($cart)).toMatchObject({ basketId: 'basket-2', items: [{ id: 'item-7' }] })
  })

  test('is rebuilt when it is read, too', async () => {
    const shop = await shopWithCart({ [read]: refuse(404, 'BSK404'), [begin]: aCart({ basketId: 'basket-3' }) })
    await shop.press(refreshFx)
    expect(shop.see($basketId)).toBe('basket-3')
  })

  test('T6: is not rebuilt where it was bought, or went into an account: it is forgotten, and what is added begins a new one', async () => {
    const emptied = refuse(404, 'BSK404', { wasEmptied: true })
    const returning = await shopWithCart({ [read]: emptied })
    await returning.press(refreshFx)
    expect([returning.see($cart), returning.see($count), returning.calls.length]).toEqual([null, 0, 1])

    const added = aCart({ basketId: 'basket-2', items: [anItem({ id: 'item-7', upc: 'upc-2' })] })
    const shop = await shopWithCart({
      'POST /cart/v1/cart': aCart({ basketId: 'basket-2', items: [] }),
      [cartCalls.add]: ({ body }: Call) => ((body as { cartId: string }).cartId === 'basket-2' ? added : emptied),
    })
    await shop.press(addToCartPressed, { ...shoe, upc: 'upc-2' })
    expect(shop.callsTo(begin)).toEqual([])
    expect(shop.see($cart)).toMatchObject({ basketId: 'basket-2', items: [{ id: 'item-7' }] })
  })

  test('T6: that expired after it was bought is rebuilt without what was bought', async () => {
    const all = refuse(404, 'BSK404', { bought: ['item-1', 'item-9'] })
    const returning = await shopWithCart({ [read]: all })
    await returning.press(refreshFx)
    expect([returning.see($cart), returning.see($count), returning.calls.length]).toEqual([null, 0, 1])

    const sock = anItem({ id: 'item-2', upc: 'upc-2' })
    const shop = await shopWithCart({ [read]: all, [begin]: aCart({ items: [anItem(), sock] }) })
    await shop.press(refreshFx)
    expect(bodiesOf(shop.callsTo(begin))).toMatchObject([{ upc: 'upc-2' }])
    expect(shop.callsTo(cartCalls.add)).toEqual([])
  })

  test('is not rebuilt twice: the second refusal is the answer', async () => {
    const shop = await shopWithCart({ [update]: refuse(404, 'BSK404') })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 4 })
    expect(shop.callsTo(update)).toHaveLength(2)
    expect(shop.see($cartError)).toMatchObject({ code: 'BSK404' })
  })
})
