import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as profile } from '../../../core/profile/endpoints'
import { programmeCredit } from '../repositories/stored-values'
import { auditValues } from '../testing/audit-values'
import type { Shopper } from '../testing/callers'
import { makeReady, place, readyCart } from '../testing/checkout'
import { upcOn } from '../testing/shelves'
import { testService, type TestService } from '../testing/test-service'

const SHOE = 'TQ4407AB12'
const GIFT_CARD = 'TQ4407AB15'

let shop: TestService
let upc: string

beforeAll(async () => {
  shop = await testService()
  upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
})
afterAll(() => shop.close())

const left = async ({ consumerNo }: Shopper) => (await programmeCredit(shop.db, consumerNo))?.balance
const leave = (balance: number, { consumerNo }: Shopper) =>
  shop.db.updateTable('stored_values').set({ balance, initial: balance }).where('owner', '=', consumerNo).execute()

test.each([
  ['trade@till.test', 'Trade discount', 28, 105_000],
  ['industry@till.test', 'Industry discount', 44.8, 91_000],
])('D4: %s buys at the %s, and what is bought counts against the year’s credit', async (email, name, off, before) => {
  const member = await shop.person(email)
  expect(await left(member)).toBe(before)
  const basketId = await readyCart(member, [{ productId: SHOE, upc }])
  const { body: order } = await place(member, basketId)
  expect(order).toMatchObject({
    orderPromotions: [{ promotionName: name, price: off }],
    totals: { itemTotal: 112, total: 112 - off },
  })
  expect(await left(member)).toBe(before - (11_200 - off * 100))
  const { body } = await member.call(profile.readConsumer, {})
  expect(body.consumerProfile.consumerDetails.prosumer?.remaining).toBe(((await left(member)) ?? 0) / 100)
  expect(await auditValues(shop.db)).toEqual([])
})

test('D4: beyond the year’s credit everything costs what it costs anybody, and the cart says why', async () => {
  const member = await shop.person('trade@till.test')
  await leave(8_399, member)
  const { body } = await member.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })
  expect(body).toMatchObject({
    totals: { total: 112 },
    orderPromotions: [],
    customerNotifications: [{ code: 'ProgrammeCreditReached' }],
  })
  await leave(8_400, member)
  const { body: covered } = await member.call(cart.readCart, { params: { basketId: body.basketId } })
  expect(covered).toMatchObject({ totals: { total: 84 }, customerNotifications: [] })
})

test('D4: a gift card, which costs its amount, counts against no credit and takes no discount away', async () => {
  const member = await shop.person('trade@till.test')
  await leave(8_400, member)
  const { body: before } = await member.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })
  const giftCard = { productId: GIFT_CARD, upc: await upcOn(shop.db, GIFT_CARD), qty: 1, customAmount: 50 }
  const { body } = await member.call(cart.addItem, { body: { ...giftCard, cartId: before.basketId } })
  expect(body).toMatchObject({ totals: { itemTotal: 162, total: 134 }, customerNotifications: [] })
  await makeReady(member, before.basketId)
  expect((await place(member, before.basketId)).body).toMatchObject({ totals: { total: 134 } })
  expect(await left(member)).toBe(0)
})

test('D4: a credit that another order used up since the sum was shown refuses the order (PRC400)', async () => {
  const member = await shop.person('industry@till.test')
  await leave(10_000, member)
  const basketId = await readyCart(member, [{ productId: SHOE, upc }])
  await leave(100, member)
  expect((await place(member, basketId)).error?.errorId).toBe('PRC400')
})

test('D4: nobody else gets a programme’s discount', async () => {
  for (const shopper of [await shop.guest(), await shop.person('shopper@till.test')]) {
    const { body } = await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })
    expect(body).toMatchObject({ totals: { total: 112 }, customerNotifications: [] })
  }
})
