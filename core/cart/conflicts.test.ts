import { beforeEach, describe, expect, test } from 'vitest'
import { cameOnline } from '../runtime/page-events'
import { started } from '../runtime/started'
import { aCart, anItem } from '../testing/a-cart'
import { skipWaits, stopClock } from '../testing/shop-clock'
import { noAnswer, refuse, type Shop, shopFor } from '../testing/shop-for'
import { bodiesOf, cartCalls, shopWithCart, transactionsOf } from '../testing/shop-with-cart'
import { $toasts } from '../notices'
import '../wiring/cart/cart-says-what-failed'
import {
  $cart,
  $count,
  $blockingLine,
  $isSaving,
  $lines,
  addToCartPressed,
  quantityChanged,
  removePressed,
  saveForLaterPressed,
} from './index'
import { ownOperations } from './own-operations'
import { $notifications } from './upkeep'

const { add, read, update, remove } = cartCalls
const cap = anItem({ id: 'item-2', productId: 'TQ4407AB13', name: 'Cap' })
const shoe = { productId: 'TQ4407AB12', upc: 'upc-item-1' }
const panel = ownOperations()

// Nothing is sent again by itself before the shopper is back.
beforeEach(stopClock)

/** A shopper whose cart changes elsewhere while nobody answers; afterwards everybody does. */
async function apart(meanwhile: Record<string, unknown>, write: string): Promise<Shop & { isBack: () => void }> {
  let isAway = true
  const shop = await shopWithCart({
    ...meanwhile,
    [write]: () => (isAway ? noAnswer('offline')() : meanwhile[write]),
  })
  return Object.assign(shop, {
    isBack() {
      isAway = false
    },
  })
}

async function settle(shop: Shop & { isBack: () => void }): Promise<void> {
  shop.isBack()
  skipWaits()
  await shop.press(cameOnline)
  await expect.poll(() => shop.see($isSaving)).toBe(false)
}

const save = 'POST /cart/v2/cart/:basketId/saveForLater'
const gone = refuse(404, 'ORD404')
const told = (shop: Shop) => shop.see($notifications).map(({ code, details }) => [code, details])

describe('T15: a change that waited while nobody answered meets a cart that has changed', () => {
  test('its line is gone: the cart is shown as it is now, and the shopper told by name what left it', async () => {
    const shop = await apart({ [update]: gone, [read]: aCart({ items: [cap] }) }, update)
    void shop.press(quantityChanged, { itemId: 'item-1', qty: 3 })
    await expect.poll(() => shop.callsTo(update).length).toBe(1)
    const { name } = shop.see($lines)[0]?.item ?? {}
    await settle(shop)
    expect(new Set(transactionsOf(shop.callsTo(update))).size).toBe(1)
    expect(shop.callsTo(update)).toHaveLength(2)
    expect([shop.see($lines).map(({ item }) => item.id), shop.see($count)]).toEqual([['item-2'], 1])
    expect(told(shop)).toEqual([['line-gone', { name }]])
  })

  test('what follows it in the queue is still done, in its order', async () => {
    const both = aCart({ items: [cap, anItem({ id: 'item-3', productId: 'TQ4407AB16' })] })
    const shop = await apart({ [update]: gone, [read]: aCart({ items: [cap] }), [add]: both }, update)
    void shop.press(quantityChanged, { itemId: 'item-1', qty: 3 })
    void shop.press(addToCartPressed, { productId: 'TQ4407AB16', upc: 'upc-3' })
    await expect.poll(() => shop.callsTo(update).length).toBeGreaterThan(0)
    await settle(shop)
    expect(bodiesOf(shop.callsTo(add))).toMatchObject([{ productId: 'TQ4407AB16', qty: 1 }])
    expect(shop.see($count)).toBe(2)
    expect(told(shop)).toMatchObject([['line-gone', {}]])
  })

  test('what was to be removed is gone already: that is what was wished, and no error', async () => {
    const shop = await apart({ [remove]: gone, [read]: aCart({ items: [cap] }) }, remove)
    void shop.press(removePressed, { itemId: 'item-1' })
    await expect.poll(() => shop.callsTo(remove).length).toBe(1)
    await settle(shop)
    expect(shop.see($lines)).toMatchObject([{ item: { id: 'item-2' }, error: null }])
    expect(told(shop)).toEqual([])
  })

  test('what was to be kept for later is gone: it is told as gone', async () => {
    const shop = await shopWithCart({ [save]: gone, [read]: aCart({ items: [] }) })
    await shop.press(saveForLaterPressed, { itemId: 'item-1' })
    expect(shop.see($lines)).toEqual([])
    expect(told(shop)).toMatchObject([['line-gone', {}]])
  })

  test('its line is gone, and the cart cannot be read: the line says what the service said', async () => {
    const shop = await shopWithCart({ [update]: gone, [read]: noAnswer() })
    await shop.press(quantityChanged, { itemId: 'item-1', qty: 3 })
    expect(shop.see($lines)).toMatchObject([{ item: { id: 'item-1' }, error: { code: 'ORD404' } }])
  })

  test('there are fewer to sell: the line keeps its quantity and says how many there are', async () => {
    const shop = await apart({ [update]: refuse(409, 'INV408', { maxAllowedQty: 2 }) }, update)
    void shop.press(quantityChanged, { itemId: 'item-1', qty: 5 })
    await expect.poll(() => shop.callsTo(update).length).toBe(1)
    expect(shop.see($lines)[0]).toMatchObject({ qty: 5, pending: 'change' })
    await settle(shop)
    expect(shop.callsTo(update)).toHaveLength(2)
    expect(shop.see($lines)[0]).toMatchObject({
      qty: 1,
      pending: null,
      error: { code: 'INV408', details: { maxAllowedQty: 2 } },
    })
  })

  test('nothing is left to sell: the line says so, and is in the way of checkout at once', async () => {
    const soldOut = aCart({ items: [anItem({ unavailable: 'INV700' })] })
    const shop = await apart({ [update]: refuse(409, 'INV700'), [read]: soldOut }, update)
    void shop.press(quantityChanged, { itemId: 'item-1', qty: 2 })
    await expect.poll(() => shop.callsTo(update).length).toBe(1)
    await settle(shop)
    expect(shop.see($lines)[0]).toMatchObject({ qty: 1, error: { code: 'INV700' } })
    expect(shop.see($blockingLine)).toMatchObject({ id: 'item-1' })
  })

  test('the price is another: the change is done, and the line tells of its price', async () => {
    const flash = [{ code: 'ProductPriceChanged', message: '', itemId: 'item-1', details: { was: 112, now: 99 } }]
    const shop = await apart({ [update]: aCart({ items: [anItem({ qty: 2 })], flash }) }, update)
    void shop.press(quantityChanged, { itemId: 'item-1', qty: 2 })
    await expect.poll(() => shop.callsTo(update).length).toBe(1)
    await settle(shop)
    expect(shop.see($cart)).toMatchObject({ totalItemCount: 2, flash })
    expect(shop.see($notifications)).toEqual(flash)
  })

  test('what was to be added before a reload is sold out: a toast says so, since nobody else is there to', async () => {
    const shop = await shopWithCart({ [add]: noAnswer('offline') })
    void shop.press(panel.requested, { kind: 'add', item: shoe })
    await expect.poll(() => shop.callsTo(add).length).toBe(1)
    const now = { [add]: refuse(409, 'INV700'), [read]: aCart() }
    const again = await shopFor(now, { config: shop.config, isStarted: false })
    void again.press(started, again.config)
    await expect.poll(() => again.see($toasts)).toMatchObject([{ code: 'INV700', tone: 'danger' }])
    expect(new Set(transactionsOf([...shop.callsTo(add), ...again.callsTo(add)])).size).toBe(1)
    expect([again.see($isSaving), again.see($count)]).toEqual([false, 1])
  })
})
