import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import type { Db } from '../database/transaction'
import { upcOn } from '../testing/shelves'
import { type TestService, testService } from '../testing/test-service'
import { lockCart } from './carts'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

/** How many rows this transaction has read by going through a whole table. */
async function readThrough(tx: Db, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select pg_stat_get_xact_tuples_returned(${table}::regclass)::int as read`.execute(tx)
  return rows[0]?.read ?? 0
}

test.each(['variants', 'stock'])(
  'a cart is found with its shelves by their keys: not all %s is read for it',
  async table => {
    const upc = await upcOn(shop.db, 'TQ4407AB12', 'cobalt', '10')
    const { body } = await (await shop.guest()).call(cart.createCartWithItem, {
      body: { productId: 'TQ4407AB12', upc },
    })
    const [found, read] = await shop.db.transaction().execute(async tx => {
      const before = await readThrough(tx, table)
      const found = await lockCart(tx, body.basketId, [upc], 'S001')
      return [found, (await readThrough(tx, table)) - before] as const
    })
    expect(found?.shelf.size).toBe(2)
    expect(read).toBe(0)
  },
)
