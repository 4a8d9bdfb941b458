import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '../../../core/cart/endpoints'
import { upcOn } from '../testing/shelves'
import { testService } from '../testing/test-service'

// The embedded database plans for itself alone, and its statements have no names.
test.runIf(process.env.TILL_TEST_DATABASE_URL)(
  'PostgreSQL plans the statement that every cart is read by once',
  async () => {
    const shop = await testService()
    const shopper = await shop.guest()
    const productId = 'TQ4407AB12'
    const upc = await upcOn(shop.db, productId, 'cobalt', '10')
    const { basketId } = (await shopper.call(endpoints.createCartWithItem, { body: { productId, upc, qty: 1 } })).body
    // Five plans are made for their values before PostgreSQL compares; calls one after the other share a connection.
    for (let turn = 0; turn < 12; turn += 1) await shopper.call(endpoints.readCart, { params: { basketId } })
    const { rows } = await sql<{ custom: string; generic: string }>`
    select custom_plans as custom, generic_plans as generic from pg_prepared_statements
    where statement like '%cart as materialized%' and statement not like '%for update%'`.execute(shop.db)
    await shop.close()
    expect(rows.map(({ custom, generic }) => [Number(custom), Number(generic) > 0])).toEqual([[5, true]])
  },
)
