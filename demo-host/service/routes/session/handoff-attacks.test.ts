import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints as delivery } from '../../../../core/delivery/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { callerOf, codeFor, type Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { cartOf, handedOver, handOff, PAGE, readCart, redeem, shopperOf } from '../../testing/handoffs'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const EVIL = 'https://evil.example'
const secretova = { ...maya, lastName: 'Secretova', addressLine1: '1 Hidden Lane', email: 'secret@example.com' }

describe('an attacker with a handoff', () => {
  let shop: TestService
  let upc: string
  const shoe = () => ({ productId: SHOE, upc, qty: 1 })

  beforeAll(async () => {
    shop = await testService()
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  })
  afterAll(() => shop.close())

  /** What the victim typed, as far as any of these tokens can find it; and whether any can change or buy it. */
  async function expectNothing(attackers: readonly Shopper[], victim: Shopper, basketIds: readonly string[]) {
    const before = await readCart(victim, basketIds[0] ?? '')
    for (const { call } of attackers) {
      for (const basketId of basketIds) {
        const params = { basketId }
        const answers = [
          await call(cart.readCart, { params }),
          await call(delivery.addShippingAddress, { params, body: { address: [maya] } }),
          await call(delivery.removeShippingAddress, { params, body: { address: [] } }),
          await call(checkout.prepareOrder, { body: { basketId } }),
          await call(checkout.placeOrder, { body: { cartId: basketId, paymentMethod: { code: 'CREDIT_CARD' } } }),
        ]
        for (const { body } of answers) expect(JSON.stringify(body ?? null)).not.toMatch(/Secretova|Hidden Lane|last4/)
      }
    }
    expect(await readCart(victim, basketIds[0] ?? '')).toEqual(before)
  }

  it('who redeems one of two, and sends a victim the other, gets nothing of what the victim types', async () => {
    const attacker = await shop.guest('pk_partner')
    const bait = await cartOf(attacker, shoe())
    const codes = [await handOff(attacker, bait), await handOff(attacker, bait)]
    const full = shopperOf(shop.app, await redeem(shop.app, codes[0] ?? '', { from: PAGE }))
    const answer = await redeem(shop.app, codes[1] ?? '', { from: PAGE })
    const victim = shopperOf(shop.app, answer)
    const basketId = answer.body.basketId ?? ''
    const params = { basketId }
    await victim.call(delivery.addShippingAddress, { params, body: { address: [secretova] } })
    await victim.call(delivery.addBillingAddress, { params, body: { address: secretova } })
    expect((await readCart(victim, basketId)).shippingAddress).toMatchObject([{ lastName: 'Secretova' }])
    await expectNothing([full, attacker], victim, [basketId, bait])
  })

  it('who keeps the 30-day secret of a guest gets no full session out of it, by a handoff or a sign-in', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const begun = await shop.nobody(endpoints.exchangeToken, {
      body: { type: 'Guest', returnRefreshToken: true },
      headers,
    })
    const victim = shopperOf(shop.app, begun)
    const basketId = await readyCart(victim, [shoe()])
    const params = { basketId }
    await victim.call(delivery.addShippingAddress, { params, body: { address: [secretova] } })
    await victim.call(delivery.addBillingAddress, { params, body: { address: secretova } })

    const stolen = begun.body.refreshToken
    const refreshed = await shop.nobody(endpoints.exchangeToken, { body: { type: 'Refresh', refreshToken: stolen } })
    const thief = shopperOf(shop.app, refreshed)
    const byCode = await redeem(shop.app, await handOff(thief, basketId), { from: PAGE })
    const bySession = await redeem(shop.app, await handOff(thief, basketId), { from: PAGE, token: thief.token })
    const code = await codeFor(shop.nobody, 'industry@till.test')
    const signedIn = await callerOf(shop.app, { token: thief.token })(endpoints.exchangeToken, {
      body: { type: 'Registered', ...code, guestObjects: { basketId } },
    })
    const all = [byCode, bySession, signedIn].map(answer => shopperOf(shop.app, answer))
    const baskets = [byCode, bySession, signedIn].map(({ body }) => body.basketId ?? '')
    await expectNothing([thief, ...all], victim, [basketId, ...baskets])
    expect((await place(victim, basketId)).body.status).toBe('placed')
  })

  it('who links a visitor without a session to the microsite gives them no identity, and no cart unasked', async () => {
    const attacker = await shop.guest()
    const bait = await cartOf(attacker, shoe())
    for (const from of [EVIL, '']) {
      const { body } = await redeem(shop.app, await handOff(attacker, bait), { from })
      expect(body.consumerNo).not.toBe(attacker.consumerNo)
      expect([body.basketId, body.cart]).toEqual([null, null])
    }
  })

  it('who links a guest of the microsite there gets neither their cart nor their address', async () => {
    const attacker = await shop.guest()
    const bait = await cartOf(attacker, shoe())
    const victim = await shop.guest()
    const basketId = await cartOf(victim, shoe())
    await victim.call(delivery.addShippingAddress, { params: { basketId }, body: { address: [secretova] } })
    const before = await readCart(victim, basketId)
    const { body } = await redeem(shop.app, await handOff(attacker, bait), { from: EVIL, cookie: victim.cookie })
    expect(body).toMatchObject({ consumerNo: victim.consumerNo, basketId, cart: before })
    await expectNothing([attacker], victim, [basketId, bait])
  })

  it('who links a signed-in shopper there makes nobody else of them, also after a reload', async () => {
    const attacker = await shop.person('member@till.test')
    const bait = await cartOf(attacker, shoe())
    const victim = await shop.person('shopper@till.test')
    const { body, headers } = await redeem(shop.app, await handOff(attacker, bait), {
      from: EVIL,
      cookie: victim.cookie,
    })
    expect(body).toMatchObject({ consumerNo: victim.consumerNo, firstName: expect.any(String) })
    expect(headers['set-cookie']).toBeUndefined()
    const reloaded = await callerOf(shop.app, { cookie: victim.cookie })(endpoints.exchangeToken, {
      body: { type: 'Refresh' },
    })
    expect(reloaded.body.consumerNo).toBe(victim.consumerNo)
  })

  it('who handed a cart over sees and cancels no order that it became', async () => {
    const attacker = await shop.guest()
    const bait = await cartOf(attacker, shoe())
    const victim = await shop.guest()
    const basketId = await readyCart(victim, [shoe()])
    await handedOver(shop.app, attacker, bait, { token: victim.token })
    await victim.call(checkout.prepareOrder, { body: { basketId } })
    const { orderNumber } = (await place(victim, basketId)).body
    const read = await attacker.call(checkout.readOrder, { params: { orderId: orderNumber } })
    const cancelled = await attacker.call(checkout.cancelOrder, { body: { orderNumber } })
    expect([read.status, cancelled.status].every(status => status >= 400)).toBe(true)
    expect((await victim.call(checkout.readOrder, { params: { orderId: orderNumber } })).body.status).toBe('placed')
  })
})
