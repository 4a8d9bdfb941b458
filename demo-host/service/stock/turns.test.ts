import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as checkout } from '../../../core/checkout/endpoints'
import { readConfiguration } from '../configuration'
import type { Shopper } from '../testing/callers'
import { place, readyCart } from '../testing/checkout'
import { putOnShelf, SHOE } from '../testing/fetching'
import { stockOf, upcOn } from '../testing/shelves'
import { testService, type TestService } from '../testing/test-service'
import { expireHolds } from './expire-holds'
import { deleteOldTurns } from '../repositories/hold-turns'

const OFFICE = '198.51.100.7'
const MINUTE = 60_000

let shop: TestService
let shoe: string

beforeAll(async () => {
  const { limits } = readConfiguration({})
  shop = await testService({ limits: limits && { ...limits, everything: { max: 10_000, seconds: 60 } }, proxies: 1 })
  shoe = await upcOn(shop.db, SHOE, 'cobalt', '10')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('stock_holds').execute()
  await shop.db.deleteFrom('hold_turns').execute()
  await putOnShelf(shop.db, shoe, 100)
})

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const reserve = (by: Shopper, address = OFFICE, more: object = {}) =>
  by.call(cart.reserveWithItem, { ...from(address), body: { productId: SHOE, upc: shoe, qty: 10, ...more } })
const prepare = (by: Shopper, basketId: string, address = OFFICE, more: object = {}) =>
  by.call(checkout.prepareOrder, { ...from(address), body: { basketId, ...more } })
const reservedOf = async (upc = shoe) => (await stockOf(shop.db, upc)).reserved
/** So much time goes by, for what is held. */
async function wait(minutes: number): Promise<void> {
  await sql`update hold_turns set began_at = began_at - ${`${minutes} minutes`}::interval`.execute(shop.db)
  await sql`update stock_holds set expires_at = expires_at - ${`${minutes} minutes`}::interval`.execute(shop.db)
  await expireHolds(shop.db)
  await deleteOldTurns(shop.db)
}

test('T21: one network holds 150 pieces of all items, however many its guests and the stock; the next one is asked', async () => {
  await putOnShelf(shop.db, shoe, 10_000)
  for (let guests = 0; guests < 15; guests += 1) expect((await reserve(await shop.guest())).status).toBe(200)
  const next = await shop.guest()
  expect((await reserve(next)).error?.errorId).toBe('AUT403')
  expect((await reserve(next, '203.0.113.9')).status).toBe(200)
  expect(await reservedOf()).toBe(160)
})

test('T21: guests of one network hold a quarter of an item’s stock; the next one is asked to show that they are a person', async () => {
  for (const guest of [await shop.guest(), await shop.guest(), await shop.guest()]) {
    expect((await reserve(guest)).status).toBe(200)
  }
  const next = await shop.guest()
  const asked = await reserve(next)
  expect([asked.status, asked.error?.errorId]).toEqual([403, 'AUT403'])
  expect(asked.body).toMatchObject({ appId: 'till-bot-check' })
  expect(await reservedOf()).toBe(30)
  const shown = await reserve(next, OFFICE, { recaptcha_response: 'ok' })
  expect([shown.status, Boolean(shown.body.items[0]?.reservedUntil)]).toEqual([200, true])
  expect((await reserve(await shop.guest(), '203.0.113.9')).status).toBe(200)
  expect(await reservedOf()).toBe(50)
})

test('T21: all networks together hold half of an item’s stock before anybody who goes on is asked', async () => {
  for (const host of [1, 2, 3, 4, 5]) {
    expect((await reserve(await shop.guest(), `203.0.113.${host}`)).status).toBe(200)
  }
  expect((await reserve(await shop.guest(), '203.0.113.6')).status).toBe(403)
  expect(await reservedOf()).toBe(50)
})

test('T21: one shopper holds forty pieces, in however many carts; what is more is in the cart, not held', async () => {
  const { upcs } = await manyItems(6)
  const shopper = await shop.guest()
  const reserved = []
  for (const { productId, upc } of upcs) {
    await putOnShelf(shop.db, upc, 100)
    const { body } = await reserve(shopper, OFFICE, { productId, upc, qty: 9 })
    reserved.push(Boolean(body.items[0]?.reservedUntil))
  }
  expect(reserved).toEqual([true, true, true, true, false, false])
})

test('T12: a hold ends for good half an hour after it began, however often it is renewed, and its turn comes again later', async () => {
  const shopper = await shop.guest()
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc: shoe, qty: 2 }])
  const minutesAfter = async (minutes: number) => {
    await wait(minutes)
    const until = (await prepare(shopper, basketId)).body.items[0]?.reservedUntil
    return until ? Math.round((Date.parse(until) - Date.now()) / MINUTE) : null
  }
  expect([await minutesAfter(0), await minutesAfter(14), await minutesAfter(14)]).toEqual([15, 15, 2])
  expect([await minutesAfter(3), await reservedOf()]).toEqual([null, 0])
  await shopper.call(cart.removeItem, { body: { cartId: basketId, itemId: await firstLine(shopper, basketId) } })
  expect((await reserve(shopper, OFFICE, { qty: 2 })).body.items[0]?.reservedUntil).toBeUndefined()
  await wait(30)
  expect((await reserve(shopper, OFFICE, { qty: 2 })).body.items[0]?.reservedUntil).toBeDefined()
})

test('T21: past the limit an order is prepared without a hold, bought all the same, and who bought leaves no turn', async () => {
  await shop.db
    .insertInto('hold_turns')
    .values({ consumer_no: 'a neighbour', upc: shoe, network: OFFICE, qty: 30, began_at: new Date() })
    .execute()
  const shopper = await shop.guest()
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc: shoe }])
  const prepared = await prepare(shopper, basketId)
  expect([prepared.status, prepared.body.items[0]?.reservedUntil, await reservedOf()]).toEqual([200, undefined, 0])
  const shown = await prepare(shopper, basketId, OFFICE, { recaptcha_response: 'ok' })
  expect([Boolean(shown.body.items[0]?.reservedUntil), await reservedOf()]).toEqual([true, 1])
  expect((await place(shopper, basketId)).status).toBe(200)
  const turns = await shop.db.selectFrom('hold_turns').select('consumer_no').execute()
  expect(turns).toEqual([{ consumer_no: 'a neighbour' }])
})

test('T21: the last of three hundred buyers behind one office network, each with an item of their own, can pay', async () => {
  const { upcs } = await manyItems(4)
  const colleagues = Array.from({ length: 297 }, (_none, index) => ({
    consumer_no: `colleague ${index}`,
    upc: `thing ${index}`,
    network: OFFICE,
    qty: 1,
    began_at: new Date(),
  }))
  await shop.db.insertInto('hold_turns').values(colleagues).execute()
  for (const { productId, upc } of upcs) {
    await putOnShelf(shop.db, upc, 1)
    const buyer = await shop.guest()
    const basketId = await readyCart(buyer, [{ productId, upc }])
    const prepared = await prepare(buyer, basketId)
    const body = { cartId: basketId, paymentMethod: { code: 'CREDIT_CARD' } }
    const placed = await buyer.call(checkout.placeOrder, { ...from(OFFICE), body })
    expect([prepared.status, placed.status, placed.body.status]).toEqual([200, 200, 'placed'])
  }
})

const firstLine = async (shopper: Shopper, basketId: string) =>
  (await shopper.call(cart.readCart, { params: { basketId } })).body.items[0]?.id

async function manyItems(count: number): Promise<{ upcs: { productId: string; upc: string }[] }> {
  const rows = await shop.db
    .selectFrom('variants')
    .innerJoin('prices', join =>
      join.onRef('prices.product_id', '=', 'variants.product_id').on('prices.currency', '=', 'USD'),
    )
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.upc', 'variants.product_id as productId', 'products.document'])
    .distinctOn('variants.upc')
    .execute()
  const plain = rows.filter(
    ({ document, upc }) =>
      document.productType === 'physical' &&
      document.maxQty >= 10 &&
      !document.isRobisOnly &&
      !document.giftWithPurchase &&
      !document.customs &&
      upc !== shoe,
  )
  return { upcs: plain.slice(0, count).map(({ upc, productId }) => ({ upc, productId })) }
}
