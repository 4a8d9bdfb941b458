import type { CompiledQuery } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endpoints } from '../../../../core/checkout/endpoints'
import type { Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { SHOE, stockUp } from '../../testing/fetching'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
let stranger: Shopper
let known: string

beforeAll(async () => {
  shop = await testService()
  const shoe = await upcOn(shop.db, SHOE, 'cobalt', '10')
  await stockUp(shop.db, [shoe])
  const buyer = await shop.guest()
  const order = async () =>
    (await place(buyer, await readyCart(buyer, [{ productId: SHOE, upc: shoe }]))).body.orderNumber
  const numbers = [await order(), await order()]
  // Of two orders the one whose number another follows.
  known = numbers.sort()[0] ?? ''
  stranger = await shop.guest()
})
afterAll(() => shop.close())

const unknown = () => String(BigInt(known) - 1n).padStart(known.length, '0')

const asks: readonly (readonly [string, (orderNumber: string) => Promise<{ status: number; error: unknown }>])[] = [
  [
    'looked up',
    orderNumber => stranger.call(endpoints.trackOrder, { body: { orderNumber, email: 'nobody@example.com' } }),
  ],
  ['read', orderId => stranger.call(endpoints.readOrder, { params: { orderId } })],
  [
    'cancelled',
    orderNumber => stranger.call(endpoints.cancelOrder, { body: { orderNumber, email: 'nobody@example.com' } }),
  ],
]

test.each(asks)(
  'T20: an order that is %s by a stranger costs the same work whether or not there is one of that number',
  async (_what, ask) => {
    const ofKnown = await workOf(() => ask(known))
    const ofUnknown = await workOf(() => ask(unknown()))
    expect(ofKnown.status).toBe(404)
    expect(ofKnown).toEqual(ofUnknown)
    expect(ofKnown.statements.filter(({ statement }) => statement.includes('from orders'))).toHaveLength(1)
  },
)

/** What a call answers, and every statement of it with how many rows it found. */
async function workOf(ask: () => Promise<{ status: number; error: unknown }>) {
  const executor = Object.getPrototypeOf(Object.getPrototypeOf(shop.db.getExecutor()))
  const asked = vi.spyOn(executor, 'executeQuery')
  const { status, error } = await ask()
  const found = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }>))
  const statements = asked.mock.calls.map((call, index) => ({
    statement: (call[0] as CompiledQuery).sql,
    rows: found[index]?.rows.length,
  }))
  asked.mockRestore()
  return { status, error, statements }
}

test('T20: the look-up reads as many pages for a number that there is as for one that there is not', async () => {
  const pagesOf = async (orderNumber: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
      explain (analyze, buffers, format json)
      select order_number = ${orderNumber} and email = 'nobody@example.com' as theirs
      from orders where order_number >= ${orderNumber} order by order_number limit 1`.execute(shop.db)
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
  }
  // The first query of a table reads pages that later ones find in memory.
  await pagesOf(known)
  expect(await pagesOf(known)).toBe(await pagesOf(unknown()))
})
