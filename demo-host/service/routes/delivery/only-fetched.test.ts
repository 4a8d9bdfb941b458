import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as lists } from '../../../../core/lists/endpoints'
import type { Shopper } from '../../testing/callers'
import { place } from '../../testing/checkout'
import { handsOf, PORTLAND, SHOE, stockUp } from '../../testing/fetching'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const BROUGHT = 'TQ4407AB17'

let shop: TestService
let shopper: Shopper
let hands: ReturnType<typeof handsOf>
let shoe: string

beforeAll(async () => {
  shop = await testService()
  shoe = await upcOn(shop.db, SHOE, 'cobalt', '10')
  await stockUp(shop.db, [shoe])
  await handOutInStores(true)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await shop.guest()
  hands = handsOf(shopper)
})

async function handOutInStores(isRobisOnly: boolean): Promise<void> {
  const shoes = shop.db.selectFrom('products').select('document').where('id', '=', SHOE)
  const { document } = await shoes.executeTakeFirstOrThrow()
  const changed = JSON.stringify({ ...document, isRobisOnly })
  await shop.db.updateTable('products').set({ document: changed }).where('id', '=', SHOE).execute()
}

describe('what only a store hands out', () => {
  test('comes into the bag with its store, and not without one (SHP404)', async () => {
    const refused = await hands.begin({ upc: shoe })
    expect([refused.status, refused.error]).toMatchObject([409, { errorId: 'SHP404', productId: SHOE }])
    const { body } = await hands.begin({ upc: shoe, storeId: PORTLAND })
    expect(body.items[0]?.shippingOptions).toMatchObject({ selected: 'pickup', available: ['pickup', 'sts'] })
    expect((await hands.add(body.basketId, { upc: shoe })).error?.errorId).toBe('SHP404')
    expect((await hands.read(body.basketId)).body.items).toMatchObject([{ qty: 1 }])
  })

  test('is not brought home afterwards (SHP404), and its quantity changes as any other’s', async () => {
    const { body } = await hands.begin({ upc: shoe, storeId: PORTLAND })
    const itemId = body.items[0]?.id ?? ''
    expect((await hands.change(body.basketId, itemId, { storeId: null })).error?.errorId).toBe('SHP404')
    const more = await hands.change(body.basketId, itemId, { qty: 2 })
    expect(more.body.items).toMatchObject([{ qty: 2, shippingOptions: { selected: 'pickup' } }])
  })

  test('stays where it was to be fetched when its shopper is abroad, and is not ordered so (SHP404)', async () => {
    const { body } = await hands.begin({ upc: shoe, storeId: PORTLAND })
    const brought = await upcOn(shop.db, BROUGHT)
    await hands.add(body.basketId, { productId: BROUGHT, upc: brought })
    const london = {
      ...maya,
      countryCode: 'GB',
      province: '',
      city: 'London',
      postalCode: 'E2 7DJ',
      phone: '07400 123456',
    }
    await hands.address(body.basketId, { ...london, shippingId: 'home' })
    const { body: prepared } = await hands.prepare(body.basketId)
    expect(prepared.flash.map(({ code }) => code)).not.toContain('ORD516')
    expect(prepared.items[0]?.shippingOptions.selected).toBe('pickup')
    await hands.pay(body.basketId)
    expect((await place(shopper, body.basketId)).error?.errorId).toBe('SHP404')
  })

  test('that is saved for later comes back to its store', async () => {
    const { body } = await hands.begin({ upc: shoe, storeId: PORTLAND })
    const params = { basketId: body.basketId }
    await shopper.call(cart.saveLine, { params, body: { itemId: body.items[0]?.id ?? '' } })
    const saved = (await shopper.call(lists.readSaved)).body.items[0]
    const back = await hands.add(body.basketId, { upc: shoe, savedItemId: saved?.itemId, qty: 1 })
    expect(back.body.items).toMatchObject([{ shippingOptions: { selected: 'pickup', storeInfo: { id: PORTLAND } } }])
  })
})

test('a line that lay at home before only stores handed it out is not ordered (SHP404)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const later = () => vi.setSystemTime(Date.now() + 31_000)
  await handOutInStores(false)
  later()
  const { body } = await hands.begin({ upc: shoe })
  await hands.address(body.basketId, maya)
  await hands.pay(body.basketId)
  await handOutInStores(true)
  later()
  const refused = await place(shopper, body.basketId)
  vi.useRealTimers()
  expect([refused.status, refused.error?.errorId]).toEqual([409, 'SHP404'])
})
