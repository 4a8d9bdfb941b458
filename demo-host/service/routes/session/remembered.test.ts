import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { newId } from '../../database/ids'
import { type Caller, callerOf } from '../../testing/callers'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

describe('a session that the service remembers', () => {
  let shop: TestService
  let upc: string

  beforeAll(async () => {
    shop = await testService()
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  })
  afterAll(() => shop.close())

  it('T17: of a guest is dead for every call of the cart at once, and the refusal is kept for none', async () => {
    const guest = await shop.guest()
    const { basketId, items } = (await guest.call(cart.createCartWithItem, { body: { productId: SHOE, upc, qty: 1 } }))
      .body
    const itemId = items[0]?.id ?? ''
    const params = { basketId }
    const transactionId = newId()
    const change = (by: Caller) => by(cart.updateItem, { params, transactionId, body: { itemId, qty: 2 } })
    const calls = [
      () => guest.call(cart.readCart, { params }),
      () => guest.call(cart.readCart, { params, query: { isPatchRequired: 'true' } }),
      () => guest.call(cart.readCart, { params: { basketId: newId() } }),
      () => guest.call(cart.addItem, { body: { cartId: basketId, productId: SHOE, upc, qty: 1 } }),
      () => guest.call(cart.addItem, { body: { cartId: basketId, productId: SHOE, upc: 'gone', qty: 1 } }),
      () => change(guest.call),
      () => guest.call(cart.removeItem, { body: { cartId: basketId, itemId } }),
    ]
    expect((await calls[0]?.())?.status).toBe(200)
    const again = await callerOf(shop.app, { cookie: guest.cookie })(endpoints.exchangeToken, {
      body: { type: 'Refresh' },
    })
    // As another instance of the service would end it.
    await shop.db
      .updateTable('sessions')
      .set({ ended_at: new Date() })
      .where('consumer_no', '=', guest.consumerNo)
      .execute()
    const refused = []
    for (const call of calls) refused.push((await call()).error?.errorId)
    expect(refused).toEqual(calls.map(() => 'AUT404'))
    await shop.db.updateTable('sessions').set({ ended_at: null }).where('consumer_no', '=', guest.consumerNo).execute()
    const changed = await change(callerOf(shop.app, { token: again.body.accessToken }))
    expect([changed.status, changed.body.items]).toMatchObject([200, [{ qty: 2 }]])
  })

  it('of a guest is told to be dead before whatever else is wrong with the call, as every other token is', async () => {
    const guest = await shop.guest()
    const { basketId } = (await guest.call(cart.createCart, { body: {} })).body
    const params = { basketId }
    const calls = [
      () => guest.call(cart.addItem, { body: {} }),
      () => guest.call(cart.addItem, { body: '{"cartId":' }),
      () => guest.call(cart.addItem, { body: '{}', headers: { 'content-type': 'text/plain' } }),
      () => guest.call(cart.readCart, { params, query: { isPatchRequired: 'perhaps' } }),
      () => guest.call(cart.applyCoupon, { body: {} }),
    ]
    const told = async () => {
      const answers = []
      for (const call of calls) answers.push((await call()).status)
      return answers
    }
    expect(await told()).toEqual([400, 400, 415, 400, 400])
    await shop.db
      .updateTable('sessions')
      .set({ ended_at: new Date() })
      .where('consumer_no', '=', guest.consumerNo)
      .execute()
    expect(await told()).toEqual(calls.map(() => 401))
  })

  it('of a guest ends after its fifteen minutes for the cart as well', async () => {
    const guest = await shop.guest()
    const { basketId } = (await guest.call(cart.createCart, { body: {} })).body
    const read = () => guest.call(cart.readCart, { params: { basketId } })
    expect((await read()).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1)
    const late = await read()
    vi.useRealTimers()
    expect(late.status).toBe(401)
  })
})
