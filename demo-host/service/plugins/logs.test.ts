import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as catalogue } from '../../../core/catalogue/endpoints'
import { endpoints as delivery } from '../../../core/delivery/endpoints'
import { endpoint } from '../../../core/http/endpoint'
import { endpoints as session } from '../../../core/session/endpoints'
import { endpoints as site } from '../../../core/site/endpoints'
import { callerOf } from '../testing/callers'
import { maya } from '../testing/people'
import { upcOn } from '../testing/shelves'
import { type TestService, testService } from '../testing/test-service'
import { mountWrite } from './mount'

const SHOE = 'TQ4407AB12'
const breaks = endpoint({ name: 'breaks', method: 'POST', path: '/test/breaks', audience: 'anyone' })

describe('the logs', () => {
  const lines: string[] = []
  let shop: TestService

  beforeAll(async () => {
    shop = await testService({ logLevel: 'trace', logTo: { write: line => lines.push(line) } }, app => {
      mountWrite(app, breaks, async (_call, tx) => {
        // What a driver says of it quotes the value.
        await tx.insertInto('consumers').values({ consumer_no: 'planted-consumer', type: 'GUEST' }).execute()
        await tx.insertInto('consumers').values({ consumer_no: 'planted-consumer', type: 'GUEST' }).execute()
        return undefined
      })
    })
  })
  afterAll(() => shop.close())

  it('T18: hold no password, token, address, card or person, at the finest level, whatever goes wrong', async () => {
    const person = await shop.person('shopper@till.test')
    const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
    const { basketId } = (await person.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })).body
    const address = [{ ...maya, lastName: 'Plantedname', addressLine1: 'PO Box 1 Plantedstreet' }]
    await person.call(delivery.addShippingAddress, { params: { basketId }, body: { address } })
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
    await shop.nobody(catalogue.searchProducts, { query: { q: 'planted-search' } })
    await shop.nobody(catalogue.requestNotification, { body: { productId: SHOE, upc, email: 'planted@mail.test' } })
    await shop.nobody(site.reportPerformance, { body: { page: '/cart?email=planted@mail.test', measures: [] } })
    await shop.nobody(breaks)
    await shop.nobody(session.exchangeToken, { body: '{"refreshToken":"planted-json' })
    await callerOf(shop.app, { token: 'planted-token-planted-token' })(cart.readCart, { params: { basketId } })

    const logged = lines.join('')
    expect(lines.length).toBeGreaterThan(8)
    for (const planted of ['planted', 'Planted', 'shopper@till.test', 'Till-demo-1', maya.email ?? '', '127.0.0.1']) {
      expect([planted, logged.includes(planted)]).toEqual([planted, false])
    }
    for (const secret of [person.token, person.cookie.split('=')[1] ?? '?']) expect(logged).not.toContain(secret)
  })

  it('tell of each answer its route, status and correlation id', async () => {
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
})
