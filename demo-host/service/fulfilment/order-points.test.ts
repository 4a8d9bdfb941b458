import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints as loyalty } from '../../../core/loyalty/endpoints'
import { endpoints as purchases } from '../../../core/purchases/endpoints'
import { sweepPoints } from '../loyalty/sweep-points'
import { advanceSandboxClock } from '../repositories/sandbox-clock'
import { valuesById } from '../repositories/stored-values'
import { redeemValues } from '../repositories/value-ledger'
import { auditValues } from '../testing/audit-values'
import type { Shopper } from '../testing/callers'
import { place, readyCart } from '../testing/checkout'
import { carrierReports, hoursLater } from '../testing/fulfilment'
import { openShop, SHOE, shop, upc } from '../testing/open-shop'
import { payWith, payWithVoucher } from '../testing/parts'
import { valueIds } from '../values/value-ids'

openShop()

let noor: Shopper
beforeEach(async () => {
  await shop.db.deleteFrom('sandbox_clock').execute()
  noor = await shop.person('member@till.test')
})

const read = async (shopper = noor) => (await shopper.call(loyalty.readVouchers)).body
const pointsOf = async (shopper = noor) => (await read(shopper)).currentLoyaltyPoints
const buy = async (shopper: Shopper, parts: (basketId: string) => Promise<unknown> = async () => {}) => {
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
  await parts(basketId)
  const { body } = await place(shopper, basketId)
  return body.orderNumber
}
const bookOf = async (orderNumber: string, shopper = noor) =>
  (await read(shopper)).book
    ?.filter(entry => entry.orderNumber === orderNumber)
    .map(({ reason, points }) => [reason, points])

describe('an order of a member', () => {
  test('F6: brings points when it has arrived, once, however often its carrier says so', async () => {
    const before = await pointsOf()
    const orderNumber = await buy(noor)
    await hoursLater(shop, 30)
    expect(await pointsOf()).toBe(before)
    await Promise.all(Array.from({ length: 5 }, () => carrierReports(shop, `SP${orderNumber}`, 'delivered')))
    await carrierReports(shop, `SP${orderNumber}`, 'delivered')
    expect(await pointsOf()).toBe(before + 112)
    expect(await bookOf(orderNumber)).toEqual([['earned', 112]])
    expect(await auditValues(shop.db)).toEqual([])
  })

  test('F6: brings none for what points and vouchers pay', async () => {
    const orderNumber = await buy(noor, async basketId => {
      await payWith(noor, basketId, 'LOYALTY_POINTS', { points: 700 })
      const voucher = (await read()).applicableLoyaltyVouchers.find(({ available }) => available)
      await payWithVoucher(noor, basketId, voucher?.id ?? '')
    })
    await hoursLater(shop, 100)
    // 112.00, of which points paid 7.00 and the voucher 5.00.
    expect(await bookOf(orderNumber)).toContainEqual(['earned', 100])
  })

  test('F6: that comes back takes its points along, and never more than there are', async () => {
    const [saved, spent] = [await buy(noor), await buy(noor)]
    await hoursLater(shop, 100)
    const before = await pointsOf()
    await noor.call(purchases.makeReturnLabel, { params: { orderId: saved }, body: {} })
    await hoursLater(shop, 73)
    await carrierReports(shop, `SR${saved}`, 'return_to_sender')
    expect(await bookOf(saved)).toEqual([
      ['returned', -112],
      ['earned', 112],
    ])
    expect(await pointsOf()).toBe(before - 112)

    const taking = { valueId: valueIds.points(noor.consumerNo), units: before - 112 - 30 }
    await shop.db.transaction().execute(tx => redeemValues(tx, 'spent elsewhere', [taking], new Date()))
    await noor.call(purchases.makeReturnLabel, { params: { orderId: spent }, body: {} })
    await hoursLater(shop, 73)
    expect(await bookOf(spent)).toContainEqual(['returned', -30])
    expect(await pointsOf()).toBe(0)
  })

  test('F6: two that arrive at once both bring their points', async () => {
    const numbers = [await buy(noor), await buy(noor), await buy(noor)]
    await hoursLater(shop, 30)
    const before = await pointsOf()
    await Promise.all(numbers.map(number => carrierReports(shop, `SP${number}`, 'delivered')))
    expect(await pointsOf()).toBe(before + 336)
  })
})

test('F6: nobody else’s order brings points, nor one of a membership that is not confirmed', async () => {
  for (const name of ['shopper@till.test', 'joining@till.test']) {
    const shopper = await shop.person(name)
    const orderNumber = await buy(shopper)
    await hoursLater(shop, 100)
    const entries = await shop.db
      .selectFrom('stored_value_entries')
      .select('units')
      .where('order_number', 'like', `%${orderNumber}`)
      .execute()
    expect([name, entries]).toEqual([name, []])
  }
})

test('F6: points count for a year: those that nobody spent end then, once, and say so in the book', async () => {
  const valueId = valueIds.points(noor.consumerNo)
  await buy(noor)
  await hoursLater(shop, 100)
  await sweepPoints(shop.db)
  const before = await pointsOf()
  await advanceSandboxClock(shop.db, 360 * 86_400)
  await sweepPoints(shop.db)
  expect(await pointsOf()).toBe(before)
  await buy(noor)
  await hoursLater(shop, 6 * 24)
  const young = await pointsOf()
  expect(young).toBe(before + 112)
  await Promise.all([sweepPoints(shop.db), sweepPoints(shop.db)])
  const { book } = await read()
  const [line] = book?.filter(({ reason }) => reason === 'expired') ?? []
  expect(line?.points).toBeLessThanOrEqual(-112)
  expect(await pointsOf()).toBe(young + (line?.points ?? 0))
  expect((await valuesById(shop.db, [valueId])).get(valueId)?.balance).toBeGreaterThanOrEqual(112)
  await sweepPoints(shop.db)
  expect(await pointsOf()).toBe(young + (line?.points ?? 0))
})
