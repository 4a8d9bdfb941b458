import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as catalogue } from '../../../../core/catalogue/endpoints'
import { inTransaction } from '../../database/transaction'
import { leaveMails } from '../../repositories/outbox'
import { sandboxNow } from '../../repositories/sandbox-clock'
import { cartOf, readCart } from '../../testing/handoffs'
import { sentMails } from '../../testing/mails'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'
import { REPRICED } from './outbox-forms'

const link = 'http://localhost:4401/en-us/reset?token=abc'

let shop: TestService
let id: string

beforeAll(async () => {
  shop = await testService()
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const mail = {
    kind: 'password-reset',
    to: 'ada@example.com',
    locale: 'en-US',
    firstName: '<i>Ada',
    lastName: null,
    link,
    expiresAt,
  } as const
  await inTransaction(shop.db, tx => leaveMails(tx, mail))
  id = (await sentMails(shop))[0]?.id ?? ''
})
afterAll(() => shop.close())

const get = (url: string, accept = 'text/html') => shop.app.inject({ url, headers: { accept } })

test('the sandbox shows what it would have mailed: the list, one mail, its text and its headers', async () => {
  const list = await get('/outbox')
  expect(list.payload).toContain('Choose a new password')
  expect(list.payload).toContain(`href="/outbox/${id}"`)
  const one = await get(`/outbox/${id}`)
  expect(one.payload).toContain(`src="/outbox/${id}/html"`)
  expect(one.payload).toContain('Auto-Submitted: auto-generated')
  expect(one.payload).toContain('Hello &#60;i&#62;Ada,')
  expect((await get(`/outbox/${id}/html`)).payload).toContain(`href="${link}"`)
  expect((await get('/outbox/unknown')).statusCode).toBe(404)
})

test('its pages run no script, and the mail is framed by them alone', async () => {
  for (const url of ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`]) {
    const policy = String((await get(url)).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
  }
  expect((await get(`/outbox/${id}/html`)).headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

const press = (action: string, origin?: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/outbox/${action}`,
    headers: { host: 'localhost:4401', ...(origin ? { origin } : {}) },
  })
const own = 'http://localhost:4401'

test('its buttons let a day pass, restock what is sold out, and sell it out again', async () => {
  const before = await sandboxNow(shop.db)
  const { upc } = await shop.db
    .selectFrom('variants')
    .select('upc')
    .where('product_id', '=', 'TQ4407AB13')
    .executeTakeFirstOrThrow()
  await shop.nobody(catalogue.requestNotification, {
    body: { productId: 'TQ4407AB13', upc, email: 'hana@example.com' },
  })
  expect((await get('/outbox')).payload).toContain('Restock Meridian 2 Harvest')
  for (const action of ['day', 'restock']) expect((await press(action, own)).headers.location).toBe('/outbox')
  expect((await sandboxNow(shop.db)).getTime() - before.getTime()).toBeGreaterThanOrEqual(86_400_000)
  expect((await sentMails(shop, 'hana@example.com')).map(({ kind }) => kind)).toEqual(['back-in-stock'])
  expect((await get('/outbox')).payload).toContain('Sell out Meridian 2 Harvest')
  await press('sell-out', own)
  expect((await get('/outbox')).payload).toContain('Restock Meridian 2 Harvest')
})

test('its buttons put a product on sale, which a bag is told of, and end the sale', async () => {
  const shopper = await shop.guest()
  const basketId = await cartOf(shopper, { productId: REPRICED, upc: await upcOn(shop.db, REPRICED), qty: 1 })
  const full = (await readCart(shopper, basketId)).items[0]?.price.current ?? 0
  expect((await get('/outbox')).payload).toContain('Put Harbour on sale')
  await press('start-sale', own)
  expect((await readCart(shopper, basketId)).flash).toMatchObject([
    { code: 'ProductPriceChanged', details: { was: full, now: full * 0.8 } },
  ])
  expect((await get('/outbox')).payload).toContain('End the sale of Harbour')
  await press('end-sale', own)
  expect((await readCart(shopper, basketId)).items[0]?.price.current).toBe(full)
})

test('its buttons work from its own page alone', async () => {
  const before = await shop.db.selectFrom('sandbox_clock').selectAll().execute()
  for (const origin of [undefined, 'null', 'http://localhost:4400', 'https://evil.example']) {
    expect((await press('day', origin)).statusCode).toBe(403)
  }
  expect(await shop.db.selectFrom('sandbox_clock').selectAll().execute()).toEqual(before)
  expect((await get('/outbox')).headers['content-security-policy']).toContain("form-action 'self'")
})

test('a program reads the mails to one address as JSON', async () => {
  const read = async (to: string) =>
    (await get(`/outbox?to=${to}`, 'application/json')).json<{ mails: { text: string }[] }>().mails
  expect((await read('ada@example.com'))[0]?.text).toContain(link)
  expect(await read('nobody@example.com')).toEqual([])
})

test('there is no outbox in production, or where an SMTP server sends', async () => {
  for (const changes of [{ environment: 'production' }, { smtpUrl: 'smtp://localhost:1' }] as const) {
    const other = await testService(changes)
    expect((await other.app.inject({ url: '/outbox' })).statusCode).toBe(404)
    const headers = { origin: 'http://localhost:4401', host: 'localhost:4401' }
    expect((await other.app.inject({ method: 'POST', url: '/outbox/day', headers })).statusCode).toBe(404)
    await other.close()
  }
})
