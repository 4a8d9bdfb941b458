import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as delivery } from '../../../core/delivery/endpoints'
import { endpoints as payment } from '../../../core/payment/endpoints'
import { endpoints } from '../../../core/session/endpoints'
import { giveAccessToken } from '../repositories/access-tokens'
import { openSession } from '../repositories/sessions'
import { callerOf, type Shopper } from '../testing/callers'
import { cartOf, handOff, PAGE, readCart, redeem } from '../testing/handoffs'
import { maya } from '../testing/people'
import { upcOn } from '../testing/shelves'
import { type TestService, testService } from '../testing/test-service'

const SHOE = 'TQ4407AB12'
const GIFT_CARD = { number: '6006491260550227445', pin: '1234' }

describe('a cart as a third-party page reads it', () => {
  let shop: TestService
  let upc: string

  beforeAll(async () => {
    shop = await testService()
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  })
  afterAll(() => shop.close())

  /** The same shopper under a third-party token, and under a secret that opens the cart alone. */
  async function strangersOf({ consumerNo }: Shopper) {
    const opened = { consumerNo, accessKey: 'pk_demo', trust: 'first-party' } as const
    const full = await openSession(shop.db, { ...opened, scope: 'full' })
    const secret = await openSession(shop.db, { ...opened, scope: 'cart' })
    const tokens = [
      await giveAccessToken(shop.db, full.id, 'third-party'),
      await giveAccessToken(shop.db, secret.id, 'first-party'),
    ]
    return tokens.map(token => callerOf(shop.app, { token }))
  }

  it('T22: has its lines, count and sums, and nothing of the person', async () => {
    const shopper = await shop.guest()
    const giftOption = { to: 'Noor Secretova', email: 'noor@secret.example', message: 'Run well, secretly' }
    const { basketId } = (
      await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc, qty: 2, giftOption } })
    ).body
    const params = { basketId }
    const secretova = { ...maya, lastName: 'Secretova' }
    await shopper.call(delivery.addShippingAddress, { params, body: { address: [secretova] } })
    await shopper.call(delivery.addBillingAddress, { params, body: { address: secretova } })
    await shopper.call(payment.addPaymentInstrument, {
      params,
      body: { payment_method_id: 'GIFT_CARD', giftCard: GIFT_CARD },
    })
    const own = await readCart(shopper, basketId)
    expect(own.totals.remainingToPay).toBeLessThan(own.totals.total)
    for (const call of await strangersOf(shopper)) {
      for (const { body } of [
        await call(cart.readCart, { params }),
        await call(cart.addItem, { body: { cartId: basketId, productId: SHOE, upc, qty: 1, giftOption } }),
      ]) {
        expect(JSON.stringify(body)).not.toMatch(/secret|Maya|Alder|\(503\)|GIFT_CARD/i)
        expect(body).toMatchObject({ shippingAddress: [], billingAddress: null, payment_instruments: [] })
        expect(body.shippingMethods).toEqual([])
        expect(body.items.map(item => item.shippingOptions.shippingMethod)).toEqual([null])
        expect(body.totals.remainingToPay).toBe(body.totals.total)
      }
    }
    expect((await readCart(shopper, basketId)).items[0]?.giftOption).toEqual(giftOption)
  })

  it('T22: changes neither how a line is delivered nor whom it is a gift for, and offers no other delivery', async () => {
    const shopper = await shop.guest()
    const giftOption = { to: 'Noor', email: 'noor@mail.example', message: 'Run well' }
    const { basketId, items } = (
      await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc, qty: 1, giftOption } })
    ).body
    const itemId = items[0]?.id ?? ''
    const params = { basketId }
    expect(items[0]?.shippingOptions.available.length).toBeGreaterThan(1)
    for (const call of await strangersOf(shopper)) {
      for (const change of [{ storeId: 'PDX1' }, { storeId: null }, { giftOption: null }]) {
        const { status, error } = await call(cart.updateItem, { params, body: { itemId, qty: 2, ...change } })
        expect([status, error?.errorId]).toEqual([403, 'AUT404'])
      }
      const { body } = await call(cart.updateItem, { params, body: { itemId, qty: 2 } })
      expect(body.items[0]).toMatchObject({ qty: 2, shippingOptions: { selected: 'home', available: ['home'] } })
    }
    expect((await readCart(shopper, basketId)).items[0]?.giftOption).toEqual(giftOption)
  })

  it('T22: costs what it costs everybody: no price tells that the shopper is an employee', async () => {
    const employee = await shop.person('employee@till.test')
    await shop.db
      .updateTable('people')
      .set({ terms_accepted: true })
      .where('consumer_no', '=', employee.consumerNo)
      .execute()
    const basketId = await cartOf(employee, { productId: SHOE, upc })
    const own = await readCart(employee, basketId)
    const guest = await shop.guest()
    const anybodys = await readCart(guest, await cartOf(guest, { productId: SHOE, upc }))
    expect(own.totals.total).toBeLessThan(anybodys.totals.total)
    for (const call of await strangersOf(employee)) {
      const { body } = await call(cart.readCart, { params: { basketId } })
      expect([body.totals, body.promoSummary]).toEqual([anybodys.totals, anybodys.promoSummary])
    }
  })

  it('T22: tells of who signed in only that somebody did', async () => {
    const member = await shop.person('member@till.test')
    const { body } = await callerOf(shop.app, { cookie: member.cookie })(endpoints.exchangeToken, {
      body: { type: 'Refresh', trust: 'third-party' },
    })
    expect(body).toMatchObject({ consumerType: 'REGISTERED', memberId: null, firstName: null })
    const own = await callerOf(shop.app, { cookie: member.cookie })(endpoints.exchangeToken, {
      body: { type: 'Refresh' },
    })
    expect(own.body).toMatchObject({ memberId: expect.any(String), firstName: expect.any(String) })
  })

  it('is as strict where a page of a first-party key asks for that, and the shopper’s session is none the stricter', async () => {
    const asked = await shop.nobody(endpoints.exchangeToken, { body: { type: 'Guest', trust: 'third-party' } })
    const page = callerOf(shop.app, { token: asked.body.accessToken })
    expect((await page(payment.readSavedCards, {})).status).toBe(403)
    const basketId = (await page(cart.createCartWithItem, { body: { productId: SHOE, upc } })).body.basketId
    const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? ''
    const microsite = await callerOf(shop.app, { cookie })(endpoints.exchangeToken, { body: { type: 'Refresh' } })
    const shipped = await callerOf(shop.app, { token: microsite.body.accessToken })(delivery.addShippingAddress, {
      params: { basketId },
      body: { address: [maya] },
    })
    expect(shipped.body.shippingAddress).toHaveLength(1)
    const back = await page(cart.readCart, { params: { basketId } })
    expect([back.body.totalItemCount, back.body.shippingAddress]).toEqual([1, []])
  })

  it('T22: refuses any other trust than third-party, which would be more than the key allows', async () => {
    const { status } = await callerOf(shop.app, { key: 'pk_partner' })(endpoints.exchangeToken, {
      body: { type: 'Guest', trust: 'first-party' },
    })
    expect(status).toBe(400)
  })

  it('is offered in the microsite without whom its gifts are for', async () => {
    const page = await shop.guest('pk_partner')
    const giftOption = { to: 'Noor', email: 'noor@secret.example', message: 'Run well' }
    const { basketId } = (await page.call(cart.createCartWithItem, { body: { productId: SHOE, upc, giftOption } })).body
    const code = await handOff(page, basketId)
    expect(JSON.stringify((await redeem(shop.app, code)).body.offer)).not.toContain('noor@secret')
    const { body } = await redeem(shop.app, await handOff(page, basketId), { from: PAGE })
    expect(body.cart?.items[0]?.giftOption).toEqual(giftOption)
  })
})
