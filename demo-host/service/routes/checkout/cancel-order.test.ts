import { endpoints as payment } from '../../../../core/payment/endpoints'
import { describe, expect, test } from 'vitest'
import { endpoints as cartEndpoints } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/checkout/endpoints'
import { endpoints as purchases } from '../../../../core/purchases/endpoints'
import { newId } from '../../database/ids'
import { workOutbox } from '../../orders/outbox'
import { moveOrder } from '../../repositories/orders'
import type { Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { aGuestEachTime, openShop, SHOE, shop, shopper, upc } from '../../testing/open-shop'
import { giftCards, payWithGiftCard } from '../../testing/parts'
import { stockOf } from '../../testing/shelves'

const email = 'maya.okafor@example.com'

openShop()
aGuestEachTime()

const cancel = (who: Shopper, body: { orderNumber: string; email?: string }, transactionId = newId()) =>
  who.call(endpoints.cancelOrder, { body, transactionId })
const buy = async (qty = 2) => (await place(shopper, await readyCart(shopper, [{ productId: SHOE, upc, qty }]))).body
const bookOf = (orderNumber: string) =>
  shop.db
    .selectFrom('payments')
    .innerJoin('sandbox_charges', 'idempotency_key', 'payment_id')
    .select(['payments.state', 'sandbox_charges.state as charge', 'captured', 'refunded'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()

describe('an order taken back before it is shipped', () => {
  test('puts its things back onto the shelf and the money back, once, however often it is asked', async () => {
    const before = await stockOf(shop.db, upc)
    const { orderNumber } = await buy()
    await workOutbox(shop)
    expect(await bookOf(orderNumber)).toMatchObject({ state: 'captured', captured: 22_400, refunded: 0 })
    const transactionId = newId()
    const answers = await Promise.all([
      cancel(shopper, { orderNumber }, transactionId),
      cancel(shopper, { orderNumber }, transactionId),
      cancel(shopper, { orderNumber }),
      cancel(shopper, { orderNumber }),
    ])
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(answers.map(() => [200, 'cancelled']))
    expect(await stockOf(shop.db, upc)).toEqual(before)
    await workOutbox(shop)
    await workOutbox(shop)
    expect(await bookOf(orderNumber)).toEqual({
      state: 'refunded',
      charge: 'captured',
      captured: 22_400,
      refunded: 22_400,
    })
    const read = await shopper.call(endpoints.readOrder, { params: { orderId: orderNumber } })
    expect(read.body).toMatchObject({ orderNumber, status: 'cancelled' })
  })

  test('F5: says what of it goes back and to what, and when it did, in the order and in the list', async () => {
    const member = await shop.person('shopper@till.test')
    const { orderNumber } = (await place(member, await readyCart(member, [{ productId: SHOE, upc, qty: 2 }]))).body
    const listed = async () => (await member.call(purchases.listPurchases, { body: {} })).body.orders[0]?.refunded
    const { refunds = [] } = (await cancel(member, { orderNumber })).body
    expect(refunds).toMatchObject([{ at: null, amount: 224, parts: [{ amount: 224 }], items: [{ qty: 2 }] }])
    expect(await listed()).toBeUndefined()
    await workOutbox(shop)
    const { body } = await member.call(endpoints.readOrder, { params: { orderId: orderNumber } })
    expect(body.refunds).toEqual([{ ...refunds[0], at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }])
    expect(await listed()).toBe(224)
  })

  test('before its payment is captured never is captured', async () => {
    const { orderNumber } = await buy()
    await cancel(shopper, { orderNumber })
    await workOutbox(shop)
    expect(await bookOf(orderNumber)).toMatchObject({ state: 'refunded', charge: 'voided', captured: 0, refunded: 0 })
  })

  test('gives a coupon back that is good once', async () => {
    const withCoupon = async () => {
      const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
      const applied = await shopper.call(cartEndpoints.applyCoupon, { body: { cartId: basketId, code: 'ONCE' } })
      return { basketId, applied }
    }
    const first = await withCoupon()
    const { orderNumber } = (await place(shopper, first.basketId)).body
    expect((await withCoupon()).applied.error?.errorId).toBe('PRM150')
    await cancel(shopper, { orderNumber })
    expect((await withCoupon()).applied.status).toBe(200)
  })

  test('is taken back by who knows number and e-mail, and by nobody else', async () => {
    const { orderNumber } = await buy(1)
    const stranger = await shop.guest()
    const unknown = await cancel(stranger, { orderNumber: '123456789015', email })
    for (const body of [{ orderNumber }, { orderNumber, email: 'somebody@example.com' }]) {
      const refused = await cancel(stranger, body)
      expect([refused.status, refused.error]).toEqual([unknown.status, unknown.error])
    }
    const spaced = orderNumber.replace(/(\d{4})/g, '$1 ')
    expect((await cancel(stranger, { orderNumber: spaced, email: ' Maya.Okafor@Example.com' })).body.status).toBe(
      'cancelled',
    )
  })

  test('is refused once it is shipped', async () => {
    const before = await stockOf(shop.db, upc)
    const { orderNumber } = await buy(1)
    await shop.db.transaction().execute(tx => moveOrder(tx, orderNumber, 'shipped'))
    const refused = await cancel(shopper, { orderNumber })
    expect([refused.status, refused.error]).toMatchObject([409, { errorId: 'GEN500', reason: 'shipped' }])
    expect(await stockOf(shop.db, upc)).toEqual({ ...before, on_hand: before.on_hand - 1 })
  })

  test('leaves its emptied cart to buy from again', async () => {
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
    const { orderNumber } = (await place(shopper, basketId)).body
    await cancel(shopper, { orderNumber })
    expect((await place(shopper, basketId)).error?.errorId).toBe('ORD430')
  })

  test.each([
    ['no number', {}],
    ['a number that is none', { orderNumber: 12 }],
    ['an e-mail that is none', { orderNumber: '1', email: {} }],
  ])('with %s is refused', async (_what, body) => {
    const refused = await cancel(shopper, body as { orderNumber: string })
    expect([refused.status, refused.error?.errorId]).toEqual([400, 'GEN500'])
  })
})

test('T10: an order that is taken back gives its gift card exactly what it took, once', async () => {
  const shopper = await shop.guest()
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
  await payWithGiftCard(shopper, basketId, giftCards.fifty)
  const balance = async () =>
    (await shopper.call(payment.readGiftCardBalance, { body: { number: giftCards.fifty, pin: '1234' } })).body.balance
  const { orderNumber } = (await place(shopper, basketId)).body
  expect(await balance()).toBe(0)
  await cancel(shopper, { orderNumber })
  await cancel(shopper, { orderNumber })
  expect(await balance()).toBe(50)
})
