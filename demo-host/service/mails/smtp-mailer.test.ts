import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction'
import { leaveMails } from '../repositories/outbox'
import { type MailServer, startMailServer } from '../testing/mail-server'
import { testService, type TestService } from '../testing/test-service'
import type { Mailer } from './mailer'
import { smtpMailer } from './smtp-mailer'
import { workMails } from './work-mails'

const TO = 'maya.okafor@example.com'
const FROM = 'Northlane <orders@shop.example>'
const PATIENCE_MS = 300

let shop: TestService
let server: MailServer
let mailer: Mailer

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('outbox').execute()
  server = await startMailServer()
  mailer = smtpMailer(server.url, FROM, PATIENCE_MS)
})
afterEach(async () => {
  mailer.close()
  await server.close()
})

const leave = () =>
  inTransaction(shop.db, tx =>
    leaveMails(tx, { kind: 'password-changed', to: TO, locale: 'ja-JP', firstName: '美咲', lastName: null }),
  )
const row = () => shop.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
const dueNow = () =>
  shop.db
    .updateTable('outbox')
    .set({ mail_at: new Date(0) })
    .execute()
const secondsUntilDue = async () => Math.round(((await row()).mail_at?.getTime() ?? 0) - Date.now()) / 1000

test('a mail goes to the server once, as HTML and text, with headers that say it is automatic', async () => {
  await leave()
  await workMails(shop, mailer)
  await workMails(shop, mailer)
  expect(server.read).toHaveLength(1)
  const [{ to, raw } = { to: [], raw: '' }] = server.read
  expect(to).toEqual([TO])
  expect(raw).toMatch(/^From: Northlane <orders@shop.example>/m)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(raw).toMatch(/^Content-Language: ja-JP/m)
  expect(raw).toContain(`Message-ID: <${(await row()).id}@shop.example>`)
  expect(raw).toContain('Content-Type: text/plain; charset=utf-8')
  expect(raw).toContain('Content-Type: text/html; charset=utf-8')
  expect(await row()).toMatchObject({ failure: null, document: {} })
})

test('a server that refuses for now is asked again, after half a minute first, then after twice as long', async () => {
  server.mood = 'is busy'
  await leave()
  await expect(workMails(shop, mailer)).rejects.toThrow(/451/)
  expect(Math.abs((await secondsUntilDue()) - 30)).toBeLessThan(5)
  await dueNow()
  await expect(workMails(shop, mailer)).rejects.toThrow(/451/)
  expect(Math.abs((await secondsUntilDue()) - 60)).toBeLessThan(5)
  server.mood = 'takes'
  await dueNow()
  await workMails(shop, mailer)
  expect(server.read).toHaveLength(1)
})

test('a mail that the server refuses for good is given up, and the reason names nobody', async () => {
  server.mood = 'knows nobody'
  await leave()
  await workMails(shop, mailer)
  const { done_at, failure, document } = await row()
  expect(done_at).not.toBeNull()
  expect([failure, document]).toEqual(['refused 550', {}])
})

test('a server that does not answer is asked again later', async () => {
  server.mood = 'is silent'
  await leave()
  await expect(workMails(shop, mailer)).rejects.toThrow(/timeout/i)
  expect((await row()).done_at).toBeNull()
  server.mood = 'takes'
  await dueNow()
  await workMails(shop, mailer)
  expect(server.read).toHaveLength(1)
})

test('a server that hangs up after it read a mail gets the same mail again, under the same message id', async () => {
  server.mood = 'hangs up after the text'
  await leave()
  await expect(workMails(shop, mailer)).rejects.toThrow(/clos/i)
  server.mood = 'takes'
  await dueNow()
  await workMails(shop, mailer)
  const ids = server.read.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a server that is gone costs no mail', async () => {
  await server.close()
  await leave()
  await expect(workMails(shop, mailer)).rejects.toThrow(/ECONNREFUSED/)
  expect((await row()).done_at).toBeNull()
})
