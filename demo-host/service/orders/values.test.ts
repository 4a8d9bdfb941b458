import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as loyalty } from '../../../core/loyalty/endpoints'
import { inTransaction } from '../database/transaction'
import { valueById } from '../repositories/stored-values'
import type { Shopper } from '../testing/callers'
import { askBank, type cards, place, readyCart } from '../testing/checkout'
import { endpoints as checkout } from '../../../core/checkout/endpoints'
import { endpoints as cart } from '../../../core/cart/endpoints'
import type { Challenge } from '../../../core/checkout/contracts'
import { giftCards, payWith, payWithGiftCard, payWithVoucher } from '../testing/parts'
import { upcOn } from '../testing/shelves'
import { testService, type TestService } from '../testing/test-service'
import { auditValues } from '../testing/audit-values'
import { restoreValues } from '../repositories/value-ledger'
import { digitsOf, valueIds } from '../values/value-ids'

const SHOE = 'TQ4407AB12'

let shop: TestService
let upc: string

beforeAll(async () => {
  shop = await testService()
  upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  await shop.db.updateTable('stock').set({ on_hand: 5000 }).where('upc', '=', upc).execute()
})
afterAll(() => shop.close())

const ready = (shopper: Shopper, card: keyof typeof cards = 'pays') =>
  readyCart(shopper, [{ productId: SHOE, upc }], card)

const giftCardHolds = async (number: string) => (await valueById(shop.db, valueIds.giftCard(digitsOf(number))))?.balance

const pointsOf = async (shopper: Shopper) => (await shopper.call(loyalty.readVouchers, {})).body.currentLoyaltyPoints

test('an order takes from each what it pays, charges the card the rest, and says so', async () => {
  const shopper = await shop.person('member@till.test')
  const basketId = await ready(shopper)
  await payWithGiftCard(shopper, basketId, giftCards.fifty)
  await payWith(shopper, basketId, 'LOYALTY_POINTS', { points: 700 })
  const { body: mine } = await shopper.call(loyalty.readVouchers, {})
  await payWithVoucher(shopper, basketId, mine.applicableLoyaltyVouchers[0]?.id ?? '')
  const { body: order } = await place(shopper, basketId)
  expect(order.payment_instruments.map(({ payment_method_id: id, amount }) => [id, amount])).toEqual([
    ['CREDIT_CARD', 50],
    ['GIFT_CARD', 50],
    ['LOYALTY_POINTS', 7],
  ])
  expect(order).toMatchObject({
    reward: { points: 500, amountInCurrency: 5 },
    totals: { total: 112, remainingToPay: 50 },
  })
  expect(await giftCardHolds(giftCards.fifty)).toBe(0)
  expect(await pointsOf(shopper)).toBe(300)
  const charged = await shop.db
    .selectFrom('payments')
    .select('amount')
    .where('order_number', '=', order.orderNumber)
    .execute()
  expect(charged).toEqual([{ amount: 5000 }])
  const used = (await shopper.call(loyalty.readVouchers, {})).body.applicableLoyaltyVouchers[0]
  expect(used).toMatchObject({ available: false })
  expect(await auditValues(shop.db)).toEqual([])

  await inTransaction(shop.db, tx => restoreValues(tx, order.orderNumber))
  await inTransaction(shop.db, tx => restoreValues(tx, order.orderNumber))
  expect(await giftCardHolds(giftCards.fifty)).toBe(5000)
  expect(await pointsOf(shopper)).toBe(1500)
  expect(await auditValues(shop.db)).toEqual(
    [`${order.orderNumber} stands and gave`]
      .map(start => expect.stringContaining(start))
      .concat(Array.from({ length: 2 }, () => expect.stringContaining('stands and gave'))),
  )
  await shop.db.updateTable('orders').set({ state: 'void' }).where('order_number', '=', order.orderNumber).execute()
  expect(await auditValues(shop.db)).toEqual([])
})

test('a declined card gives all of it back, exactly', async () => {
  const shopper = await shop.person('member@till.test')
  const basketId = await ready(shopper, 'declined')
  const before = [await giftCardHolds(giftCards.fifty), await pointsOf(shopper)]
  await payWithGiftCard(shopper, basketId, giftCards.fifty)
  await payWith(shopper, basketId, 'LOYALTY_POINTS', { points: 900 })
  expect((await place(shopper, basketId)).error?.errorId).toBe('PAY400')
  expect([await giftCardHolds(giftCards.fifty), await pointsOf(shopper)]).toEqual(before)
  const { body } = await shopper.call(cart.readCart, { params: { basketId } })
  expect(body.totals.remainingToPay).toBe(53)
  expect(await auditValues(shop.db)).toEqual([])
})

test('a bank that says no gives all of it back, and the new cart is paid with the same parts', async () => {
  const shopper = await shop.guest()
  const basketId = await ready(shopper, 'challenged')
  await payWithGiftCard(shopper, basketId, giftCards.fifty)
  const { body: order } = await place(shopper, basketId)
  expect(await giftCardHolds(giftCards.fifty)).toBe(0)
  const details = order.flash[0]?.details as Challenge
  const challengeResult = await askBank(shop.app, details.challengeUrl, '9999')
  const refused = await shopper.call(checkout.patchOrder, {
    params: { orderNumber: order.orderNumber },
    body: {
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { transactionId: details.transactionId, challengeResult } },
    },
  })
  expect(refused.error).toMatchObject({ errorId: 'PAY400', basketId: expect.any(String) })
  expect(await giftCardHolds(giftCards.fifty)).toBe(5000)
  const { body } = await shopper.call(cart.readCart, { params: { basketId: String(refused.error?.basketId) } })
  expect(body.payment_instruments).toMatchObject([{ payment_method_id: 'GIFT_CARD', amount: 50 }])
  expect(body.totals.remainingToPay).toBe(62)
  expect(await auditValues(shop.db)).toEqual([])
})

test('a gift card alone pays an order, without a card and without a charge', async () => {
  const shopper = await shop.guest()
  const basketId = await ready(shopper)
  await payWithGiftCard(shopper, basketId, giftCards.fiveHundred)
  const { body: order } = await place(shopper, basketId)
  expect(order.payment_instruments).toMatchObject([{ payment_method_id: 'GIFT_CARD', amount: 112 }])
  expect(order.paymentMethod.code).toBe('GIFT_CARD')
  expect(
    await shop.db.selectFrom('payments').select('amount').where('order_number', '=', order.orderNumber).execute(),
  ).toEqual([])
  expect(await giftCardHolds(giftCards.fiveHundred)).toBe(38_800)
})

test('nobody is charged more by card than they saw: a gift card that another order emptied is shown first (PYT400)', async () => {
  const shopper = await shop.guest()
  const basketId = await ready(shopper)
  await payWithGiftCard(shopper, basketId, giftCards.fifty)
  const other = await shop.guest()
  const otherBasket = await ready(other)
  await payWith(other, otherBasket, 'GIFT_CARD', { giftCard: { number: giftCards.fifty, pin: '1234' }, amount: 30 })
  expect((await place(other, otherBasket)).status).toBe(200)
  expect((await place(shopper, basketId)).error?.errorId).toBe('PYT400')
  const { body } = await place(shopper, basketId)
  expect(body.payment_instruments.map(({ amount }) => amount)).toEqual([92, 20])
})

test('T10: one gift card, a hundred orders at once: never below nothing, never spent twice', {
  timeout: 180_000,
}, async () => {
  const number = digitsOf(giftCards.fiveHundred)
  const before = (await giftCardHolds(number)) ?? 0
  const buyers: { shopper: Shopper; basketId: string }[] = []
  for (let index = 0; index < 100; index += 1) {
    const shopper = await shop.guest()
    const basketId = await ready(shopper)
    await payWithGiftCard(shopper, basketId, number)
    buyers.push({ shopper, basketId })
  }
  const answers = await Promise.all(buyers.map(({ shopper, basketId }) => place(shopper, basketId)))
  const placed = answers.filter(({ status }) => status === 200)
  expect(placed).toHaveLength(Math.floor(before / 11_200))
  expect(new Set(answers.flatMap(({ error }) => (error ? [error.errorId] : [])))).toEqual(new Set(['PYT400']))
  expect(await giftCardHolds(number)).toBe(before - placed.length * 11_200)
  expect(await auditValues(shop.db)).toEqual([])
})

test('T10: the same for a member’s points, voucher and reward, from twenty carts at once', {
  timeout: 120_000,
}, async () => {
  const shopper = await shop.person('member@till.test')
  const { body: mine } = await shopper.call(loyalty.readVouchers, {})
  const voucher = mine.applicableLoyaltyVouchers.find(({ available, eligible }) => available && eligible)
  const baskets: string[] = []
  for (let index = 0; index < 20; index += 1) {
    const basketId = await ready(shopper)
    if (index % 2) await payWithVoucher(shopper, basketId, voucher?.id ?? '')
    else await payWith(shopper, basketId, 'REWARD_CODE', { code: 'FIRSTMILE' })
    await payWith(shopper, basketId, 'LOYALTY_POINTS', { points: 300 })
    baskets.push(basketId)
  }
  const answers = await Promise.all(baskets.map(basketId => place(shopper, basketId)))
  const placed = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []))
  expect(placed.filter(({ reward }) => reward)).toHaveLength(1)
  expect(placed.filter(order => order.payment_instruments.some(part => part.code === 'FIRSTMILE'))).toHaveLength(1)
  const refusals = answers.flatMap(({ error }) => (error ? [error.errorId] : []))
  expect(refusals.every(code => code === 'PYT400' || code === 'REW140')).toBe(true)
  expect(await pointsOf(shopper)).toBeGreaterThanOrEqual(0)
  expect(await auditValues(shop.db)).toEqual([])
})

test('T10: the same for a year’s credit, from twenty carts at once; an order that is taken back gives it back, once', {
  timeout: 120_000,
}, async () => {
  const shopper = await shop.person('athlete@till.test')
  const id = valueIds.athlete(shopper.consumerNo)
  const left = async () => (await valueById(shop.db, id))?.balance ?? 0
  const before = await left()
  const baskets: string[] = []
  for (let index = 0; index < 20; index += 1) {
    const basketId = await ready(shopper)
    await payWith(shopper, basketId, 'ATHLETES_PAYMENT')
    baskets.push(basketId)
  }
  const answers = await Promise.all(baskets.map(basketId => place(shopper, basketId)))
  const placed = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []))
  expect(placed).toHaveLength(Math.floor(before / 11_200))
  expect(new Set(answers.flatMap(({ error }) => (error ? [error.errorId] : [])))).toEqual(new Set(['PYT400']))
  expect(await left()).toBe(before - placed.length * 11_200)
  const body = { orderNumber: placed[0]?.orderNumber ?? '' }
  for (const again of [200, 200]) expect((await shopper.call(checkout.cancelOrder, { body })).status).toBe(again)
  expect(await left()).toBe(before - (placed.length - 1) * 11_200)
  expect(await auditValues(shop.db)).toEqual([])
})

test('a year’s credit is whole again with the first order of the next year', async () => {
  const shopper = await shop.person('athlete@till.test')
  await shop.db.updateTable('stored_values').set({ year: 2020 }).where('kind', '=', 'athlete').execute()
  const basketId = await ready(shopper)
  await payWith(shopper, basketId, 'ATHLETES_PAYMENT')
  const { body: order } = await place(shopper, basketId)
  expect(order.payment_instruments).toMatchObject([{ payment_method_id: 'ATHLETES_PAYMENT', amount: 112 }])
  const value = await valueById(shop.db, valueIds.athlete(shopper.consumerNo))
  expect(value?.balance).toBe(200_000 - 11_200)
  expect(await auditValues(shop.db)).toEqual([])
})
