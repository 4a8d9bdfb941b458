import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { object, create, string } from 'superstruct'
import { endpoints as cartEndpoints } from '../../../../core/cart/endpoints'
import { Challenge, type Order } from '../../../../core/checkout/contracts'
import { endpoints } from '../../../../core/checkout/endpoints'
import { basketOf } from '../../carts/for-session'
import { newId } from '../../database/ids'
import { workOutbox } from '../../orders/outbox'
import { sweepOrders } from '../../orders/sweep-orders'
import type { Gateway } from '../../payments/gateway'
import { gatewayOf, plugGateway } from '../../payments/gateways'
import { signVerdict } from '../../payments/sandbox-verdict'
import type { Shopper } from '../../testing/callers'
import { askBank, place, readyCart } from '../../testing/checkout'
import { stockOf, upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

let shop: TestService
let shopper: Shopper
let upc: string
let basketId: string
let order: Order
let before: { on_hand: number; reserved: number }

beforeAll(async () => {
  shop = await testService()
  upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await shop.guest()
  before = await stockOf(shop.db, upc)
  basketId = await readyCart(shopper, [{ productId: SHOE, upc, qty: 2 }], 'challenged')
  order = (await place(shopper, basketId)).body
})

const challengeOf = ({ flash }: Order): Challenge => create(flash[0]?.details, Challenge)

const answer = (challengeResult: string, who = shopper, transactionId = challengeOf(order).transactionId) =>
  who.call(endpoints.patchOrder, {
    params: { orderNumber: order.orderNumber },
    body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: { transactionId, challengeResult } } },
  })
const bank = (code: string) => askBank(shop.app, challengeOf(order).challengeUrl, code)
const read = (id: string) => shopper.call(cartEndpoints.readCart, { params: { basketId: id } })

test('a card that needs the bank leaves the order pending, its stock held and the cart empty', async () => {
  expect(order).toMatchObject({ status: 'pending', flash: [{ code: 'PaymentNotAuthorized' }] })
  expect(await stockOf(shop.db, upc)).toEqual({ on_hand: before.on_hand, reserved: before.reserved + 2 })
  expect((await read(basketId)).body.items).toEqual([])
})

test('T7: the right code places the order; answered twice, it is the same order', async () => {
  const result = await bank('1234')
  const [one, other] = await Promise.all([answer(result), answer(result)])
  expect(one.body).toMatchObject({ orderNumber: order.orderNumber, status: 'placed', flash: [] })
  expect(other.body).toEqual(one.body)
  expect(await stockOf(shop.db, upc)).toEqual({ on_hand: before.on_hand - 2, reserved: before.reserved })
  expect((await answer('closed')).body.status).toBe('placed')
})

test('T7: a wrong code voids it, gives the stock back, and a new cart takes over', async () => {
  const failed = await answer(await bank('0000'))
  expect(failed).toMatchObject({ status: 402, error: { errorId: 'PAY400' } })
  const details = create(
    { reason: reasonOf(failed.error), basketId: basketIn(failed.error) },
    object({ reason: string(), basketId: string() }),
  )
  expect(details.reason).toBe('authentication')
  expect(details.basketId).not.toBe(basketId)
  expect(await stockOf(shop.db, upc)).toEqual(before)
  expect((await read(details.basketId)).body).toMatchObject({
    items: [{ upc, qty: 2 }],
    shippingAddress: [{ city: 'Portland' }],
    billingAddress: { city: 'Portland' },
    payment_instruments: [],
  })
  expect(await basketOf(shop.db, shopper.consumerNo)).toBe(details.basketId)
  const again = await answer(await bank('1234'))
  expect([again.status, again.error]).toEqual([failed.status, failed.error])
})

test.each(['closed', 'timed-out', 'gave-up', 'passed.forged', 'passed'])(
  'T7: %s is nothing that the bank signed, and fails',
  async result => {
    const failed = await answer(result)
    expect([failed.status, failed.error?.errorId, reasonOf(failed.error)]).toEqual([402, 'PAY400', 'authentication'])
    expect(await stockOf(shop.db, upc)).toEqual(before)
  },
)

test('C7: a page that cannot read the challenge gives it up without its id, which voids the order; nothing else does', async () => {
  expect((await answer('gave-up', shopper, 'unknown')).error?.errorId).toBe('PYT404')
  const failed = await answer('unreadable', shopper, 'unknown')
  expect([failed.status, failed.error?.errorId]).toEqual([402, 'PAY400'])
  expect((await read(String(basketIn(failed.error)))).body.items).toMatchObject([{ upc, qty: 2 }])
  expect(await stockOf(shop.db, upc)).toEqual(before)
})

test('T7: what the bank signed for another payment fails', async () => {
  const signed = signVerdict(newId(), 'passed', shop.configuration.signingSecret)
  expect((await answer(signed)).status).toBe(402)
})

test('T7: closed in one tab and confirmed in another has one outcome in both', async () => {
  const result = await bank('1234')
  const answers = await Promise.all([answer('closed'), answer(result), answer('closed'), answer(result)])
  expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
  const rows = await shop.db
    .selectFrom('orders')
    .select('state')
    .where('order_number', '=', order.orderNumber)
    .execute()
  expect(rows).toEqual([{ state: answers[0]?.status === 200 ? 'placed' : 'void' }])
})

test('T7: placed again from a second tab or after the back button, the same challenge goes on', async () => {
  const again = await place(shopper, basketId)
  expect(again.body).toEqual(order)
})

test('T7: a challenge that nobody answers ends, and the cart comes back once', async () => {
  await expire()
  await Promise.all([sweepOrders(shop), sweepOrders(shop)])
  expect(await stockOf(shop.db, upc)).toEqual(before)
  const back = await basketOf(shop.db, shopper.consumerNo)
  expect((await read(back ?? '')).body.items).toMatchObject([{ upc, qty: 2 }])
  const late = await answer(await bank('1234').catch(() => 'gone'))
  expect(late.error?.errorId).toBe('PAY400')
  expect(basketIn(late.error)).toBe(back)
  const carts = await shop.db
    .selectFrom('carts')
    .select('basket_id')
    .where('consumer_no', '=', shopper.consumerNo)
    .execute()
  expect(carts).toHaveLength(2)
})

test('T7: a challenge that is passed while a sweep gives it up pays for the order', async () => {
  const sandbox = gatewayOf(shop) as Gateway
  plugGateway(shop.db, {
    ...sandbox,
    find: async paymentId => {
      const open = await sandbox.find(paymentId)
      expect((await answer(await bank('1234'))).body.status).toBe('placed')
      return open
    },
  })
  await expire()
  await sweepOrders(shop)
  plugGateway(shop.db, sandbox)
  await workOutbox(shop)
  const payment = await shop.db
    .selectFrom('payments')
    .innerJoin('sandbox_charges', 'idempotency_key', 'payment_id')
    .select(['payments.state', 'sandbox_charges.state as charge'])
    .where('order_number', '=', order.orderNumber)
    .executeTakeFirst()
  expect(payment).toEqual({ state: 'captured', charge: 'captured' })
})

test('T7: a challenge that was left for another purchase ends without a second cart', async () => {
  await shopper.call(cartEndpoints.addItem, { body: { cartId: basketId, productId: SHOE, upc } })
  await expire()
  await sweepOrders(shop)
  expect(await basketOf(shop.db, shopper.consumerNo)).toBe(basketId)
  expect((await read(basketId)).body.items).toMatchObject([{ upc, qty: 1 }])
})

test('another shopper’s order cannot be answered, nor another payment', async () => {
  const result = await bank('1234')
  const stranger = await shop.guest()
  expect((await answer(result, stranger)).error?.errorId).toBe('ORD409')
  expect((await answer(result, shopper, newId())).error?.errorId).toBe('PYT404')
  expect((await answer(result)).body.status).toBe('placed')
})

test('the bank’s page asks for the code in a frame of the shop’s alone, and tells the shop’s window how it ended', async () => {
  const url = new URL(challengeOf(order).challengeUrl).pathname
  const asked = await shop.app.inject({ method: 'GET', url })
  expect(asked.payload).toContain('Confirm $224.00 to Northlane')
  const policy = String(asked.headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'self' http://localhost:4401 http://127.0.0.1:4401")
  expect(policy).not.toContain('unsafe')
  const payload = 'code=1234'
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const answered = await shop.app.inject({ method: 'POST', url, headers, payload })
  expect(answered.payload).toContain('Payment confirmed')
  expect(answered.payload).toContain('till-3ds')
  expect(answered.payload).toContain('data-target="http://localhost:80"')
  const declined = await shop.app.inject({ method: 'POST', url, headers, payload: 'code=1234&decline=yes' })
  expect(declined.payload).toContain('Payment confirmed')
  expect((await shop.app.inject({ method: 'GET', url: '/sandbox/bank/unknown' })).statusCode).toBe(404)
})

const expire = () =>
  shop.db
    .updateTable('orders')
    .set({ expires_at: new Date('2020-01-01') })
    .where('order_number', '=', order.orderNumber)
    .execute()

type Told = Awaited<ReturnType<typeof answer>>['error']
const reasonOf = (error: Told) => error?.reason
const basketIn = (error: Told) => error?.basketId
