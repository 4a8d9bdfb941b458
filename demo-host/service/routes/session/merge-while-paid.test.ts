import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as lists } from '../../../../core/lists/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import type { Gateway } from '../../payments/gateway'
import { gatewayOf, plugGateway } from '../../payments/gateways'
import { callerOf, codeFor, type Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { cartOf, choose, handOff, PAGE, readCart, redeem } from '../../testing/handoffs'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const never = (): Promise<never> => new Promise(() => {})

let shop: TestService
let sandbox: Gateway
let upc: string

beforeAll(async () => {
  shop = await testService()
  sandbox = gatewayOf(shop) as Gateway
  upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
})
afterAll(() => shop.close())
afterEach(() => plugGateway(shop.db, sandbox))

/** A guest whose order is being paid; the provider has not reported the outcome yet. */
async function paying(card: 'pays' | 'declined') {
  const guest = await shop.guest()
  const basketId = await readyCart(guest, [{ productId: SHOE, upc }], card)
  plugGateway(shop.db, { ...sandbox, authorise: never }, 50)
  expect((await place(guest, basketId)).status).toBe(503)
  return { guest, basketId }
}

async function signIn(username: string, { token }: Shopper, basketId: string) {
  const body = { type: 'Registered', ...(await codeFor(shop.nobody, username)), guestObjects: { basketId } }
  return callerOf(shop.app, { token })(endpoints.exchangeToken, { query: { cart: '1' }, body })
}

test('who signs in while a guest’s order is being paid finds nothing in the bag that was bought', async () => {
  const { guest, basketId } = await paying('pays')
  plugGateway(shop.db, sandbox)
  const { body } = await signIn('athlete@till.test', guest, basketId)
  expect(body.cart?.totalItemCount ?? 0).toBe(0)
  const order = await shop.db.selectFrom('orders').select('state').where('basket_id', '=', basketId).executeTakeFirst()
  expect(order?.state).toBe('placed')
})

test('what was refused meanwhile comes along', async () => {
  const { guest, basketId } = await paying('declined')
  plugGateway(shop.db, sandbox)
  const { body } = await signIn('trade@till.test', guest, basketId)
  expect(body.cart?.totalItemCount).toBe(1)
})

test('while the provider is silent nobody is signed in by halves: the cart stays the guest’s', async () => {
  const { guest, basketId } = await paying('pays')
  const { status, error } = await signIn('industry@till.test', guest, basketId)
  expect([status, error?.errorId]).toEqual([503, 'GEN500'])
  const { body } = await guest.call(cart.readCart, { params: { basketId } })
  expect(body.totalItemCount).toBe(1)
})

test('what is being bought on its page is in nobody’s bag at checkout', async () => {
  const { guest, basketId } = await paying('pays')
  const codes = [await handOff(guest, basketId), await handOff(guest, basketId)]
  plugGateway(shop.db, sandbox)
  const shopper = await shop.guest()
  const offered = await redeem(shop.app, codes[0] ?? '', { cookie: shopper.cookie })
  expect(offered.body.offer?.cart.totalItemCount).toBe(1)
  const chosen = await choose(shopper, codes[0] ?? '', 'add')
  expect([chosen.status, chosen.body.cart]).toEqual([200, null])
  const taken = await redeem(shop.app, codes[1] ?? '', { from: PAGE })
  expect([taken.status, taken.body.cart]).toEqual([200, null])
})

test('a bag that is being bought is not saved for later where another is opened in its place', async () => {
  const { guest, basketId } = await paying('pays')
  const page = await shop.guest('pk_partner')
  const code = await handOff(page, await cartOf(page, { productId: SHOE, upc, qty: 2 }))
  await redeem(shop.app, code, { cookie: guest.cookie })
  plugGateway(shop.db, sandbox)
  const { body } = await choose(guest, code, 'open')
  expect(body).toMatchObject({ basketId, cart: { totalItemCount: 2 } })
  expect((await guest.call(lists.readSaved, {})).body.items).toEqual([])
})

test('what crosses into a bag that is being bought stays for the next order', async () => {
  const { guest, basketId } = await paying('pays')
  const page = await shop.guest('pk_partner')
  const code = await handOff(page, await cartOf(page, { productId: SHOE, upc, qty: 2 }))
  await redeem(shop.app, code, { from: PAGE, cookie: guest.cookie })
  plugGateway(shop.db, sandbox)
  expect((await place(guest, basketId)).body.status).toBe('placed')
  expect((await readCart(guest, basketId)).totalItemCount).toBe(2)
})
