import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../database/ids'
import type { Gateway } from '../payments/gateway'
import { gatewayOf, plugGateway } from '../payments/gateways'
import { testService, type TestService } from '../testing/test-service'
import { workOutbox } from './outbox'
import { outboxAge } from '../repositories/outbox'

let shop: TestService
let sandbox: Gateway

beforeAll(async () => {
  shop = await testService()
  sandbox = gatewayOf(shop) as Gateway
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('outbox').execute())
afterEach(() => plugGateway(shop.db, sandbox))

/** Writes down so many orders that are authorised and not captured yet; returns the ids of their payments. */
async function authorised(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  const now = new Date()
  await shop.db
    .insertInto('orders')
    .values(
      ids.map(id => ({
        order_number: id,
        basket_id: id,
        consumer_no: 'nobody',
        email: '',
        state: 'placed',
        placement: id,
        currency: 'USD',
        total: 100,
        document: '{}',
        cart: '{}',
        failure: null,
        created_at: now,
        placed_at: now,
        expires_at: now,
      })),
    )
    .execute()
  await shop.db
    .insertInto('payments')
    .values(
      ids.map(id => ({
        order_number: id,
        payment_id: id,
        method: 'CREDIT_CARD',
        token: 'a-card',
        currency: 'USD',
        amount: 100,
        state: 'authorised',
        reference: id,
        challenge_id: null,
      })),
    )
    .execute()
  const rows = ids.map(
    id => ({ id, topic: 'payment-capture', subject: id, document: '{}', next_at: now, done_at: null }) as const,
  )
  await shop.db.insertInto('outbox').values(rows).execute()
  return ids
}

const left = async () =>
  (await shop.db.selectFrom('outbox').select('subject').where('done_at', 'is', null).execute()).map(row => row.subject)

/** A provider whose captures wait until they are let go. */
function slowProvider() {
  const asked: string[] = []
  let letGo = (): void => {}
  const released = new Promise<void>(resolve => (letGo = resolve))
  const capture = async (paymentId: string): Promise<void> => {
    asked.push(paymentId)
    await released
  }
  plugGateway(shop.db, { ...sandbox, capture })
  return { asked, letGo: () => letGo() }
}

test('captures go to the provider side by side, and never more of them than it is meant to take at once', async () => {
  const ids = await authorised(60)
  const { asked, letGo } = slowProvider()
  const working = workOutbox(shop, { atOnce: 20 })
  await expect.poll(() => asked.length).toBe(20)
  letGo()
  await working
  expect(asked.toSorted()).toEqual(ids.toSorted())
  expect(await left()).toEqual([])
})

test('a capture that takes longer than its lease stays with the process that began it', async () => {
  const [id] = await authorised(1)
  const { asked, letGo } = slowProvider()
  const leaseMs = 1000
  const working = workOutbox(shop, { leaseMs })
  await expect.poll(() => asked).toEqual([id])
  const { next_at: firstEnd } = await shop.db.selectFrom('outbox').select('next_at').executeTakeFirstOrThrow()
  await expect.poll(() => Date.now(), { timeout: 5000 }).toBeGreaterThan(firstEnd.getTime() + leaseMs)
  await workOutbox(shop, { leaseMs })
  letGo()
  await working
  expect(asked).toEqual([id])
  expect(await left()).toEqual([])
})

test('a payment that cannot be captured holds up no other, and is tried again half a minute later', async () => {
  const [broken = '', ...others] = await authorised(100)
  plugGateway(shop.db, {
    ...sandbox,
    capture: async id => {
      if (id === broken) throw new Error('Not this one')
    },
  })
  await expect(workOutbox(shop, { atOnce: 5 })).rejects.toThrow('Not this one')
  expect(await left()).toEqual([broken])
  const { next_at } = await shop.db
    .selectFrom('outbox')
    .select('next_at')
    .where('subject', '=', broken)
    .executeTakeFirstOrThrow()
  expect(Math.abs(next_at.getTime() - Date.now() - 30_000)).toBeLessThan(5000)
  expect(others).toHaveLength(99)
})

test('a provider that is down is not asked for everything that waits, again and again', async () => {
  await authorised(100)
  let asked = 0
  plugGateway(shop.db, {
    ...sandbox,
    capture: async () => {
      asked += 1
      throw new Error('Down')
    },
  })
  await expect(workOutbox(shop, { atOnce: 10 })).rejects.toThrow('Down')
  expect(asked).toBeLessThanOrEqual(20)
})

test('one capture that hangs does not keep what comes after it waiting', async () => {
  const [hung] = await authorised(1)
  const { asked, letGo } = slowProvider()
  const working = workOutbox(shop, { pollMs: 20 })
  await expect.poll(() => asked).toEqual([hung])
  const later = await authorised(1)
  await expect.poll(() => asked).toEqual([hung, ...later])
  letGo()
  await working
})

test('a service that stops ends what it began, begins nothing new, and leaves the rest to the others', async () => {
  await authorised(30)
  const { asked, letGo } = slowProvider()
  const stop = new AbortController()
  const working = workOutbox(shop, { atOnce: 10, end: stop.signal })
  await expect.poll(() => asked.length).toBe(10)
  stop.abort()
  letGo()
  await working
  expect(asked).toHaveLength(10)
  expect(await left()).toHaveLength(20)
  await workOutbox(shop)
  expect(await left()).toEqual([])
})

test('the age of what waits longest is known', async () => {
  expect(await outboxAge(shop.db)).toBe(0)
  const [old = ''] = await authorised(2)
  const created_at = new Date(Date.now() - 90_000)
  await shop.db.updateTable('outbox').set({ created_at }).where('subject', '=', old).execute()
  expect(Math.round((await outboxAge(shop.db)) / 10)).toBe(9)
})

test('captures keep up with 50 orders a second at a provider that takes 300 ms', async () => {
  const count = 100
  await authorised(count)
  const PROVIDER_MS = 300
  plugGateway(shop.db, { ...sandbox, capture: () => new Promise(resolve => setTimeout(resolve, PROVIDER_MS)) })
  const began = performance.now()
  await workOutbox(shop)
  const aSecond = count / ((performance.now() - began) / 1000)
  expect(await left()).toEqual([])
  expect(aSecond).toBeGreaterThan(25)
})
