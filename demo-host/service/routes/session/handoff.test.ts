import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as delivery } from '../../../../core/delivery/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { callerOf, type Shopper } from '../../testing/callers'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

describe('a handoff', () => {
  let shop: TestService
  let upc: string
  const filledCart = async (shopper: Shopper, qty = 1) =>
    (await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc, qty } })).body.basketId
  const handoff = async (shopper: Shopper, basketId: string) =>
    (await shopper.call(endpoints.createHandoff, { body: { basketId } })).body.handoff
  /** The microsite, with what cookie it holds. */
  const exchange = (code: string, cookie?: string) =>
    callerOf(shop.app, cookie ? { cookie } : {})(endpoints.exchangeToken, {
      query: { cart: '1' },
      body: { type: 'Handoff', handoff: code },
    })
  const read = (token: string, basketId: string) =>
    callerOf(shop.app, { token })(cart.readCart, { params: { basketId } })

  beforeAll(async () => {
    shop = await testService()
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  })
  afterAll(() => shop.close())

  it('goes on with the same cart and the same guest, and answers the cart at once', async () => {
    const guest = await shop.guest()
    const basketId = await filledCart(guest)
    const { body } = await exchange(await handoff(guest, basketId))
    expect(body).toMatchObject({ consumerNo: guest.consumerNo, basketId, cart: { basketId, totalItemCount: 1 } })
    expect((await read(body.accessToken, basketId)).status).toBe(200)
  })

  it('of a key that was taken back since moves the cart, and holds nobody up while the keys are read again', async () => {
    const guest = await shop.guest()
    const basketId = await filledCart(guest)
    const code = await handoff(guest, basketId)
    const { consumerNo } = guest
    await shop.db.updateTable('sessions').set({ access_key: 'pk_gone' }).where('consumer_no', '=', consumerNo).execute()
    const later = Date.now() + 20_000
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
    const answer = exchange(code)
    try {
      expect((await answer).body).toMatchObject({ consumerNo, basketId })
    } finally {
      clock.mockRestore()
    }
  })

  it('goes on signed in where the shopper was', async () => {
    const person = await shop.person('shopper@till.test')
    const basketId = await filledCart(person)
    const { body } = await exchange(await handoff(person, basketId))
    expect(body).toMatchObject({ consumerNo: person.consumerNo, consumerType: 'REGISTERED', basketId })
  })

  it('works once, for a minute, and while its session lives', async () => {
    const guest = await shop.guest()
    const basketId = await filledCart(guest)
    const used = await handoff(guest, basketId)
    await exchange(used)
    expect((await exchange(used)).error?.errorId).toBe('AUT404')

    const late = await handoff(guest, basketId)
    await shop.db
      .updateTable('handoffs')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect((await exchange(late)).status).toBe(401)

    const orphan = await handoff(guest, basketId)
    await guest.call(endpoints.signOut, { body: {} })
    expect((await exchange(orphan)).status).toBe(401)
  })

  it('is made for a cart of one’s own alone', async () => {
    const basketId = await filledCart(await shop.guest())
    const other = await shop.guest()
    const { error } = await other.call(endpoints.createHandoff, { body: { basketId } })
    expect(error?.errorId).toBe('BSK404')
  })

  it('from a stranger’s page moves the guest’s cart, which both then see', async () => {
    const guest = await shop.guest('pk_partner')
    const basketId = await filledCart(guest)
    const { body } = await exchange(await handoff(guest, basketId))
    expect(body).toMatchObject({ consumerType: 'GUEST', basketId, cart: { totalItemCount: 1 } })
    const ship = callerOf(shop.app, { token: body.accessToken })
    const shipped = await ship(delivery.addShippingAddress, { params: { basketId }, body: { address: [maya] } })
    expect(shipped.body.shippingAddress).toHaveLength(1)
    const seen = await guest.call(cart.readCart, { params: { basketId } })
    expect([seen.body.totalItemCount, seen.body.shippingAddress]).toEqual([1, []])
  })

  it('from a stranger’s page signs nobody in', async () => {
    const person = await shop.person('member@till.test', 'pk_partner')
    const basketId = await filledCart(person)
    const { body } = await exchange(await handoff(person, basketId))
    expect(body.consumerType).toBe('GUEST')
    expect(body.consumerNo).not.toBe(person.consumerNo)
    expect(body.cart?.totalItemCount).toBe(1)
  })

  it('from a stranger’s page signs nobody out: its lines join the cart of the session that is here', async () => {
    const person = await shop.person('trade@till.test')
    const own = await filledCart(person, 2)
    const guest = await shop.guest('pk_partner')
    const { body } = await exchange(await handoff(guest, await filledCart(guest)), person.cookie)
    expect(body).toMatchObject({ consumerNo: person.consumerNo, basketId: own, cart: { totalItemCount: 3 } })
  })

  it('is exchanged under a key of the shop’s own alone', async () => {
    const guest = await shop.guest('pk_partner')
    const code = await handoff(guest, await filledCart(guest))
    const { status } = await guest.call(endpoints.exchangeToken, { body: { type: 'Handoff', handoff: code } })
    expect(status).toBe(403)
  })
})
