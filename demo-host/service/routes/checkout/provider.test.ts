import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as catalogue } from '../../../../core/catalogue/endpoints'
import { newId } from '../../database/ids'
import { workOutbox } from '../../orders/outbox'
import { sweepOrders } from '../../orders/sweep-orders'
import type { Gateway } from '../../payments/gateway'
import { gatewayOf, plugGateway } from '../../payments/gateways'
import { place, readyCart } from '../../testing/checkout'
import { stockOf, upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

let shop: TestService
let sandbox: Gateway
let upc: string

beforeAll(async () => {
  shop = await testService()
  sandbox = gatewayOf(shop) as Gateway
  upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
})
afterAll(() => shop.close())
afterEach(() => plugGateway(shop.db, sandbox))

const never = (): Promise<never> => new Promise(() => {})
const silent: Gateway = {
  readCard: never,
  withCode: never,
  authorise: never,
  challengePage: '/nowhere/{challengeId}',
  confirm: never,
  find: never,
  cancel: never,
  capture: never,
  refund: never,
}

/** What a cart's order came to, and what was charged for it. */
async function booksOf(basketId: string) {
  const orders = await shop.db
    .selectFrom('orders')
    .select(['order_number', 'state'])
    .where('basket_id', '=', basketId)
    .execute()
  const charges = await shop.db
    .selectFrom('payments')
    .innerJoin('sandbox_charges', 'idempotency_key', 'payment_id')
    .select(['sandbox_charges.state', 'captured'])
    .where('order_number', 'in', ['', ...orders.map(order => order.order_number)])
    .execute()
  return { orders: orders.map(({ state }) => state), charges }
}

test('T13: while the provider takes its time carts and products are read, a twin waits, and one order comes of it', async () => {
  const shopper = await shop.guest()
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
  let answer = (): void => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  let asked = 0
  plugGateway(shop.db, {
    ...sandbox,
    authorise: async charge => {
      asked += 1
      await held
      return sandbox.authorise(charge)
    },
  })
  const transactionId = newId()
  const first = place(shopper, basketId, transactionId)
  await expect.poll(() => asked).toBe(1)
  const twin = place(shopper, basketId, transactionId)
  const other = await shop.guest()
  expect((await other.call(catalogue.readProduct, { params: { productId: SHOE } })).status).toBe(200)
  expect((await other.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })).error).toBeNull()
  answer()
  const [one, two] = await Promise.all([first, twin])
  expect([one.status, two.status, two.body.orderNumber]).toEqual([200, 200, one.body.orderNumber])
  await workOutbox(shop)
  expect(await booksOf(basketId)).toEqual({ orders: ['placed'], charges: [{ state: 'captured', captured: 11_200 }] })
})

test('T13: a provider that breaks leaves the order open; asked again under the same id it is placed, and charged once', async () => {
  const shopper = await shop.guest()
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
  const transactionId = newId()
  plugGateway(shop.db, {
    ...sandbox,
    authorise: async charge => {
      await sandbox.authorise(charge)
      throw new Error('The connection was cut after the charge')
    },
  })
  const open = await place(shopper, basketId, transactionId)
  expect([open.status, open.error?.errorId]).toEqual([503, 'GEN500'])
  expect((await booksOf(basketId)).orders).toEqual(['paying'])
  plugGateway(shop.db, sandbox)
  expect((await place(shopper, basketId, transactionId)).status).toBe(200)
  await workOutbox(shop)
  expect(await booksOf(basketId)).toEqual({ orders: ['placed'], charges: [{ state: 'captured', captured: 11_200 }] })
})

test('T13: one that never answers holds neither the order nor the sweep; back again it is settled without a restart, and nothing is left over', async () => {
  const shopper = await shop.guest()
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
  const before = await stockOf(shop.db, upc)
  plugGateway(shop.db, silent, 50)
  const open = await place(shopper, basketId)
  expect([open.status, open.error?.errorId]).toEqual([503, 'GEN500'])
  await expect(sweepOrders(shop, -1)).rejects.toThrow('did not answer in time')
  expect((await booksOf(basketId)).orders).toEqual(['paying'])
  plugGateway(shop.db, sandbox)
  await sweepOrders(shop, -1)
  await workOutbox(shop)
  expect(await booksOf(basketId)).toEqual({ orders: ['void'], charges: [{ state: 'voided', captured: 0 }] })
  expect(await stockOf(shop.db, upc)).toEqual(before)
  expect((await place(shopper, basketId)).body.status).toBe('placed')
})

test('T13: an order that is asked for again while a sweep gives it up is placed with its charge', async () => {
  const shopper = await shop.guest()
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
  const transactionId = newId()
  plugGateway(shop.db, { ...sandbox, authorise: () => Promise.reject(new Error('The connection was lost')) })
  expect((await place(shopper, basketId, transactionId)).status).toBe(503)

  plugGateway(shop.db, {
    ...sandbox,
    find: async paymentId => {
      const unknown = await sandbox.find(paymentId)
      expect((await place(shopper, basketId, transactionId)).body.status).toBe('placed')
      return unknown
    },
  })
  await sweepOrders(shop, -1)
  await workOutbox(shop)
  expect(await booksOf(basketId)).toEqual({ orders: ['placed'], charges: [{ state: 'captured', captured: 11_200 }] })
})

test('T13: an order that the provider does not know holds up no other', async () => {
  const before = await stockOf(shop.db, upc)
  const baskets: string[] = []
  plugGateway(shop.db, { ...sandbox, authorise: never }, 50)
  for (const shopper of [await shop.guest(), await shop.guest()]) {
    baskets.push(await readyCart(shopper, [{ productId: SHOE, upc }]))
    expect((await place(shopper, baskets.at(-1) ?? '')).status).toBe(503)
  }
  const [first = '', second = ''] = baskets
  const { payment_id: lost } = await shop.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_number', 'payments.order_number')
    .select('payment_id')
    .where('basket_id', '=', first)
    .executeTakeFirstOrThrow()
  plugGateway(shop.db, {
    ...sandbox,
    find: paymentId => (paymentId === lost ? Promise.reject(new Error('Unheard of')) : sandbox.find(paymentId)),
  })

  await expect(sweepOrders(shop, -1)).rejects.toThrow('Unheard of')
  expect((await booksOf(first)).orders).toEqual(['paying'])
  expect((await booksOf(second)).orders).toEqual(['void'])

  plugGateway(shop.db, sandbox)
  await sweepOrders(shop, -1)
  expect((await booksOf(first)).orders).toEqual(['void'])
  expect(await stockOf(shop.db, upc)).toEqual(before)
})
