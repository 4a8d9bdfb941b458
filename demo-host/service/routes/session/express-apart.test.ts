import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { endpoints as wallets } from '../../../../core/wallets/endpoints'
import { callerOf, codeFor, type Shopper } from '../../testing/callers'
import { makeReady, place } from '../../testing/checkout'
import { cartOf, handOff, PAGE, readCart } from '../../testing/handoffs'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'
import { SHOE } from '../../testing/wallets'

describe('D5 A3: a guest who signs in while one item is bought at once', () => {
  let shop: TestService
  let upc: string
  let other: string
  const open = async (shopper: Shopper, more: { handoff?: string; from?: string } = {}) =>
    (await shopper.call(wallets.openExpressBasket, { body: { productId: SHOE, upc, ...more } })).body.basketId
  const signIn = async (username: string, guest: Shopper, basketId: string | null) => {
    const body = { type: 'Registered', ...(await codeFor(shop.nobody, username)), guestObjects: { basketId } }
    return (await callerOf(shop.app, { cookie: guest.cookie })(endpoints.exchangeToken, { query: { cart: '1' }, body }))
      .body
  }
  const called = (token: string): Shopper['call'] => callerOf(shop.app, { token })

  beforeAll(async () => {
    shop = await testService()
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
    other = await upcOn(shop.db, SHOE, 'ember', '10')
  })
  afterAll(() => shop.close())

  it.each(['named', 'not named'])(
    'keeps it apart from the bag, which is merged as always; the basket is %s',
    async how => {
      const guest = await shop.guest()
      await cartOf(guest, { productId: SHOE, upc: other, qty: 1 })
      const basketId = await open(guest)
      const answer = await signIn('trade@till.test', guest, how === 'named' ? basketId : null)
      expect(answer.cart?.items.map(item => item.upc)).toEqual([other])
      expect(answer.basketId).not.toBe(basketId)
      const { body } = await called(answer.accessToken)(cart.readCart, { params: { basketId } })
      expect(body.items.map(item => [item.upc, item.qty])).toEqual([[upc, 1]])
    },
  )

  it('gets no bag from the express basket', async () => {
    const guest = await shop.guest()
    const answer = await signIn('industry@till.test', guest, await open(guest))
    expect([answer.basketId, answer.cart]).toEqual([null, null])
  })

  it('still has its order told to the page that it came from', async () => {
    const page = await shop.guest('pk_partner')
    const bag = await cartOf(page, { productId: SHOE, upc, qty: 3 })
    const guest = await shop.guest()
    const basketId = await open(guest, { handoff: await handOff(page, bag), from: PAGE })
    const { accessToken } = await signIn('athlete@till.test', guest, basketId)
    const person = { ...guest, call: called(accessToken) }
    await makeReady(person, basketId)
    const order = (await place(person, basketId)).body
    const seen = await readCart(page, bag)
    expect([seen.totalItemCount, seen.lastOrder?.orderNumber]).toEqual([3, order.orderNumber])
  })
})
