import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints } from '../../../../core/cart/endpoints'
import type { Cart } from '../../../../core/shapes/cart'
import type { Shopper } from '../../testing/callers'
import { handsOf, putOnShelf, SHOE } from '../../testing/fetching'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const CAP = 'HB6156UN69'

let shop: TestService
let shopper: Shopper
let hands: ReturnType<typeof handsOf>
let shoe: string
let cap: string

beforeAll(async () => {
  shop = await testService()
  shoe = await upcOn(shop.db, SHOE, 'cobalt', '10')
  cap = await upcOn(shop.db, CAP)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await shop.guest()
  hands = handsOf(shopper)
})

/** Does something while the cap has no price in dollars. */
async function withoutPrice(act: () => Promise<void>): Promise<void> {
  const call = (from: string, to: string) =>
    sql`update prices set currency = ${to} where product_id = ${CAP} and currency = ${from}`.execute(shop.db)
  await call('USD', 'XXX')
  await act()
  await call('XXX', 'USD')
}

const capIn = ({ items }: Cart) => items.find(({ upc }) => upc === cap)

test('B10: a line without a price is told when the cart is asked for its supply, and when its order is prepared', async () => {
  const { body } = await hands.begin({ productId: CAP, upc: cap })
  await hands.add(body.basketId, { upc: shoe })
  const told = {
    code: 'ProductItemNotAvailable',
    itemId: capIn(body)?.id,
    details: { errorId: 'INV702' },
  }
  await withoutPrice(async () => {
    const checked = await hands.read(body.basketId, { inventorySupplyCheck: 'true' })
    expect(checked.body.flash).toContainEqual(expect.objectContaining(told))
    const prepared = await hands.prepare(body.basketId)
    expect(prepared.body.flash).toContainEqual(expect.objectContaining(told))
    expect(capIn(prepared.body)?.unavailable).toBe('INV702')
  })
})

test('B10: whoever asks has it taken out, and is told how many lines are left', async () => {
  const { body } = await hands.begin({ productId: CAP, upc: cap })
  await hands.add(body.basketId, { upc: shoe })
  const alone = await hands.begin({ productId: CAP, upc: cap })
  await withoutPrice(async () => {
    const patched = (basketId: string) => hands.read(basketId, { isPatchRequired: 'true' })
    const one = (await patched(body.basketId)).body
    expect(one.items.map(({ upc }) => upc)).toEqual([shoe])
    expect(one.flash).toMatchObject([{ code: 'ProductItemNotAvailable', details: { left: 1 } }])
    const none = (await patched(alone.body.basketId)).body
    expect(none.items).toEqual([])
    expect(none.flash).toMatchObject([{ code: 'ProductItemNotAvailable', details: { left: 0 } }])
  })
})

test('B4: what is sold out keeps its price and is in no sum, and brings no free shipping nearer', async () => {
  const { body } = await hands.begin({ productId: SHOE, upc: shoe })
  const { body: both } = await hands.add(body.basketId, { productId: CAP, upc: cap })
  const capAlone = (await hands.begin({ productId: CAP, upc: cap })).body
  await putOnShelf(shop.db, shoe, 0)
  const seen = (await hands.read(body.basketId, {})).body
  await putOnShelf(shop.db, shoe, 50)
  expect(seen.items.map(({ unavailable }) => unavailable)).toEqual(['INV700', undefined])
  expect(seen.items[0]?.price).toMatchObject({ original: 140, current: 112, rowTotal: 112 })
  expect(seen.totals).toEqual(capAlone.totals)
  expect(seen.approachingPromotions).toEqual(capAlone.approachingPromotions)
  expect(both.totals.total).toBeGreaterThan(seen.totals.total)
})

test('B10: a refused add names its product, in the language of the page', async () => {
  const productId = 'TQ4407AB19'
  const body = { productId, upc: await upcOn(shop.db, productId) }
  const refusals = ['en-US', 'de-DE'].map(async locale => {
    const { error } = await shopper.call(endpoints.createCartWithItem, { body, headers: { 'x-locale': locale } })
    return [error?.errorId, error?.['name']]
  })
  expect(await Promise.all(refusals)).toEqual([
    ['GWP403', 'Start line tote'],
    ['GWP403', 'Startlinie Tragetasche'],
  ])
})
