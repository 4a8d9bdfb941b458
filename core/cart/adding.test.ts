import { describe, expect, test } from 'vitest'
import { cameOnline } from '../runtime/page-events'
import { aCart, anItem } from '../testing/a-cart'
import { deferred } from '../testing/deferred'
import { noAnswer, refuse, shopFor } from '../testing/shop-for'
import { skipWaits, stopClock } from '../testing/shop-clock'
import { bodiesOf, cartCalls, cartOf, shopWithCart, transactionsOf } from '../testing/shop-with-cart'
import { $adding } from './adding'
import { $cartError, $count, $isSaving, $lines, $staleness, addRefused, addToCartPressed } from './index'

const { add, begin, read } = cartCalls
const shoe = { productId: 'TQ4407AB12', upc: 'upc-item-1' }
const cap = anItem({ id: 'item-2', productId: 'TQ4407AB13' })

describe('adding', () => {
  test('begins a cart with its first item, and adds the next: one each, at most 999,999', async () => {
    const shop = await shopFor({ [begin]: aCart(), [add]: aCart({ items: [anItem(), cap] }) })
    await shop.press(addToCartPressed, shoe)
    await shop.press(addToCartPressed, { productId: cap.productId, qty: 2 })
    expect(bodiesOf(shop.callsTo(begin))).toEqual([{ ...shoe, qty: 1, maxQty: 999_999 }])
    expect(bodiesOf(shop.callsTo(add))).toEqual([
      { productId: cap.productId, qty: 2, maxQty: 999_999, cartId: 'basket-1' },
    ])
    expect(shop.see($count)).toBe(2)
  })

  test('sends a gift option only when all of it is filled', async () => {
    const shop = await shopWithCart({ [add]: aCart() })
    await shop.press(addToCartPressed, { ...shoe, giftOption: { to: 'Ada', email: '', message: 'Run' } })
    await shop.press(addToCartPressed, { ...shoe, giftOption: { to: 'Ada', email: 'a@till.test', message: 'Run' } })
    expect(bodiesOf(shop.callsTo(add))).toMatchObject([{}, { giftOption: { to: 'Ada' } }])
    expect(bodiesOf(shop.callsTo(add))[0]).not.toHaveProperty('giftOption')
  })

  test('twice at once makes two calls, one after the other', async () => {
    const first = deferred()
    const shop = await shopWithCart({ [add]: () => first.promise })
    const presses = [shop.press(addToCartPressed, shoe), shop.press(addToCartPressed, { ...shoe, qty: 2 })]
    await expect.poll(() => shop.callsTo(add).length).toBe(1)
    expect(shop.see($adding)).toHaveLength(2)
    expect(shop.callsTo(add)).toHaveLength(1)
    first.resolve(aCart())
    await Promise.all(presses)
    expect(bodiesOf(shop.callsTo(add))).toMatchObject([{ qty: 1 }, { qty: 2 }])
  })

  test('that is refused tells whoever asked, and leaves the cart as it was', async () => {
    const shop = await shopWithCart({ [add]: refuse(409, 'INV700') })
    const told: unknown[] = []
    const stop = addRefused.watch(failure => told.push(failure))
    await shop.press(addToCartPressed, shoe)
    stop()
    expect(told).toMatchObject([{ item: shoe, error: { code: 'INV700' } }])
    expect(shop.see($cartError)).toBeNull()
    expect(shop.see($lines)).toHaveLength(1)
    expect(shop.see($adding)).toEqual([])
  })

  test('B11: that is to be held passes the bot check where the service asks for it, under one more transaction', async () => {
    const reserve = 'POST /cart/v1/reserveWithItem'
    const shop = await shopWithCart({
      [reserve]: ({ body }: { body: unknown }) =>
        Object(body).recaptcha_response ? cartOf(2) : refuse(403, 'AUT403', {}, 'till-bot-check'),
    })
    await shop.press(addToCartPressed, { ...shoe, reserve: true })
    const [first, second, ...more] = shop.callsTo(reserve)
    expect(more).toEqual([])
    expect(bodiesOf(shop.callsTo(reserve))).toMatchObject([
      { upc: shoe.upc },
      { recaptcha_response: 'sandbox-placeOrder' },
    ])
    const [id] = transactionsOf(first ? [first] : [])
    expect(transactionsOf(second ? [second] : [])).toEqual([`${id}-checked`])
    expect(shop.see($count)).toBe(2)
  })

  test('T4: that nobody answers is kept, and sent as the same transaction when the connection is back', async () => {
    stopClock()
    let isOffline = true
    const shop = await shopWithCart({ [add]: () => (isOffline ? noAnswer('offline')() : cartOf(2)) })
    void shop.press(addToCartPressed, shoe)
    await expect.poll(() => shop.see($staleness)).toMatchObject({ code: 'offline' })
    void shop.press(addToCartPressed, shoe)
    await expect.poll(() => shop.callsTo(add).length).toBe(2)
    isOffline = false
    skipWaits()
    await shop.press(cameOnline)
    await expect.poll(() => shop.see($isSaving)).toBe(false)
    expect(new Set(transactionsOf(shop.callsTo(add))).size).toBe(1)
    expect(shop.see($count)).toBe(2)
    expect(shop.see($staleness)).toBeNull()
  })

  test('that was not sent before a reload is sent after it, as the same transaction', async () => {
    const shop = await shopWithCart({ [add]: noAnswer('offline') })
    void shop.press(addToCartPressed, shoe)
    await expect.poll(() => shop.callsTo(add).length).toBe(1)
    const reloaded = await shopFor({ [add]: cartOf(2), [read]: cartOf(2) }, { config: shop.config })
    await expect.poll(() => reloaded.see($count)).toBe(2)
    expect(transactionsOf(reloaded.callsTo(add))).toEqual(transactionsOf(shop.callsTo(add)).slice(0, 1))
  })
})
