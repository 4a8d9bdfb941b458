import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints } from '../../../../core/in-store/endpoints'
import type { InStoreCart as Cart } from '../../../../core/in-store/contracts'
import type { Shopper } from '../../testing/callers'
import { readyCart } from '../../testing/checkout'
import { GIFT_CARD, SHOE, stockUp } from '../../testing/fetching'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
let clerk: Shopper
let shoe: string
let other: string
let basketId: string
let before: Cart

const sale = { storeId: 'S001', employeeId: 'S001-E1' }

beforeAll(async () => {
  shop = await testService()
  clerk = await shop.person('clerk@till.test')
  shoe = await upcOn(shop.db, SHOE, 'cobalt', '10')
  other = await upcOn(shop.db, SHOE, 'ember', '10')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await setAssociate(sale)
  await stockUp(shop.db, [shoe, other])
  basketId = await readyCart(clerk, [
    { productId: SHOE, upc: shoe, qty: 2 },
    { productId: SHOE, upc: other },
  ])
  before = await read()
})

const read = async () => (await clerk.call(cart.readCart, { params: { basketId } })).body as Cart
const give = (body: object, by = clerk) => by.call(endpoints.addPriceAdjustment, { params: { basketId }, body })
const take = (adjustmentId: string, by = clerk) =>
  by.call(endpoints.removePriceAdjustment, { params: { basketId, adjustmentId } })
const change = (adjustmentId: string, body: object) =>
  clerk.call(endpoints.changePriceAdjustment, { params: { basketId, adjustmentId }, body })
const idOf = ({ priceAdjustments }: Cart) => priceAdjustments.at(-1)?.adjustmentId ?? ''

/** The clerk is the store's manager, until the next test. */
const asManager = () => setAssociate({ ...sale, role: 'manager' })

const setAssociate = (associate: object) =>
  sql`update people set profile = jsonb_set(profile, '{associate}', ${JSON.stringify(associate)}::jsonb)
    where consumer_no = ${clerk.consumerNo}`.execute(shop.db)

const addsUp = ({ items, totals, orderPromotions }: Cart) => {
  const off = orderPromotions.reduce((sum, { price }) => sum + price, 0)
  const rows = items.reduce((sum, { price }) => sum + price.rowTotal, 0)
  expect(totals.itemTotal).toBeCloseTo(rows, 6)
  expect(totals.totalWithoutTax).toBeCloseTo(totals.itemTotal - off + totals.shipping, 6)
  expect(totals.total).toBeCloseTo(totals.totalWithoutTax + totals.tax, 6)
  expect(items.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0)).toBeCloseTo(rows - off, 6)
}

test('B11: an associate takes something off a line: its row, the discount, the tax and the total follow exactly', async () => {
  const [line] = before.items
  const { body } = await give({ itemId: line?.id, amount: 10.5, reason: 'Scuffed heel' })
  expect(body.priceAdjustments).toEqual([
    { adjustmentId: idOf(body), amount: 10.5, reason: 'Scuffed heel', itemId: line?.id },
  ])
  expect(body.items[0]?.price.rowTotal).toBeCloseTo((line?.price.rowTotal ?? 0) - 10.5, 6)
  expect(body.items[0]?.price.current).toBe(line?.price.current)
  expect(body.totals.totalDiscount).toBeCloseTo(before.totals.totalDiscount + 10.5, 6)
  addsUp(body)
})

test('B11: what is taken off all the goods is among the sums, in the shopper’s language, and is shared out to the cent', async () => {
  const { body } = await give({ amount: 20, reason: 'Price match' })
  expect(body.orderPromotions.at(-1)).toMatchObject({ promotionName: 'In-store price adjustment', price: 20 })
  addsUp(body)
  const german = await clerk.call(cart.readCart, { params: { basketId }, headers: { 'x-locale': 'de-DE' } })
  expect(german.body.orderPromotions.at(-1)?.promotionName).toBe('Preisanpassung im Laden')
})

test('B11: a cart has twenty of them at most', async () => {
  const given = []
  for (let times = 0; times < 21; times += 1) given.push((await give({ amount: 1, reason: 'Price match' })).status)
  expect(given).toEqual([...Array.from({ length: 20 }, () => 200), 409])
  expect((await read()).priceAdjustments).toHaveLength(20)
})

test('B11: a manager takes off all that there is and no more, and another amount or reason in its place', async () => {
  await asManager()
  const [line] = before.items
  const row = line?.price.rowTotal ?? 0
  const tooMuch = await give({ itemId: line?.id, amount: 1e9, reason: 'Display pair' })
  expect(tooMuch.error).toMatchObject({ errorId: 'PRC400', field: 'amount', maxAmount: row, maxPercent: 100 })
  const max = await give({ itemId: line?.id, amount: row, reason: 'Display pair' })
  expect(max.body.items[0]?.price.rowTotal).toBe(0)
  expect(max.body.priceAdjustments[0]?.amount).toBe(row)
  addsUp(max.body)
  const less = await change(idOf(max.body), { amount: 5 })
  expect(less.body.priceAdjustments).toMatchObject([{ amount: 5, reason: 'Display pair', itemId: line?.id }])
  addsUp(less.body)
  const renamed = await change(idOf(less.body), { reason: 'Scuffed heel' })
  expect(renamed.body.priceAdjustments).toMatchObject([{ amount: 5, reason: 'Scuffed heel', itemId: line?.id }])
  expect(renamed.body.totals).toEqual(less.body.totals)
  expect((await change(idOf(less.body), { amount: 0 })).error?.errorId).toBe('PRC400')
  expect((await change('unknown', { amount: 5 })).status).toBe(404)
  expect((await read()).priceAdjustments).toEqual(renamed.body.priceAdjustments)
})

test('B11: taken back, the cart costs what it did; so it does once the line is gone and back', async () => {
  const [line] = before.items
  const goods = await give({ amount: 20, reason: 'Price match' })
  const both = await give({ itemId: line?.id, amount: 10, reason: 'Scuffed heel' })
  await take(idOf(both.body))
  const { body } = await take(idOf(goods.body))
  expect(body.priceAdjustments).toEqual([])
  expect(body.totals).toEqual(before.totals)
  expect(body.items).toEqual(before.items)

  await give({ itemId: line?.id, amount: 10, reason: 'Scuffed heel' })
  const gone = await clerk.call(cart.removeItem, { body: { cartId: basketId, itemId: line?.id } })
  expect(gone.body.priceAdjustments).toEqual([])
  const back = await clerk.call(cart.addItem, { body: { cartId: basketId, productId: SHOE, upc: shoe, qty: 2 } })
  expect(back.body.totals).toEqual(before.totals)
})

test('B11: money for money gets nothing off', async () => {
  const card = { cartId: basketId, productId: GIFT_CARD, upc: await upcOn(shop.db, GIFT_CARD) }
  const withCard = (await clerk.call(cart.addItem, { body: card })).body
  const goods = before.totals.itemTotal - before.orderPromotions.reduce((sum, { price }) => sum + price, 0)
  await asManager()
  expect((await give({ amount: 100_000, reason: 'All of it' })).error?.maxAmount).toBeCloseTo(goods, 6)
  const { body } = await give({ amount: goods, reason: 'All of it' })
  expect(body.orderPromotions.at(-1)?.price).toBeCloseTo(goods, 6)
  expect(body.totals.itemTotal).toBe(withCard.totals.itemTotal)
  addsUp(body)
  const line = withCard.items.find(({ isDigitalProduct }) => isDigitalProduct)
  const off = await give({ itemId: line?.id, amount: line?.price.rowTotal, reason: 'All of it' })
  expect(off.error).toMatchObject({ errorId: 'PRC400', field: 'amount', maxAmount: 0 })
})

test('B11, T8: nobody but an associate can, on no cart but their own, and with no sum that is none', async () => {
  const employee = await shop.person('employee@till.test')
  const own = await readyCart(employee, [{ productId: SHOE, upc: shoe }])
  const body = { amount: 5, reason: 'For me' }
  const refused = await employee.call(endpoints.addPriceAdjustment, { params: { basketId: own }, body })
  expect([refused.status, refused.error?.errorId]).toEqual([403, 'AUT404'])
  const foreign = await clerk.call(endpoints.addPriceAdjustment, { params: { basketId: own }, body })
  expect(foreign.error?.errorId).toBe('AUT498')
  expect((await take('anything', employee)).status).toBe(403)
  for (const amount of [0, 0.001]) expect((await give({ amount, reason: 'x' })).error?.errorId).toBe('PRC400')
  expect((await give({ amount: -1, reason: 'x' })).status).toBe(400)
  expect((await give({ amount: 1, reason: '' })).status).toBe(400)
  expect((await give({ itemId: 'nobody', amount: 1, reason: 'x' })).error?.errorId).toBe('ORD404')
  expect((await take('unknown')).error?.errorId).toBe('PRC400')
  expect((await read()).totals).toEqual(before.totals)
})

test('B11, T8: an associate takes off three tenths at most, off lines and goods together, also once the cart is smaller', async () => {
  const [line] = before.items
  const row = line?.price.rowTotal ?? 0
  const refused = await give({ itemId: line?.id, amount: 1e9, reason: 'For a friend' })
  expect([refused.status, refused.error]).toMatchObject([
    409,
    { errorId: 'PRC400', field: 'amount', maxPercent: 30, maxAmount: Math.round(row * 30) / 100 },
  ])
  expect((await read()).priceAdjustments).toEqual([])

  const given = await give({ itemId: line?.id, amount: row * 0.3, reason: 'Scuffed heel' })
  const goods = before.items.reduce((sum, { price }) => sum + price.rowTotal, 0)
  const both = await give({ amount: goods * 0.3, reason: 'For a friend' })
  expect(both.error?.errorId).toBe('PRC400')
  expect((await change(idOf(given.body), { amount: row })).error?.errorId).toBe('PRC400')

  const params = { basketId }
  const less = await clerk.call(cart.updateItem, { params, body: { itemId: line?.id, qty: 1 } })
  const off = (less.body as Cart).priceAdjustments[0]?.amount ?? 0
  expect(off).toBeCloseTo((row / 2) * 0.3, 6)
})

test('B11: only an associate sells in a store; the order keeps who sold it, and tells it to associates alone', async () => {
  const guest = await shop.guest()
  const theirs = await readyCart(guest, [{ productId: SHOE, upc: shoe }])
  const buy = (by: Shopper, cartId: string, info?: object) =>
    by.call(checkout.placeOrder, {
      body: { cartId, paymentMethod: { code: 'CREDIT_CARD' }, ...(info ? { inStoreSalesInfo: info } : {}) },
    })
  const refused = await buy(guest, theirs, sale)
  expect([refused.status, refused.error?.errorId]).toEqual([403, 'AUT404'])
  expect((await buy(clerk, basketId, { ...sale, employeeId: 'S002-E1' })).error?.errorId).toBe('STR404')

  const { body: order } = await buy(clerk, basketId, sale)
  expect(order.inStoreSalesInfo).toEqual(sale)
  const again = await clerk.call(checkout.readOrder, { params: { orderId: order.orderNumber } })
  expect(again.body.inStoreSalesInfo).toEqual(sale)
  const email = order.shippingAddress[0]?.email ?? ''
  const tracked = await guest.call(checkout.trackOrder, { body: { orderNumber: order.orderNumber, email } })
  expect([tracked.status, tracked.body.inStoreSalesInfo]).toEqual([200, undefined])
})

test('B11: the associate alone is told that they may; the order names store and employee, and costs what was agreed', async () => {
  expect(before.mayAdjust).toBe(true)
  const guest = await shop.guest()
  const theirs = await readyCart(guest, [{ productId: SHOE, upc: shoe }])
  expect((await guest.call(cart.readCart, { params: { basketId: theirs } })).body).not.toHaveProperty('mayAdjust')

  const { body } = await give({ amount: 20, reason: 'Price match' })
  const unnamed = await clerk.call(checkout.placeOrder, {
    body: { cartId: basketId, paymentMethod: { code: 'CREDIT_CARD' } },
  })
  expect([unnamed.status, unnamed.error?.errorId]).toEqual([404, 'STR404'])
  const order = await clerk.call(checkout.placeOrder, {
    body: { cartId: basketId, paymentMethod: { code: 'CREDIT_CARD' }, inStoreSalesInfo: sale },
  })
  // An order also keeps its tax by rate.
  expect(order.body.totals).toEqual({ ...body.totals, taxes: expect.any(Array) })
  expect(order.body.orderPromotions).toEqual(body.orderPromotions)
})
