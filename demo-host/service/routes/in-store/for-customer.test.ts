import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints } from '../../../../core/in-store/endpoints'
import { endpoints as purchases } from '../../../../core/purchases/endpoints'
import { limitsOf } from '../../limits'
import type { Shopper } from '../../testing/callers'
import { readyCart } from '../../testing/checkout'
import { SHOE, stockUp } from '../../testing/fetching'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
let clerk: Shopper
let shoe: string

const sale = { storeId: 'S001', employeeId: 'S001-E1' }

beforeAll(async () => {
  shop = await testService()
  clerk = await shop.person('clerk@till.test')
  shoe = await upcOn(shop.db, SHOE, 'cobalt', '10')
  await stockUp(shop.db, [shoe])
})
afterAll(() => shop.close())

const find = (email: string, by = clerk) => by.call(endpoints.findCustomer, { body: { email } })

async function sell(info: object) {
  const cartId = await readyCart(clerk, [{ productId: SHOE, upc: shoe }])
  return clerk.call(checkout.placeOrder, {
    body: { cartId, paymentMethod: { code: 'CREDIT_CARD' }, inStoreSalesInfo: { ...sale, ...info } },
  })
}

test('A9: what an associate sells for a customer is in the customer’s history, and the associate still reads it', async () => {
  const member = await shop.person('member@till.test')
  const found = await find(' Member@till.test ')
  expect(found.body).toEqual({ customerNo: member.consumerNo, firstName: 'Noor' })
  const { body: order } = await sell({ customerNo: found.body.customerNo })
  const historyOf = async (who: Shopper) =>
    (await who.call(purchases.listPurchases, { body: {} })).body.orders.map(({ orderNumber }) => orderNumber)
  expect(await historyOf(member)).toContain(order.orderNumber)
  expect(await historyOf(clerk)).not.toContain(order.orderNumber)
  const params = { orderId: order.orderNumber }
  const again = await clerk.call(checkout.readOrder, { params })
  expect(again.body.inStoreSalesInfo).toEqual({ ...sale, customerNo: member.consumerNo })
  expect((await member.call(checkout.readOrder, { params })).body).not.toHaveProperty('inStoreSalesInfo')
  const stranger = await shop.person('shopper@till.test')
  expect((await stranger.call(checkout.readOrder, { params })).status).toBe(404)
})

test('A9: a customer who is unknown or whose account is closed is CCN404, when asked for and when sold to', async () => {
  for (const email of ['nobody@till.test', 'closed@till.test']) {
    const { status, error } = await find(email)
    expect([status, error?.errorId, error?.['field']]).toEqual([404, 'CCN404', 'email'])
  }
  expect((await sell({ customerNo: 'nobody' })).error?.errorId).toBe('CCN404')
})

test('A9, T20: an associate alone asks whether somebody is a customer, and not without end', async () => {
  const employee = await shop.person('employee@till.test')
  expect((await find('member@till.test', employee)).error?.errorId).toBe('AUT404')
  const strict = await testService({ limits: limitsOf(true) })
  const seller = await strict.person('clerk@till.test')
  const statuses = []
  for (let i = 0; i < 31; i += 1) statuses.push((await find(`nobody.${i}@till.test`, seller)).status)
  expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([404]), 429])
  await strict.close()
})
