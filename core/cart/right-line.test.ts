import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CartItem } from '../shapes/cart-item'
import { aCart, anItem } from '../testing/a-cart'
import { skipWaits } from '../testing/shop-clock'
import { type Call, refuse, type Shop, shopFor } from '../testing/shop-for'
import { bodiesOf, cartCalls } from '../testing/shop-with-cart'
import { quantityChanged, removePressed } from './index'
import { cartAnswered } from './model'

const { add, begin, remove, update } = cartCalls

type Different = Partial<CartItem>

const of = (basketId: string, ids: readonly string[], lines: readonly Different[]) =>
  aCart({ basketId, items: lines.map((line, at) => anItem({ upc: 'upc-1', ...line, id: ids[at] ?? '' })) })

afterEach(() => void vi.unstubAllGlobals())

/** A shopper with two lines of one thing, whose cart the service has lost; `answer` of the new one to a call. */
async function shopOf(
  lines: readonly Different[],
  code = 'BSK404',
  answer: (call: Call) => unknown = () => undefined,
): Promise<Shop> {
  // In another order, as a service may have it.
  const anew = of('basket-2', ['item-8', 'item-7'], lines.toReversed())
  const toNew = (call: Call) => answer(call) ?? anew
  const orGone = (call: Call) =>
    (call.body as { cartId: string }).cartId === 'basket-1' ? refuse(code === 'BSK404' ? 404 : 403, code) : toNew(call)
  const shop = await shopFor({ [begin]: toNew, [add]: toNew, [update]: orGone, [remove]: orGone })
  await shop.press(cartAnswered, of('basket-1', ['item-1', 'item-2'], lines))
  shop.calls.length = 0
  return shop
}

const pickup = {
  shippingOptions: { ...anItem().shippingOptions, selected: 'pickup' as const, storeInfo: { id: 'S1', name: 'Pearl' } },
}
const elsewhere = { shippingOptions: { ...pickup.shippingOptions, storeInfo: { id: 'S2', name: 'Hawthorne' } } }
const gift = { giftOption: { to: 'Ada', email: 'ada@till.test', message: 'Run' } }
const otherGift = { giftOption: { ...gift.giftOption, to: 'Noor' } }

describe('B9: of two lines of one item, after the cart was lost, the one that was meant is changed', () => {
  test.each<[string, Different, Different]>([
    ['gift cards of two amounts', { customAmount: 50 }, { customAmount: 100 }],
    ['one is fetched from a store', {}, pickup],
    ['they are fetched from two stores', pickup, elsewhere],
    ['one is a present', {}, gift],
    ['they are presents for two people', gift, otherGift],
    ['one is a present of the shop', {}, { bonus: true }],
  ])('%s', async (_what, one, other) => {
    const lines = [one, other]
    for (const [at, line] of lines.entries()) {
      if (line.bonus) continue
      const shop = await shopOf(lines)
      await shop.press(quantityChanged, { itemId: `item-${at + 1}`, qty: 4 })
      expect(bodiesOf(shop.callsTo(update))[1]).toMatchObject({ cartId: 'basket-2', itemId: `item-${at + 7}` })
    }
  })
})

describe('B9: what waits while a lost cart is rebuilt', () => {
  test('is done to the line that was meant', async () => {
    const shop = await shopOf([{ customAmount: 50 }, { customAmount: 100 }])
    await Promise.all([
      shop.press(quantityChanged, { itemId: 'item-2', qty: 4 }),
      shop.press(removePressed, { itemId: 'item-1' }),
    ])
    expect(bodiesOf(shop.callsTo(remove))).toMatchObject([{ cartId: 'basket-2', itemId: 'item-7' }])
  })

  test('is done to its line also if the line is another item after the change before it', async () => {
    const shop = await shopOf([{}, pickup], 'BSK404', call => {
      const { storeId } = call.body as { storeId?: string }
      return storeId === 'S2' ? of('basket-2', ['item-8', 'item-7'], [pickup, elsewhere]) : undefined
    })
    await Promise.all([
      shop.press(quantityChanged, { itemId: 'item-1', qty: 1, storeId: 'S2' }),
      shop.press(quantityChanged, { itemId: 'item-1', qty: 4 }),
    ])
    expect(bodiesOf(shop.callsTo(update)).at(-1)).toMatchObject({ cartId: 'basket-2', itemId: 'item-7', qty: 4 })
  })
})

test('B9: a cart of a session that has ended (AUT498) comes back without the people its presents are for', async () => {
  vi.stubGlobal('location', { reload() {}, search: '', hash: '', hostname: 'till.test' })
  skipWaits()
  const shop = await shopOf([{ customAmount: 50 }, { customAmount: 100, ...gift }], 'AUT498', () =>
    of('basket-2', ['item-7', 'item-8'], [{ customAmount: 50 }, { customAmount: 100 }]),
  )
  await shop.press(quantityChanged, { itemId: 'item-2', qty: 4 })
  expect(JSON.stringify(bodiesOf(shop.calls))).not.toContain('Ada')
  expect(bodiesOf(shop.callsTo(update))[1]).toMatchObject({ cartId: 'basket-2', itemId: 'item-8', qty: 4 })
})
