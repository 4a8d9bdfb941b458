import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints } from '../../../../core/cart/endpoints'
import { expireHolds } from '../../stock/expire-holds'
import type { Shopper } from '../../testing/callers'
import { handsOf, PORTLAND, putOnShelf, SHOE, shopWithShoes } from '../../testing/fetching'
import { stockOf } from '../../testing/shelves'
import type { TestService } from '../../testing/test-service'
import { shelfKey } from '../../stock/shelf-key'

let shop: TestService
let shopper: Shopper
let shoe: string
let other: string

beforeAll(async () => {
  ;({ shop, shoe, other } = await shopWithShoes())
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await shop.guest()
  await shop.db.deleteFrom('stock_holds').execute()
  for (const upc of [shoe, other]) await putOnShelf(shop.db, upc, 3)
})

const reserve = (body: object, by = shopper) =>
  by.call(endpoints.reserveWithItem, { body: { productId: SHOE, upc: shoe, ...body } })
const add = (cartId: string, body: object, by = shopper) =>
  by.call(endpoints.addItem, { body: { cartId, productId: SHOE, upc: shoe, ...body } })
const reservedOf = async (upc: string) => (await stockOf(shop.db, upc)).reserved

test('B11: begins a cart and holds the stock of the item for a quarter of an hour', async () => {
  const { status, body } = await reserve({ qty: 2 })
  expect(status).toBe(200)
  const [line] = body.items
  expect(line).toMatchObject({ qty: 2, upc: shoe })
  const minutes = (Date.parse(line?.reservedUntil ?? '') - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThanOrEqual(15)
  expect(await stockOf(shop.db, shoe)).toEqual({ on_hand: 3, reserved: 2 })
  const read = await shopper.call(endpoints.readCart, { params: { basketId: body.basketId } })
  expect(read.body).toEqual(body)
})

test('B11: nobody else can have what is held, and the shopper who holds it can buy it', async () => {
  const { body } = await reserve({ qty: 2 })
  const stranger = await shop.guest()
  expect((await reserve({ qty: 2 }, stranger)).error).toMatchObject({ errorId: 'INV408', maxAllowedQty: 1 })
  expect((await reserve({}, stranger)).status).toBe(200)
  expect((await reserve({}, await shop.guest())).error?.errorId).toBe('INV703')
  expect((await handsOf(shopper).prepare(body.basketId)).body.flash.map(({ code }) => code)).toEqual([
    'InvalidShippingAddress',
  ])
  expect(await reservedOf(shoe)).toBe(3)
})

test('B11: holds a second item beside the first, and the whole line where more of the same comes', async () => {
  const { body } = await reserve({})
  await add(body.basketId, { upc: other })
  expect(await reservedOf(other)).toBe(0)
  const both = await reserve({ cartId: body.basketId, upc: other })
  expect(both.body.items.map(({ qty, reservedUntil }) => [qty, Boolean(reservedUntil)])).toEqual([
    [1, true],
    [2, true],
  ])
  expect([await reservedOf(shoe), await reservedOf(other)]).toEqual([1, 2])
})

test('B11: what leaves the cart, or becomes less, is held no more', async () => {
  const { body } = await reserve({ qty: 3 })
  const [line] = body.items
  const params = { basketId: body.basketId }
  const fewer = await shopper.call(endpoints.updateItem, { params, body: { itemId: line?.id, qty: 1 } })
  expect(fewer.body.items[0]?.reservedUntil).toBe(line?.reservedUntil)
  expect(await reservedOf(shoe)).toBe(1)
  const more = await shopper.call(endpoints.updateItem, { params, body: { itemId: line?.id, qty: 2 } })
  expect(more.body.items[0]?.reservedUntil).toBeUndefined()
  await shopper.call(endpoints.removeItem, { body: { cartId: body.basketId, itemId: line?.id } })
  expect(await reservedOf(shoe)).toBe(0)
  expect(await shop.db.selectFrom('stock_holds').selectAll().execute()).toEqual([])
})

test('B11, T12: what was held first expires first, once, and the rest stays held', async () => {
  const { body } = await reserve({ qty: 2 })
  await reserve({ cartId: body.basketId, upc: other })
  const past = new Date(Date.now() - 1000)
  await shop.db.updateTable('stock_holds').set({ expires_at: past }).where('upc', '=', shoe).execute()
  const read = await shopper.call(endpoints.readCart, { params: { basketId: body.basketId } })
  expect(read.body.items.map(({ reservedUntil }) => Boolean(reservedUntil))).toEqual([false, true])
  await expireHolds(shop.db)
  await expireHolds(shop.db)
  expect([await reservedOf(shoe), await reservedOf(other)]).toEqual([0, 1])
})

test('B11: holds a store’s own shelf where the item is fetched there', async () => {
  await putOnShelf(shop.db, shoe, 1, PORTLAND)
  const { body } = await reserve({ storeId: PORTLAND })
  expect(body.items[0]).toMatchObject({ shippingOptions: { selected: 'pickup' }, reservedUntil: expect.any(String) })
  expect([await reservedOf(shelfKey(shoe, PORTLAND)), await reservedOf(shoe)]).toEqual([1, 0])
})

test('B11, T4: one transaction id holds once', async () => {
  const transactionId = 'b11-reserve-0001'
  const said = { body: { productId: SHOE, upc: shoe }, transactionId }
  const first = await shopper.call(endpoints.reserveWithItem, said)
  const second = await shopper.call(endpoints.reserveWithItem, said)
  expect(second.body).toEqual(first.body)
  expect(await reservedOf(shoe)).toBe(1)
})
