import { integer, type } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoint } from '../../../core/http/endpoint'
import { newId } from '../database/ids'
import { fail } from '../failure'
import { deleteLeftovers } from '../repositories/leftovers'
import { createGuest } from '../repositories/consumers'
import type { Shopper } from '../testing/callers'
import { type TestService, testService } from '../testing/test-service'
import { mountWrite } from './mount-write'

const Body = type({ amount: integer() })
const Answer = type({ before: integer() })
const write = endpoint({ name: 'write', method: 'POST', path: '/test/write', body: Body, answer: Answer, status: 201 })

describe('a transaction id', () => {
  let shop: TestService
  let shopper: Shopper
  let max = Infinity
  const count = async () => {
    const { consumers } = await shop.db
      .selectFrom('consumers')
      .select(({ fn }) => fn.countAll<number>().as('consumers'))
      .executeTakeFirstOrThrow()
    return Number(consumers)
  }

  beforeAll(async () => {
    shop = await testService({}, app => {
      mountWrite(app, write, async ({ body }, tx) => {
        const { n } = await tx
          .selectFrom('consumers')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
        await createGuest(tx)
        if (body.amount < 0) throw fail('INV408', { maxAllowedQty: Number(n) })
        if (body.amount === 429) throw fail('GEN500', { retryAfter: 60 }, { status: Number(n) > max ? 429 : 409 })
        if (body.amount > 1000) throw new Error('Something broke')
        return { before: Number(n) }
      })
    })
    shopper = await shop.guest()
  })
  afterAll(() => shop.close())

  it('T4: sent 100 times at once has one effect and one answer', async () => {
    const before = await count()
    const transactionId = newId()
    const send = () => shopper.call(write, { body: { amount: 1 }, transactionId })
    const answers = await Promise.all(Array.from({ length: 100 }, send))
    expect(await count()).toBe(before + 1)
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.before}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
  })

  it('T4: with another body is refused and has no effect', async () => {
    const transactionId = newId()
    await shopper.call(write, { body: { amount: 1 }, transactionId })
    const before = await count()
    const { status, error } = await shopper.call(write, { body: { amount: 2 }, transactionId })
    expect([status, error?.errorId]).toEqual([409, 'GEN500'])
    expect(await count()).toBe(before)
  })

  it('T4: gets a refusal again as it was, details and correlation id with it', async () => {
    const transactionId = newId()
    const first = await shopper.call(write, { body: { amount: -1 }, transactionId })
    await shop.guest()
    const second = await shopper.call(write, { body: { amount: -1 }, transactionId })
    expect([first.status, first.error?.errorId]).toEqual([409, 'INV408'])
    expect(second.body).toEqual(first.body)
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([undefined, 'true'])
  })

  it('T4: of a refused call has no effect', async () => {
    const before = await count()
    await shopper.call(write, { body: { amount: -1 } })
    expect(await count()).toBe(before)
  })

  it('is free again after a breakdown of the service, which told nobody anything', async () => {
    const transactionId = newId()
    const before = await count()
    const answers = [0, 1].map(() => shopper.call(write, { body: { amount: 2000 }, transactionId }))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([500, 500])
    expect(await count()).toBe(before)
  })

  it('is free again for who had tried too often, once they may', async () => {
    const transactionId = newId()
    const send = async () => (await shopper.call(write, { body: { amount: 429 }, transactionId })).status
    max = 0
    expect(await send()).toBe(429)
    max = Infinity
    expect(await send()).toBe(409)
  })

  it('counts for one shopper: another may use the same', async () => {
    const transactionId = newId()
    const other = await shop.guest()
    const mine = await shopper.call(write, { body: { amount: 1 }, transactionId })
    const theirs = await other.call(write, { body: { amount: 1 }, transactionId })
    expect(theirs.body.before).toBe(mine.body.before + 1)
  })

  it('T4: is kept for 24 hours at least, and not for ever', async () => {
    const transactionId = newId()
    const first = await shopper.call(write, { body: { amount: 1 }, transactionId })
    await deleteLeftovers(shop.db, Date.now() + 24 * 3_600_000)
    const saved = await shop.db.selectFrom('kept_answers').select('id').execute()
    expect(saved.length).toBeGreaterThan(0)
    await deleteLeftovers(shop.db, Date.now() + 26 * 3_600_000)
    expect(await shop.db.selectFrom('kept_answers').select('id').execute()).toEqual([])
    expect(first.status).toBe(201)
  })
})
