import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as lists } from '../../../../core/lists/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { callerOf, codeFor, type Shopper } from '../../testing/callers'
import { cartOf, choose, handOff, readCart, redeem, shopperOf } from '../../testing/handoffs'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

describe('a handoff from elsewhere, or from a page that the browser does not tell', () => {
  let shop: TestService
  let upc: string
  let other: string
  const filledCart = (shopper: Shopper, qty = 1) => cartOf(shopper, { productId: SHOE, upc, qty })

  beforeAll(async () => {
    shop = await testService()
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
    other = await upcOn(shop.db, SHOE, 'ember', '10')
  })
  afterAll(() => shop.close())

  it.each([
    ['a page of another origin', 'https://evil.example', 'https://evil.example'],
    ['a whole address', 'https://evil.example/bag?x=1', 'https://evil.example'],
    ['no page', '', null],
    ['what is no address', 'about:blank', null],
  ])('is offered to the shopper, and crosses nothing: %s', async (_what, from, told) => {
    const person = await shop.person('athlete@till.test')
    const guest = await shop.guest('pk_partner')
    const code = await handOff(guest, await filledCart(guest))
    const before = await redeem(shop.app, code, { from, cookie: person.cookie })
    expect(before.body).toMatchObject({ consumerNo: person.consumerNo, basketId: null, cart: null })
    expect(before.body.offer).toMatchObject({ from: told, cart: { basketId: '', items: [{ upc, qty: 1 }] } })
  })

  const offered = async (ownQty: number) => {
    const shopper = await shop.guest()
    const own = await cartOf(shopper, { productId: SHOE, upc: other, qty: ownQty })
    const page = await shop.guest('pk_partner')
    const theirs = await filledCart(page, 2)
    const code = await handOff(page, theirs)
    await redeem(shop.app, code, { cookie: shopper.cookie })
    return { shopper, own, page, theirs, code }
  }

  it('adds its lines where the shopper says so, once however often they say it', async () => {
    const { shopper, own, code, page, theirs } = await offered(1)
    const all = await Promise.all([1, 2, 3].map(() => choose(shopper, code, 'add')))
    expect(all.map(({ status, body }) => [status, body.basketId, body.cart?.totalItemCount])).toEqual(
      [1, 2, 3].map(() => [200, own, 3]),
    )
    expect((await readCart(page, theirs)).totalItemCount).toBe(2)
  })

  it('leaves all as it is where the shopper keeps their own', async () => {
    const { shopper, own, code, page, theirs } = await offered(1)
    const { body } = await choose(shopper, code, 'keep')
    expect(body).toMatchObject({ basketId: own, cart: { items: [{ upc: other, qty: 1 }] } })
    expect((await readCart(page, theirs)).totalItemCount).toBe(2)
  })

  it('opens in place of the shopper’s own cart, whose things are saved for later', async () => {
    const { shopper, own, code } = await offered(3)
    const { body } = await choose(shopper, code, 'open')
    expect(body).toMatchObject({ basketId: own, cart: { items: [{ upc, qty: 2 }] } })
    const saved = await shopper.call(lists.readSaved, {})
    expect(saved.body.items).toMatchObject([{ upc: other, qty: 3 }])
  })

  it('opens in place of no cart of an associate, who has no list for what is in it', async () => {
    const clerk = await shop.person('clerk@till.test')
    const own = await cartOf(clerk, { productId: SHOE, upc: other, qty: 1 })
    const page = await shop.guest('pk_partner')
    const code = await handOff(page, await filledCart(page, 2))
    await redeem(shop.app, code, { cookie: clerk.cookie })
    expect((await choose(clerk, code, 'open')).status).toBe(403)
    expect((await readCart(clerk, own)).items).toMatchObject([{ upc: other, qty: 1 }])
    expect((await choose(clerk, code, 'add')).body.cart?.totalItemCount).toBe(3)
  })

  it('is decided once: another choice is refused with 409', async () => {
    const { shopper, code } = await offered(1)
    await choose(shopper, code, 'keep')
    expect((await choose(shopper, code, 'add')).status).toBe(409)
  })

  it('is decided by whom it was offered to, and by nobody else', async () => {
    const { code, page, shopper } = await offered(1)
    const stranger = await shop.guest()
    expect((await choose(stranger, code, 'add')).status).toBe(403)
    expect((await choose(page, code, 'add')).status).toBe(403)
    expect((await choose(shopper, 'no-such-code', 'add')).status).toBe(403)
  })

  it('is offered again where its page changed it since the shopper saw it', async () => {
    const { shopper, own, code, page, theirs } = await offered(1)
    await page.call(cart.addItem, { body: { cartId: theirs, productId: SHOE, upc: other, qty: 1 } })
    const first = await choose(shopper, code, 'add')
    expect(first.body).toMatchObject({ cart: { totalItemCount: 1 }, offer: { cart: { totalItemCount: 3 } } })
    const second = await choose(shopper, code, 'add')
    expect(second.body).toMatchObject({ basketId: own, cart: { totalItemCount: 4 } })
  })

  it('A3: lists by name what the receiving cart had no room for', async () => {
    const productId = 'TQ4407AB17'
    const only = await upcOn(shop.db, productId)
    const shopper = await shop.guest()
    await cartOf(shopper, { productId, upc: only, qty: 1 })
    const page = await shop.guest('pk_partner')
    const code = await handOff(page, await cartOf(page, { productId, upc: only, qty: 2 }))
    await redeem(shop.app, code, { cookie: shopper.cookie })
    const { body } = await choose(shopper, code, 'add')
    const name = body.cart?.items[0]?.name
    expect(body.notMerged).toEqual([{ productId, name, qty: 2, kept: 1 }])
  })

  it('follows a guest who signs in while they are asked', async () => {
    const { shopper, code } = await offered(1)
    const body = { type: 'Registered', ...(await codeFor(shop.nobody, 'industry@till.test')) }
    const answer = await callerOf(shop.app, { token: shopper.token })(endpoints.exchangeToken, { body })
    const chosen = await choose(shopperOf(shop.app, answer), code, 'add')
    expect([chosen.status, chosen.body.cart?.totalItemCount]).toEqual([200, 3])
  })

  it('asks nothing about an empty cart', async () => {
    const guest = await shop.guest()
    const { basketId } = (await guest.call(cart.createCart, { body: {} })).body
    const { body } = await redeem(shop.app, await handOff(guest, basketId))
    expect([body.basketId, body.offer]).toEqual([null, undefined])
  })
})
