import { create } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { Challenge } from '../../../../core/checkout/contracts'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints as site } from '../../../../core/site/settings/endpoints'
import { endpoints } from '../../../../core/wallets/endpoints'
import { basketOf } from '../../carts/for-session'
import { callerOf, type Shopper } from '../../testing/callers'
import { askBank, makeReady, place } from '../../testing/checkout'
import { cartOf, handOff, PAGE, readCart, redeem } from '../../testing/handoffs'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'
import { SHOE } from '../../testing/wallets'

describe('one item that is bought at once in the shop’s window', () => {
  let shop: TestService
  let upc: string
  const open = async (shopper: Shopper, more: { handoff?: string; from?: string } = {}) =>
    (await shopper.call(endpoints.openExpressBasket, { body: { productId: SHOE, upc, ...more } })).body
  const buy = async (shopper: Shopper, basketId: string) => {
    await makeReady(shopper, basketId)
    return (await place(shopper, basketId)).body
  }
  const aPage = async () => {
    const page = await shop.guest('pk_partner')
    const bag = await cartOf(page, { productId: SHOE, upc, qty: 3 })
    return { page, bag, handoff: await handOff(page, bag) }
  }

  beforeAll(async () => {
    shop = await testService()
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  })
  afterAll(() => shop.close())

  it('D5: is reported to the page that asked, by number, count, currency and sums; the page’s bag stays as it is', async () => {
    const { page, bag, handoff } = await aPage()
    const shopper = await shop.guest()
    const order = await buy(shopper, (await open(shopper, { handoff, from: PAGE })).basketId)
    const { itemTotal, totalDiscount, shipping, tax, total } = order.totals
    const seen = await readCart(page, bag)
    expect(seen.totalItemCount).toBe(3)
    expect(seen.lastOrder).toEqual({
      orderNumber: order.orderNumber,
      currency: 'USD',
      totalItemCount: 1,
      totals: { itemTotal, totalDiscount, shipping, tax, total },
    })
  })

  it('T7: is no bag where the bank refuses the card: it can be paid for another way, and is told then', async () => {
    const { page, bag, handoff } = await aPage()
    const shopper = await shop.guest()
    const own = await cartOf(shopper, { productId: SHOE, upc, qty: 1 })
    const { basketId } = await open(shopper, { handoff, from: PAGE })
    await makeReady(shopper, basketId, 'challenged')
    const refused = (await place(shopper, basketId)).body
    const { transactionId, challengeUrl } = create(refused.flash[0]?.details, Challenge)
    const challengeResult = await askBank(shop.app, challengeUrl, '0000')
    const { error } = await shopper.call(checkout.patchOrder, {
      params: { orderNumber: refused.orderNumber },
      body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: { transactionId, challengeResult } } },
    })
    expect(await basketOf(shop.db, shopper.consumerNo)).toBe(own)
    const order = await buy(shopper, String(error?.['basketId']))
    expect((await readCart(page, bag)).lastOrder?.orderNumber).toBe(order.orderNumber)
    expect((await readCart(shopper, own)).totalItemCount).toBe(1)
  })

  it('D5: is reported to a page with an empty bag, too', async () => {
    const page = await shop.guest('pk_partner')
    const bag = (await page.call(cart.createCart, { body: {} })).body.basketId
    const shopper = await shop.guest()
    const { basketId } = await open(shopper, { handoff: await handOff(page, bag), from: PAGE })
    const order = await buy(shopper, basketId)
    expect((await readCart(page, bag)).lastOrder?.orderNumber).toBe(order.orderNumber)
  })

  it.each(['', 'https://evil.example', 'http://localhost:4411'])(
    'T22: is told to nobody where the browser does not show that the shopper came from there: %j',
    async from => {
      const { page, bag, handoff } = await aPage()
      const shopper = await shop.guest()
      await buy(shopper, (await open(shopper, { handoff, from })).basketId)
      expect((await readCart(page, bag)).lastOrder).toBe(undefined)
    },
  )

  it('T22: takes a code for one shopper alone, brings no line of the page’s bag, and leaves the session as it is', async () => {
    const { page, bag, handoff } = await aPage()
    const shopper = await shop.person('shopper@till.test')
    await open(shopper, { handoff, from: PAGE })
    const thief = await shop.guest()
    await buy(thief, (await open(thief, { handoff, from: PAGE })).basketId)
    expect((await readCart(page, bag)).lastOrder).toBe(undefined)
    const { body } = await redeem(shop.app, handoff, { from: PAGE, cookie: shopper.cookie })
    expect([body.consumerNo, body.cart]).toEqual([shopper.consumerNo, null])
    expect((await redeem(shop.app, handoff, { from: PAGE, cookie: thief.cookie })).status).toBe(401)
  })

  it('tells a stranger’s site which wallets the window takes, and its own site which wallets it takes itself', async () => {
    const read = async (key: string) => (await callerOf(shop.app, { key })(site.readSiteSettings, {})).body
    expect(await read('pk_partner')).toMatchObject({
      walletWindow: ['DW_APPLE_PAY', 'PAYPAL'],
      features: { applePay: false, payPal: false, klarna: false },
    })
    expect((await read('pk_demo')).walletWindow).toBe(undefined)
  })
})
