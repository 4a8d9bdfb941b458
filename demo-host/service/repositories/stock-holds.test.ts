import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints as cartEndpoints } from '../../../core/cart/endpoints'
import { endpoints } from '../../../core/checkout/endpoints'
import { newId } from '../database/ids'
import { inTransaction } from '../database/transaction'
import type { Charge, Gateway } from '../payments/gateway'
import { gatewayOf, plugGateway } from '../payments/gateways'
import { workOutbox } from '../orders/outbox'
import { sweepOrders } from '../orders/sweep-orders'
import type { Shopper } from '../testing/callers'
import { place, readyCart, type Wanted } from '../testing/checkout'
import { stockOf, upcOn } from '../testing/shelves'
import { testService, type TestService } from '../testing/test-service'
import { expireHolds } from '../stock/expire-holds'
import { holdForOrder } from './stock-holds'

const SHOE = 'TQ4407AB12'

let shop: TestService
let one: string
let other: string
let sandbox: Gateway

beforeAll(async () => {
  shop = await testService()
  one = await upcOn(shop.db, SHOE, 'cobalt', '10')
  other = await upcOn(shop.db, SHOE, 'ember', '10')
  const gateway = gatewayOf(shop)
  if (!gateway) throw new Error('The sandbox has a provider')
  sandbox = gateway
})
afterAll(() => shop.close())
beforeEach(() => plugGateway(shop.db, sandbox))

const stockUp = (upc: string, onHand: number) =>
  shop.db.updateTable('stock').set({ on_hand: onHand, reserved: 0 }).where('upc', '=', upc).execute()

async function buyers(
  count: number,
  wantedBy: (index: number) => Wanted[],
): Promise<{ shopper: Shopper; basketId: string }[]> {
  const ready: { shopper: Shopper; basketId: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const shopper = await shop.guest()
    ready.push({ shopper, basketId: await readyCart(shopper, wantedBy(index)) })
  }
  return ready
}

test('T1: sixty buyers of ten: ten orders, fifty clean refusals, nothing left and nothing below', {
  timeout: 120_000,
}, async () => {
  await stockUp(one, 10)
  const ready = await buyers(60, () => [{ productId: SHOE, upc: one }])
  const answers = await Promise.all(ready.map(({ shopper, basketId }) => place(shopper, basketId)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ error }) => error?.errorId))).toEqual(new Set(['INV700']))
  expect(await stockOf(shop.db, one)).toEqual({ on_hand: 0, reserved: 0 })
  expect(await shop.db.selectFrom('stock_holds').selectAll().execute()).toEqual([])
})

test('T2: several lines in opposite orders: no deadlock reaches anyone', { timeout: 120_000 }, async () => {
  await stockUp(one, 12)
  await stockUp(other, 12)
  const lines = [
    { productId: SHOE, upc: one },
    { productId: SHOE, upc: other },
  ]
  const ready = await buyers(30, index => (index % 2 === 0 ? lines : lines.toReversed()))
  const answers = await Promise.all(ready.map(({ shopper, basketId }) => place(shopper, basketId)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
  const refusals = new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error?.errorId))
  expect([...refusals].filter(code => !code?.startsWith('INV'))).toEqual([])
  expect(await stockOf(shop.db, one)).toEqual({ on_hand: 0, reserved: 0 })
  expect(await stockOf(shop.db, other)).toEqual({ on_hand: 0, reserved: 0 })
})

test('T12: a cart holds its stock for a quarter of an hour, and gives it back exactly once', async () => {
  await stockUp(one, 3)
  const shopper = await shop.guest()
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc: one, qty: 2 }])
  const prepare = () => shopper.call(endpoints.prepareOrder, { body: { basketId } })
  await prepare()
  await prepare()
  expect(await stockOf(shop.db, one)).toEqual({ on_hand: 3, reserved: 2 })

  const late = await shop.guest()
  const add = { body: { productId: SHOE, upc: one, qty: 2 } }
  expect((await late.call(cartEndpoints.createCartWithItem, add)).error).toMatchObject({
    errorId: 'INV408',
    maxAllowedQty: 1,
  })

  await expireHolds(shop.db)
  expect((await stockOf(shop.db, one)).reserved).toBe(2)
  await shop.db
    .updateTable('stock_holds')
    .set({ expires_at: new Date('2020-01-01') })
    .execute()
  await Promise.all([expireHolds(shop.db), expireHolds(shop.db), prepare()])
  await expireHolds(shop.db)
  const held = await shop.db.selectFrom('stock_holds').select('qty').execute()
  expect((await stockOf(shop.db, one)).reserved).toBe(held.reduce((sum, { qty }) => sum + qty, 0))
  expect((await place(shopper, basketId)).status).toBe(200)
  expect(await stockOf(shop.db, one)).toEqual({ on_hand: 1, reserved: 0 })
})

test('a shortfall in one line undoes what was held for the others', async () => {
  await stockUp(one, 5)
  await stockUp(other, 0)
  const needs = new Map([
    [one, 2],
    [other, 1],
  ])
  const hold = inTransaction(shop.db, tx => holdForOrder(tx, newId(), newId(), needs))
  await expect(hold).rejects.toMatchObject({ code: 'INV700' })
  expect((await stockOf(shop.db, one)).reserved).toBe(0)
})

test('T12: an order that died before its payment is given up, and cannot be charged later', async () => {
  await stockUp(one, 5)
  const shopper = await shop.guest()
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc: one }])
  let asked: Charge | undefined
  plugGateway(shop.db, {
    ...sandbox,
    authorise: charge => {
      asked = charge
      return Promise.reject(new Error('The connection was lost on the way'))
    },
  })
  expect((await place(shopper, basketId)).status).toBe(503)
  expect((await stockOf(shop.db, one)).reserved).toBe(1)

  plugGateway(shop.db, sandbox)
  await Promise.all([sweepOrders(shop, 0), sweepOrders(shop, 0)])
  await workOutbox(shop)
  expect(await stockOf(shop.db, one)).toEqual({ on_hand: 5, reserved: 0 })
  expect(asked && (await sandbox.authorise(asked))).toEqual({ kind: 'refused', refusal: 'PAY400' })
  expect((await place(shopper, basketId)).body.status).toBe('placed')
})

test('T12: an order whose payment went through before the crash is placed', async () => {
  await stockUp(one, 5)
  const shopper = await shop.guest()
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc: one }])
  plugGateway(shop.db, {
    ...sandbox,
    authorise: async charge => {
      await sandbox.authorise(charge)
      throw new Error('The answer was lost on the way')
    },
  })
  const transactionId = newId()
  expect((await place(shopper, basketId, transactionId)).status).toBe(503)
  plugGateway(shop.db, sandbox)
  await sweepOrders(shop, 0)
  expect((await place(shopper, basketId, transactionId)).body.status).toBe('placed')
  expect(await stockOf(shop.db, one)).toEqual({ on_hand: 4, reserved: 0 })
  const charges = await shop.db
    .selectFrom('orders')
    .select('state')
    .where('consumer_no', '=', shopper.consumerNo)
    .execute()
  expect(charges).toEqual([{ state: 'placed' }])
})

test('T6: a lost answer of the provider is asked for again under the same transaction id: one order, one charge', async () => {
  await stockUp(one, 5)
  const shopper = await shop.guest()
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc: one }])
  let failures = 2
  plugGateway(shop.db, {
    ...sandbox,
    authorise: async charge => {
      const outcome = await sandbox.authorise(charge)
      failures -= 1
      if (failures >= 0) throw new Error('Timed out')
      return outcome
    },
  })
  const transactionId = newId()
  const statuses = [
    (await place(shopper, basketId, transactionId)).status,
    (await place(shopper, basketId, transactionId)).status,
    (await place(shopper, basketId, transactionId)).status,
  ]
  expect(statuses).toEqual([503, 503, 200])
  expect(await stockOf(shop.db, one)).toEqual({ on_hand: 4, reserved: 0 })
})

test('T12: however many carts held for too long, one sweep gives all of it back', async () => {
  const many = await upcOn(shop.db, SHOE, 'ember', '10')
  await shop.db.updateTable('stock').set({ on_hand: 9, reserved: 5 }).where('upc', '=', many).execute()
  const late = [1, 2, 3, 4, 5].map(n => ({
    holder: `cart ${n}`,
    upc: many,
    qty: 1,
    expires_at: new Date('2020-01-01'),
  }))
  await shop.db.insertInto('stock_holds').values(late).execute()
  await expireHolds(shop.db, 2)
  expect(await stockOf(shop.db, many)).toEqual({ on_hand: 9, reserved: 0 })
})
