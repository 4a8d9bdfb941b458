import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as profile } from '../../../core/profile/endpoints'
import { valueById } from '../repositories/stored-values'
import type { Shopper } from '../testing/callers'
import { place, readyCart } from '../testing/checkout'
import { SHOE, shopWithShoes } from '../testing/fetching'
import type { TestService } from '../testing/test-service'
import { auditValues } from '../testing/audit-values'
import { valueIds } from '../values/value-ids'

let shop: TestService
let upc: string

beforeAll(async () => {
  ;({ shop, shoe: upc } = await shopWithShoes())
})
afterAll(() => shop.close())

const fill = async (shopper: Shopper, qty = 1) =>
  (await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc, qty } })).body

/** An employee who accepted the terms. */
const accepted = async () => {
  const employee = await shop.person('employee@till.test')
  const consumerDetails = { employee: { isEmployeeDiscountTCAccepted: true } }
  await employee.call(profile.changeConsumer, { body: { consumerProfile: { consumerDetails } } })
  return employee
}

const left = async ({ consumerNo }: Shopper) => (await valueById(shop.db, valueIds.employee(consumerNo)))?.balance

test('an employee who accepted the terms buys with the discount, and what is bought counts against the year’s cap', async () => {
  const employee = await accepted()
  expect(await left(employee)).toBe(218_000)
  const basketId = await readyCart(employee, [{ productId: SHOE, upc }])
  const { body: order } = await place(employee, basketId)
  expect(order).toMatchObject({
    orderPromotions: [{ promotionName: 'Employee discount', price: 33.6 }],
    totals: { total: 78.4 },
  })
  expect(await left(employee)).toBe(218_000 - 7_840)
  expect(await auditValues(shop.db)).toEqual([])
})

test('B11, D4: an associate sells for a customer: no employee discount, and nothing counts against the associate’s cap', async () => {
  const clerk = await shop.person('clerk@till.test')
  const before = await left(clerk)
  const basketId = await readyCart(clerk, [{ productId: SHOE, upc }])
  const { body: cartOfCustomer } = await clerk.call(cart.readCart, { params: { basketId } })
  expect(cartOfCustomer).toMatchObject({ orderPromotions: [], customerNotifications: [] })
  expect(cartOfCustomer.items[0]?.price.current).toBe(112)
  const { body: order } = await place(clerk, basketId)
  expect(order).toMatchObject({ orderPromotions: [], totals: { itemTotal: 112 } })
  expect(await left(clerk)).toBe(before)
})

test('without the terms, or beyond the cap, everything costs what it costs anybody, and the cart says why', async () => {
  const unasked = await shop.person('employee@till.test')
  await shop.db
    .updateTable('people')
    .set({ terms_accepted: false })
    .where('consumer_no', '=', unasked.consumerNo)
    .execute()
  expect(await fill(unasked)).toMatchObject({
    totals: { total: 112 },
    orderPromotions: [],
    customerNotifications: [{ code: 'EmployeeTermsNotAccepted' }],
  })
  const employee = await accepted()
  await shop.db
    .updateTable('stored_values')
    .set({ balance: 7_839 })
    .where('id', '=', valueIds.employee(employee.consumerNo))
    .execute()
  expect(await fill(employee)).toMatchObject({
    totals: { total: 112 },
    customerNotifications: [{ code: 'EmployeeCapReached' }],
  })
  expect(await fill(await shop.guest())).toMatchObject({ totals: { total: 112 }, customerNotifications: [] })
})

test('what was bought with the discount when the cap was used up by another order is shown, not charged (PRC400)', async () => {
  const employee = await accepted()
  const cap = (balance: number) =>
    shop.db
      .updateTable('stored_values')
      .set({ balance })
      .where('id', '=', valueIds.employee(employee.consumerNo))
      .execute()
  await cap(10_000)
  const basketId = await readyCart(employee, [{ productId: SHOE, upc }])
  await cap(100)
  expect((await place(employee, basketId)).error?.errorId).toBe('PRC400')
  expect((await place(employee, basketId)).body.totals.total).toBe(112)
})
