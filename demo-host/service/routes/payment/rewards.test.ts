import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as loyalty } from '../../../../core/loyalty/endpoints'
import { endpoints } from '../../../../core/payment/endpoints'
import type { Shopper } from '../../testing/callers'
import { payWith, payWithVoucher, takeBack } from '../../testing/parts'
import { valueIds } from '../../values/value-ids'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

let shop: TestService
let upc: string

beforeAll(async () => {
  shop = await testService()
  upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
})
afterAll(() => shop.close())

async function cartOf(who: Shopper | string): Promise<{ shopper: Shopper; basketId: string }> {
  const shopper = typeof who === 'string' ? await shop.person(who) : who
  const { body } = await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })
  return { shopper, basketId: body.basketId }
}

describe('points and vouchers', () => {
  test('pay for a member, and taken back leave all as it was', async () => {
    const { shopper, basketId } = await cartOf('member@till.test')
    const { body: offer } = await shopper.call(endpoints.readPaymentMethods, { params: { basketId } })
    expect(offer.paymentMethods).toContainEqual(
      expect.objectContaining({ payment_method_id: 'LOYALTY_POINTS', points: 1500, amount: 15 }),
    )
    const { body: mine } = await shopper.call(loyalty.readVouchers, {})
    expect(mine.currentLoyaltyPoints).toBe(1500)
    expect(
      mine.applicableLoyaltyVouchers.map(({ points, amountInCurrency, eligible }) => [
        points,
        amountInCurrency,
        eligible,
      ]),
    ).toEqual([
      [500, 5, true],
      [1000, 10, true],
      [2000, 20, false],
    ])
    const pays = await payWith(shopper, basketId, 'LOYALTY_POINTS', { points: 1200 })
    expect(pays.body.totals.remainingToPay).toBe(100)
    expect(pays.body.payment_instruments).toMatchObject([
      { payment_method_id: 'LOYALTY_POINTS', amount: 12, points: 1200 },
    ])

    const [small, middle, large] = mine.applicableLoyaltyVouchers.map(({ id }) => id)
    expect((await payWithVoucher(shopper, basketId, small ?? '')).error?.errorId).toBe('REW140')
    const all = await payWith(shopper, basketId, 'LOYALTY_POINTS')
    expect(all.body.payment_instruments).toMatchObject([{ points: 1500, amount: 15 }])
    const both = await payWithVoucher(shopper, basketId, middle ?? '')
    expect(both.body).toMatchObject({
      reward: { points: 1000, amountInCurrency: 10 },
      payment_instruments: [{ points: 500, amount: 5 }],
      totals: { appliedRewards: 10, remainingToPay: 97 },
    })
    const { body: fewer } = await shopper.call(endpoints.readPaymentMethods, { params: { basketId } })
    expect(fewer.paymentMethods).toContainEqual(
      expect.objectContaining({ payment_method_id: 'LOYALTY_POINTS', points: 500, amount: 5 }),
    )
    expect((await payWithVoucher(shopper, basketId, large ?? '')).error?.errorId).toBe('REW140')
    const none = await payWithVoucher(shopper, basketId, null)
    expect(none.body).toMatchObject({ reward: null, totals: { appliedRewards: 0, remainingToPay: 97 } })
    const back = await takeBack(shopper, basketId, none.body.payment_instruments[0]?.payment_instrument_id ?? '')
    expect(back.body.totals.remainingToPay).toBe(112)
  })

  test('are one voucher or one reward: the later takes the place of the earlier', async () => {
    const { shopper, basketId } = await cartOf('member@till.test')
    const { body: mine } = await shopper.call(loyalty.readVouchers, {})
    await payWithVoucher(shopper, basketId, mine.applicableLoyaltyVouchers[0]?.id ?? '')
    const code = await payWith(shopper, basketId, 'REWARD_CODE', { code: ' firstmile ' })
    expect(code.body).toMatchObject({
      reward: null,
      payment_instruments: [{ payment_method_id: 'REWARD_CODE', code: 'FIRSTMILE', amount: 15 }],
      totals: { appliedRewards: 15, remainingToPay: 97 },
    })
    const card = await payWith(shopper, basketId, 'REWARD_CODE', { code: 'NL-CLUB-2500' })
    expect(card.body.payment_instruments).toMatchObject([
      { payment_method_id: 'REWARD_CARD', code: '•••• 2500', amount: 25 },
    ])
    const voucher = await payWithVoucher(shopper, basketId, mine.applicableLoyaltyVouchers[0]?.id ?? '')
    expect(voucher.body).toMatchObject({ reward: { points: 500 }, payment_instruments: [] })
  })

  const ways = [
    ['LOYALTY_POINTS', { points: 10 }],
    ['REWARD_CODE', { code: 'FIRSTMILE' }],
    ['REWARD_CARD', { code: 'NL-CLUB-2500' }],
  ] as const

  test.each(ways)('%s is for confirmed members alone: REW401, REW130, REW135', async (method, body) => {
    const guest = await cartOf(await shop.guest())
    expect((await payWith(guest.shopper, guest.basketId, method, body)).error?.errorId).toBe('REW401')
    const shopper = await cartOf('shopper@till.test')
    expect((await payWith(shopper.shopper, shopper.basketId, method, body)).error?.errorId).toBe('REW130')
    const joining = await cartOf('joining@till.test')
    expect((await payWith(joining.shopper, joining.basketId, method, body)).error?.errorId).toBe('REW135')
    expect((await payWithVoucher(guest.shopper, guest.basketId, 'any')).error?.errorId).toBe('REW401')
    expect((await joining.shopper.call(loyalty.readVouchers, {})).error?.errorId).toBe('REW135')
  })

  test('refuse a code that was given to somebody else (GFC760)', async () => {
    const { shopper, basketId } = await cartOf('member@till.test')
    const { owner } = await shop.db
      .selectFrom('stored_values')
      .select('owner')
      .where('id', '=', valueIds.reward('FIRSTMILE'))
      .executeTakeFirstOrThrow()
    const give = (to: string | null) =>
      shop.db.updateTable('stored_values').set({ owner: to }).where('id', '=', valueIds.reward('FIRSTMILE')).execute()
    await give('somebody-else')
    const refused = await payWith(shopper, basketId, 'REWARD_CODE', { code: 'FIRSTMILE' })
    await give(owner)
    expect(refused.error?.errorId).toBe('GFC760')
  })

  test.each([
    ['more points than there are', 'LOYALTY_POINTS', { points: 1501 }, 'REW140'],
    ['no code', 'REWARD_CODE', {}, 'GFC400'],
    ['an empty code', 'REWARD_CODE', { code: ' ' }, 'GFC400'],
    ['a code that nobody gave', 'REWARD_CODE', { code: 'SOMEWHERE' }, 'GFC760'],
    ['a code that has ended', 'REWARD_CODE', { code: 'LASTMILE' }, 'GFC760'],
    ['a card that nobody has', 'REWARD_CARD', { code: '1' }, 'GFC760'],
  ])('refuse %s', async (_what, method, body, code) => {
    const { shopper, basketId } = await cartOf('member@till.test')
    expect((await payWith(shopper, basketId, method, body)).error?.errorId).toBe(code)
    expect((await payWithVoucher(shopper, basketId, 'somebody else’s')).error?.errorId).toBe('GFC760')
  })
})

describe('an athlete’s credit', () => {
  test('pays as far as the year’s credit goes, for athletes alone', async () => {
    const { shopper, basketId } = await cartOf('athlete@till.test')
    const { body } = await payWith(shopper, basketId, 'ATHLETES_PAYMENT')
    expect(body.totals.remainingToPay).toBe(0)
    const some = await payWith(shopper, basketId, 'ATHLETES_PAYMENT', { amount: 20.5 })
    expect(some.body.payment_instruments).toMatchObject([{ amount: 20.5 }])
    const methods = await shopper.call(endpoints.readPaymentMethods, { params: { basketId } })
    expect(methods.body.paymentMethods).toContainEqual(
      expect.objectContaining({ payment_method_id: 'ATHLETES_PAYMENT', amount: 1600, annualCredit: 2000 }),
    )
    const other = await cartOf('shopper@till.test')
    expect((await payWith(other.shopper, other.basketId, 'ATHLETES_PAYMENT')).error?.errorId).toBe('PAY400')
    await shop.db.updateTable('stored_values').set({ balance: 0 }).where('kind', '=', 'athlete').execute()
    expect((await payWith(shopper, basketId, 'ATHLETES_PAYMENT')).error?.errorId).toBe('PYT400')
  })
})
