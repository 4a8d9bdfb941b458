import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { place } from '../../testing/checkout'
import { handsOf, PORTLAND, shopWithShoes, stockUp } from '../../testing/fetching'
import { maya } from '../../testing/people'
import type { TestService } from '../../testing/test-service'

let shop: TestService
let shoe: string
let other: string

beforeAll(async () => {
  ;({ shop, shoe, other } = await shopWithShoes())
  await stockUp(shop.db, [shoe, other])
})
afterAll(() => shop.close())
afterEach(() => void vi.useRealTimers())

const offer = (services: string[]) =>
  shop.db.updateTable('stores').set({ services }).where('store_id', '=', PORTLAND).execute()

test('C3: of a store that closes while its order is checked nothing is ordered (SHP404); then the line is brought home, and shown', async () => {
  const shopper = await shop.guest()
  const hands = handsOf(shopper)
  const { body } = await hands.begin({ upc: shoe, storeId: PORTLAND })
  await hands.add(body.basketId, { upc: other })
  await hands.address(body.basketId, { ...maya, shippingId: 'home' })
  await hands.address(body.basketId, maya, 'COLLECTION')
  await hands.pay(body.basketId)
  expect((await hands.prepare(body.basketId)).body.flash).toEqual([])
  await offer([])
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 31_000)
  const refused = await place(shopper, body.basketId)
  expect([refused.status, refused.error]).toMatchObject([409, { errorId: 'SHP404', itemId: body.items[0]?.id }])
  const { body: told } = await hands.prepare(body.basketId)
  expect(told.flash.map(({ code }) => code)).toContain('ORD516')
  expect(told.items.map(({ shippingOptions }) => shippingOptions.selected)).toEqual(['home', 'home'])
  expect((await place(shopper, body.basketId)).body.status).toBe('placed')
})
