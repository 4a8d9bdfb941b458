import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../../core/cart/endpoints'
import { openSwallowingProxy } from '../../test/swallowing-proxy.mjs'
import { newId } from './ids'
import { serviceOver, type TestService } from '../testing/test-service'
import { copyOfTemplate, type ServerDatabase } from '../testing/server-database'
import { connect } from './connection'

const server = process.env.TILL_TEST_DATABASE_URL ?? ''
const CONNECTIONS = 16
const ANSWERED_MS = 5_000

/** A result with the time that it took. */
async function timed<Result>(work: Promise<Result>): Promise<Result & { ms: number }> {
  const began = performance.now()
  return { ...(await work), ms: performance.now() - began }
}

// The embedded database is in the process: there is no network to lose.
describe.runIf(server)('T13: a database host that is gone without a word', () => {
  let database: ServerDatabase
  let proxy: Awaited<ReturnType<typeof openSwallowingProxy>>
  let shop: TestService
  let readCart: () => Promise<{ status: number }>

  beforeEach(async () => {
    database = await copyOfTemplate(server)
    proxy = await openSwallowingProxy(database.url)
    shop = await serviceOver(await connect({ kind: 'server', url: proxy.url, connections: CONNECTIONS }))
    const shopper = await shop.guest()
    const { basketId } = (await shopper.call(endpoints.createCart, { body: {} })).body
    readCart = () => shopper.call(endpoints.readCart, { params: { basketId } })
    await Promise.all(Array.from({ length: CONNECTIONS * 4 }, readCart))
  })
  afterEach(async () => {
    await shop.close()
    await proxy.close()
    await database.drop()
  })

  test('is noticed: calls are answered within five seconds, those after them are served', async () => {
    proxy.swallow()
    const lost = await Promise.all(Array.from({ length: CONNECTIONS * 4 }, () => timed(readCart())))
    expect(Math.max(...lost.map(({ ms }) => ms))).toBeLessThan(ANSWERED_MS)
    expect(lost.filter(({ status }) => status === 503).length).toBeLessThanOrEqual(CONNECTIONS)
    const after = await Promise.all(Array.from({ length: CONNECTIONS * 4 }, readCart))
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('costs a lone shopper one call, not one for each connection that lay idle', async () => {
    proxy.swallow()
    expect((await readCart()).status).toBe(503)
    expect(await timed(readCart())).toMatchObject({ status: 200 })
  })

  test('and cannot be reached again is answered 503 within five seconds, and found as soon as it is back', async () => {
    proxy.swallow({ alsoNew: true })
    for (const calls of [CONNECTIONS * 4, CONNECTIONS * 2]) {
      const lost = await Promise.all(Array.from({ length: calls }, () => timed(readCart())))
      expect(new Set(lost.map(({ status }) => status))).toEqual(new Set([503]))
      expect(Math.max(...lost.map(({ ms }) => ms))).toBeLessThan(ANSWERED_MS)
    }
    proxy.heal()
    await expect.poll(async () => (await readCart()).status, { timeout: 10_000 }).toBe(200)
  }, 40_000)

  test('after it kept a write, whose answer was lost, gives that answer when the call is sent again', async () => {
    const shopper = await shop.guest()
    const add = { body: { productId: 'TQ4407AB12', upc: await anyUpc(), qty: 1 }, transactionId: newId() }
    proxy.loseAnswerTo('commit')
    expect((await shopper.call(endpoints.createCartWithItem, add)).status).toBe(503)
    const again = await shopper.call(endpoints.createCartWithItem, add)
    expect(again).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } })
    const carts = await shop.db
      .selectFrom('carts')
      .select('basket_id')
      .where('consumer_no', '=', shopper.consumerNo)
      .execute()
    expect(carts).toEqual([{ basket_id: again.body.basketId }])
  })

  async function anyUpc(): Promise<string> {
    const { upc } = await shop.db
      .selectFrom('variants')
      .innerJoin('stock', 'stock.upc', 'variants.upc')
      .select('variants.upc')
      .where('product_id', '=', 'TQ4407AB12')
      .where('on_hand', '>', 0)
      .limit(1)
      .executeTakeFirstOrThrow()
    return upc
  }
})
