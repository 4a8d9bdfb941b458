import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { endpoints } from '../../../core/cart/endpoints'
import { place, readyCart } from '../testing/checkout'
import { copyOfTemplate, type ServerDatabase } from '../testing/server-database'
import { upcOn } from '../testing/shelves'
import { serviceOver, type TestService } from '../testing/test-service'
import { connect } from './connection'

const server = process.env.TILL_TEST_DATABASE_URL ?? ''
const SHOE = 'TQ4407AB12'

// The embedded database is in the process: there is no way to it and back.
describe.runIf(server)('over one connection to a server', () => {
  let database: ServerDatabase
  let shop: TestService
  let upc: string

  beforeAll(async () => {
    database = await copyOfTemplate(server)
    shop = await serviceOver(await connect({ kind: 'server', url: database.url, connections: 1 }))
    upc = await upcOn(shop.db, SHOE, 'ember', '10')
    await shop.db.updateTable('stock').set({ on_hand: 50 }).where('upc', '=', upc).execute()
    const first = await shop.guest()
    await place(first, await readyCart(first, [{ productId: SHOE, upc }]))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  test('an add to cart is four messages: begin, lock and read it, save it with its answer, commit', async () => {
    const shopper = await shop.guest()
    const add = () => shopper.call(endpoints.addItem, { body: { cartId: basketId, productId: SHOE, upc, qty: 1 } })
    const { basketId } = (await shopper.call(endpoints.createCart, { body: {} })).body
    await add()
    const sent = await messagesOf(add)
    expect(sent).toEqual({ status: 200, messages: 4 })
  })

  test('an order paid by card takes 31 messages', async () => {
    const shopper = await shop.guest()
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc }])
    const sent = await messagesOf(() => place(shopper, basketId))
    expect(sent).toEqual({ status: 200, messages: 31 })
  })
})

async function messagesOf(work: () => Promise<{ status: number }>): Promise<{ status: number; messages: number }> {
  const spies = [vi.spyOn(pg.Connection.prototype, 'sync'), vi.spyOn(pg.Connection.prototype, 'query')]
  try {
    const { status } = await work()
    return { status, messages: spies.reduce((sum, { mock }) => sum + mock.calls.length, 0) }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
