import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as catalogue } from '../../../core/catalogue/endpoints'
import { searchEndpoints } from '../../../core/catalogue/search/endpoints'
import { endpoints as delivery } from '../../../core/delivery/endpoints'
import { endpoint } from '../../../core/http/endpoint'
import { endpoints as checkout } from '../../../core/checkout/endpoints'
import { endpoints as lists } from '../../../core/lists/endpoints'
import { endpoints as payment } from '../../../core/payment/endpoints'
import { endpoints as provider } from '../../../core/sandbox/endpoints'
import { endpoints as stores } from '../../../core/stores/endpoints'
import { endpoints as session } from '../../../core/session/endpoints'
import { endpoints as measurement } from '../../../core/measurement/endpoints'
import { endpoints as site } from '../../../core/site/endpoints'
import { callerOf } from '../testing/callers'
import { cards } from '../testing/checkout'
import { giftCards } from '../testing/parts'
import { maya } from '../testing/people'
import { upcOn } from '../testing/shelves'
import { type TestService, testService } from '../testing/test-service'
import { mount } from './mount'
import { mountWrite } from './mount-write'
import { every } from './sweeps'

const SHOE = 'TQ4407AB12'
const breaks = endpoint({ name: 'breaks', method: 'POST', path: '/test/breaks', audience: 'anyone' })
const declines = endpoint({ name: 'declines', method: 'POST', path: '/test/declines', audience: 'anyone' })

describe('the logs', () => {
  const lines: string[] = []
  let failure: Error
  let sweep = () => {}
  let shop: TestService

  beforeAll(async () => {
    shop = await testService({ logLevel: 'trace', logTo: { write: line => lines.push(line) } }, app => {
      mountWrite(app, breaks, async (_call, tx) => {
        // What a driver says of it quotes the value.
        await tx.insertInto('consumers').values({ consumer_no: 'planted-consumer', type: 'GUEST' }).execute()
        await tx.insertInto('consumers').values({ consumer_no: 'planted-consumer', type: 'GUEST' }).execute()
        return undefined
      })
      mount(app, declines, () => Promise.reject(failure))
      every(app, 1, 'test', () => Promise.reject(failure))
      sweep = vi.mocked(setInterval).mock.lastCall?.[0] ?? sweep
    })
  })
  afterAll(() => shop.close())

  it('T18: hold no password, token, address, card or person, at the finest level, whatever goes wrong', async () => {
    const person = await shop.person('shopper@till.test')
    const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
    const { basketId } = (await person.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })).body
    const address = [{ ...maya, lastName: 'Plantedname', addressLine1: 'PO Box 1 Plantedstreet' }]
    for (const brought of [address, [maya]]) {
      const body = { address: brought, bid: 'planted-bid' }
      await person.call(delivery.addShippingAddress, { params: { basketId }, body })
    }
    await shop.nobody(session.signIn, {
      body: {
        type: 'Registered',
        username: 'planted@mail.test',
        password: 'Planted-password-1',
        codeChallenge: 'c'.repeat(43),
        recaptcha_response: 'planted-bot-token',
      },
    })
    await shop.nobody(session.signIn, { body: { username: 'planted@mail.test' } })
    await shop.nobody(searchEndpoints.searchProducts, { query: { q: 'planted-search' } })
    await shop.nobody(catalogue.requestNotification, { body: { productId: SHOE, upc, email: 'planted@mail.test' } })
    await shop.nobody(measurement.reportPerformance, { body: { page: '/cart?email=planted@mail.test', measures: [] } })
    const pay = (body: object) => person.call(payment.addPaymentInstrument, { params: { basketId }, body })
    await pay({ payment_method_id: 'GIFT_CARD', giftCard: { number: giftCards.fifty, pin: '1234-planted' } })
    await pay({ payment_method_id: 'REWARD_CODE', code: 'planted-reward' })
    await pay({ payment_method_id: 'CREDIT_CARD', card: { token: 'planted-card-token' } })
    await pay({ payment_method_id: 'PAYPAL', additionalDetails: { paymentData: { orderID: 'planted-order' } } })
    await person.call(payment.readGiftCardBalance, { body: { number: giftCards.fifty, pin: '1234' } })
    await person.call(provider.tokeniseSandboxCard, {
      body: { number: cards.pays, expiryMonth: 4, expiryYear: 2031, securityCode: '987', holder: 'Planted Holder' },
    })
    await person.call(stores.searchStores, {
      body: { query: 'planted-place', latitude: 45.5231, longitude: -122.6765 },
    })
    await person.call(lists.addFavorite, { body: { id: SHOE, qty: 1, itemType: 'product' } })
    const favorites = await person.call(lists.readFavorites, {})
    const favoriteId = favorites.body.favoriteId ?? ''
    const share = await person.call(lists.shareFavorites, { params: { favoriteId } })
    const sharedAs = Object.values(share.body as Record<string, unknown>).join(' ')
    await shop.nobody(lists.readShared, { params: { favoriteId: 'planted-share-secret' } })
    await person.call(checkout.trackOrder, { body: { orderNumber: '100000000001', email: 'planted@mail.test' } })
    await shop.nobody(breaks)
    await shop.nobody(session.exchangeToken, { body: '{"refreshToken":"planted-json' })
    await callerOf(shop.app, { token: 'planted-token-planted-token' })(cart.readCart, { params: { basketId } })

    const logged = lines.join('')
    expect(lines.length).toBeGreaterThan(8)
    for (const planted of ['planted', 'Planted', 'shopper@till.test', 'Till-demo-1', maya.email ?? '', '127.0.0.1']) {
      expect([planted, logged.includes(planted)]).toEqual([planted, false])
    }
    for (const secret of [giftCards.fifty, giftCards.fifty.replaceAll(' ', ''), cards.pays, '45.5231', '-122.6765']) {
      expect([secret, logged.includes(secret)]).toEqual([secret, false])
    }
    expect(favorites.status).toBe(200)
    expect(sharedAs).not.toBe('')
    for (const secret of sharedAs.split(/[\s/?=]/).filter(part => part.length > 20))
      expect(logged).not.toContain(secret)
    for (const secret of [person.token, person.cookie.split('=')[1] ?? '?']) expect(logged).not.toContain(secret)
  })

  it('T18: take of what anybody may report only what the shop knows: names, kinds of page, sums that can be', async () => {
    lines.length = 0
    const measures = [
      { name: 'LCP', value: 812.5 },
      { name: 'planted-measure', value: 1 },
      { name: 'INP', value: -5 },
      { name: 'CLS', value: 1e300 },
      ...Array.from({ length: 200 }, () => ({ name: 'LCP', value: 900 })),
    ]
    const report = (page: string, more: object[]) =>
      shop.nobody(measurement.reportPerformance, { body: { page, measures: more } })
    expect((await report('/planted-page', measures)).status).toBe(204)
    expect((await report('product', [{ name: 'planted-measure', value: 1 }])).status).toBe(204)
    const broken = { endpoint: 'readCart', failures: Array.from({ length: 500 }, () => 'planted-failure') }
    for (const contract of ['readCart', 'planted-contract']) {
      await shop.nobody(site.reportContract, { params: { contract }, body: broken })
    }
    const said = lines
      .map(line => JSON.parse(line))
      .filter(({ msg }) => msg === 'Performance' || msg === 'Broken contract')
    expect(said).toMatchObject([
      { page: 'other', measures: [{ name: 'LCP', value: 900 }] },
      { contract: 'readCart', failures: 100 },
      { contract: 'unknown', failures: 100 },
    ])
    expect(lines.join('')).not.toContain('planted')
  })

  it('name route, status and correlation id of each answer', async () => {
    lines.length = 0
    const correlationId = '0192f7c2-aaaa-7bbb-8ccc-123456789abc'
    await shop.nobody(site.readAddressRules, {
      params: { countryCode: 'US' },
      headers: { 'x-correlation-id': correlationId },
    })
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      correlationId,
      method: 'GET',
      route: '/utilities/i18n/:countryCode',
      status: 200,
      key: 'pk_demo',
    })
  })

  it('tell of a breakdown where it was, and the shopper nothing', async () => {
    lines.length = 0
    const { status, error } = await shop.nobody(breaks)
    expect([status, error?.errorId, error?.message]).toEqual([500, 'GEN500', 'general error'])
    const breakdown = lines.map(line => JSON.parse(line)).find(line => line.failure)
    expect(breakdown?.failure).toMatchObject({ code: '23505', table: 'consumers', constraint: 'consumers_pkey' })
    expect(breakdown?.failure.frames.length).toBeGreaterThan(1)
  })

  it.each([
    ['a provider', Object.assign(new Error('Declined for Planted Holder'), { code: 'card_declined' })],
    ['a mail server', Object.assign(new Error('450 <planted@mail.test> try later'), { responseCode: 450 })],
    ['a parser', new SyntaxError('Unexpected token in "planted-json"')],
  ])(
    'T18: tell by code and place why %s failed in a call or a sweep, and nothing of what it said',
    async (_who, thrown) => {
      lines.length = 0
      failure = thrown
      expect((await shop.nobody(declines)).status).toBe(500)
      sweep()
      const told = () => lines.map(line => JSON.parse(line)).filter(line => line.failure)
      await expect.poll(told).toHaveLength(2)
      const said = told()
      expect(said.map(({ msg, sweep }) => [msg, sweep])).toEqual([
        ['A call failed', undefined],
        ['A sweep failed', 'test'],
      ])
      for (const { failure: logged } of said) {
        const { name, code, responseCode } = thrown as Error & Record<string, unknown>
        expect([logged.name, logged.code, logged.responseCode, logged.message]).toEqual([
          name,
          code,
          responseCode,
          undefined,
        ])
        expect(logged.frames.length).toBeGreaterThan(0)
      }
      expect(lines.join('')).not.toMatch(/planted/i)
    },
  )
})
