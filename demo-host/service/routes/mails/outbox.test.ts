import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction'
import { leaveMails } from '../../repositories/outbox'
import { sentMails } from '../../testing/mails'
import { testService, type TestService } from '../../testing/test-service'

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
    await other.close()
  }
})
