import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/wallets/endpoints'
import { newestBasket } from '../../repositories/carts'
import { maya } from '../../testing/people'
import { SHOE, walletShopper, type WalletShopper } from '../../testing/wallets'
import { testService, type TestService } from '../../testing/test-service'

const PAGE = 'http://localhost:4400/en-us/p/shoe'

let shop: TestService
let buyer: WalletShopper

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await walletShopper(shop)
})

describe('a payment session', () => {
  test('of Apple Pay is a merchant session for the page’s own domain', async () => {
    const { body } = await buyer.session({ paymentMethodId: 'DW_APPLE_PAY' })
    expect(body).toMatchObject({ success: true, provider: 'apple-pay', locale: 'en-US' })
    expect(body.meta.merchantSession).toMatchObject({ domainName: 'localhost', displayName: 'Northlane' })
  })

  test.each([
    ['paypal', { paymentMethodId: 'CREDIT_CARD', paymentMethod: 'paypal' }],
    ['klarna', { paymentMethodId: 'KLARNA' }],
  ])('of %s names a script and the hash that it has', async (name, query) => {
    const { body } = await buyer.session(query)
    expect(body).toMatchObject({ success: true, provider: name, meta: { environment: 'sandbox' } })
    const { url = '', integrity } = body.meta.script ?? {}
    const script = await buyer.inWindow(new URL(url).pathname)
    expect(script.headers['content-type']).toContain('text/javascript')
    expect(integrity).toBe(`sha384-${createHash('sha384').update(script.payload).digest('base64')}`)
    expect(() => new Script(script.payload)).not.toThrow()
  })

  test('is for no page that the key does not know, no other way to pay, and no stranger’s site', async () => {
    expect((await buyer.session({ referer: 'https://evil.example/', paymentMethodId: 'DW_APPLE_PAY' })).status).toBe(
      403,
    )
    expect((await buyer.session({ referer: 'nowhere', paymentMethodId: 'DW_APPLE_PAY' })).status).toBe(400)
    expect((await buyer.session({ paymentMethodId: 'GIFT_CARD' })).status).toBe(400)
    const stranger = await shop.guest('pk_partner')
    const query = { referer: PAGE, paymentMethodId: 'DW_APPLE_PAY' }
    expect((await stranger.call(endpoints.readPaymentSession, { query })).status).toBe(403)
  })
})

describe('an express basket', () => {
  test('holds one item and is never the cart that its shopper goes on with', async () => {
    const { body } = await buyer.shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc: buyer.upc } })
    await buyer.shopper.call(endpoints.openExpressBasket, { body: { productId: SHOE, upc: buyer.upc } })
    expect(await newestBasket(shop.db, buyer.shopper.consumerNo)).toBe(body.basketId)
  })

  test('refuses what is not there', async () => {
    const none = await buyer.shopper.call(endpoints.openExpressBasket, { body: { productId: SHOE, upc: 'none' } })
    expect(none.error?.errorId).toBe('ORD404')
  })
})

describe('a wallet’s address', () => {
  test('is taken as far as the wallet shows it, and told by the country and the place that it names', async () => {
    const hidden = await buyer.ship({ city: 'San Francisco', province: 'CA', postalCode: '94105' }, 'APPLE_PAY_EXPRESS')
    expect(hidden.body.totals.tax).toBeGreaterThan(0)
    expect((await buyer.ship({ countryCode: 'AU', city: 'Sydney' }, 'APPLE_PAY_EXPRESS')).error?.errorId).toBe('PAY401')
    expect((await buyer.ship({ city: 'Portland', postalCode: '00000' }, 'APPLE_PAY_EXPRESS')).error?.errorId).toBe(
      'CHK380',
    )
    expect(
      (await buyer.ship({ countryCode: 'GB', city: 'London', postalCode: 'SW1A' }, 'APPLE_PAY_EXPRESS')).error,
    ).toBeNull()
    expect((await buyer.ship({ ...maya, addressLine1: 'PO Box 1' }, 'APPLE_PAY_EXPRESS')).error?.errorId).toBe('SHP500')
    expect((await buyer.ship({ ...maya, lastName: '' }, 'APPLE_PAY_EXPRESS')).error?.errorId).toBe('CHK380')
  })

  test('buys nothing while its street is hidden', async () => {
    await buyer.ship({ city: 'Portland', province: 'OR', postalCode: '97205' }, 'APPLE_PAY_EXPRESS')
    await buyer.pay('DW_APPLE_PAY', await buyer.appleToken())
    expect((await buyer.place('DW_APPLE_PAY')).error?.errorId).toBe('CHK380')
  })

  test('is no excuse on the shop’s own form', async () => {
    expect((await buyer.ship({ city: 'Portland', postalCode: '97205' })).error?.errorId).toBe('SHP410')
    expect((await buyer.ship({ city: 'Portland', postalCode: '97205' }, 'COLLECTION')).error?.errorId).toBe('SHP410')
  })
})
