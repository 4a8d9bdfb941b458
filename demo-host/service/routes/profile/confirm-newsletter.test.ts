import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../../../core/profile/endpoints'
import { newId, newSecret } from '../../database/ids'
import { callerOf } from '../../testing/callers'
import { sentMails } from '../../testing/mails'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('newsletter_readers').execute()
  await shop.db.deleteFrom('newsletter_confirmations').execute()
  await shop.db.deleteFrom('sandbox_mails').execute()
})

const letter = { type: 'Newsletter', channel: 'email', optin: true } as const
const german = { 'x-locale': 'de-DE' }
const subscribe = (email: string, { on = shop, headers = german }: { on?: TestService; headers?: object } = {}) =>
  on.nobody(endpoints.createSubscriptions, {
    body: { email, subscriptions: [letter] },
    headers: headers as Record<string, string>,
  })
const confirm = (token: string, transactionId = newId()) =>
  shop.nobody(endpoints.confirmSubscription, { body: { token }, transactionId })
const readers = (on = shop) => on.db.selectFrom('newsletter_readers').selectAll().execute()
/** The tokens of the links that were mailed to an address, the newest first. */
const tokensOf = async (email: string) =>
  (await sentMails(shop, email)).map(({ text }) => /confirm-newsletter#token=([\w-]+)/.exec(text)?.[1] ?? 'no link')

describe('a guest’s newsletter in Germany', () => {
  test('F4: begins with the link of a mail in the reader’s language, and nobody is a reader before', async () => {
    const { status, body } = await subscribe(' Ana@Example.com ')
    expect([status, body.awaitsConfirmation]).toEqual([201, true])
    expect(await readers()).toEqual([])
    const [mail] = await sentMails(shop, 'ana@example.com')
    expect(mail?.subject).toBe('Bitte bestätigen Sie Ihr Abonnement')
    expect(mail?.text).toContain(`${shop.configuration.shopOrigin}/de-de/confirm-newsletter#token=`)
    expect(mail?.text).toContain('7 Tage')
    const [token = ''] = await tokensOf('ana@example.com')
    expect((await confirm(token)).status).toBe(204)
    expect(await readers()).toMatchObject([
      { email: 'ana@example.com', locale: 'de-DE', subscriptions: [{ ...letter, doubleOptin: true, country: 'DE' }] },
    ])
  })

  test('F4: its link works once, and every other link of the address is used with it', async () => {
    await subscribe('ana@example.com')
    await subscribe('ana@example.com')
    const [newer = '', older = ''] = await tokensOf('ana@example.com')
    expect((await confirm(newer)).status).toBe(204)
    for (const each of [newer, older]) {
      expect((await confirm(each)).error).toMatchObject({ errorId: 'AUT402', reason: 'used' })
    }
  })

  test('F4: a link whose answer was lost is told as done to whoever repeats the same call', async () => {
    await subscribe('ana@example.com')
    const [[token = ''], transactionId] = [await tokensOf('ana@example.com'), newId()]
    expect((await confirm(token, transactionId)).status).toBe(204)
    expect((await confirm(token, transactionId)).status).toBe(204)
    expect(await readers()).toHaveLength(1)
  })

  test('F4: a link that has expired, or that nobody was given, begins nothing', async () => {
    await subscribe('ana@example.com')
    const [token = ''] = await tokensOf('ana@example.com')
    await shop.db
      .updateTable('newsletter_confirmations')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    for (const each of [token, newSecret()]) {
      const { status, error } = await confirm(each)
      expect([status, error?.errorId, error?.['reason']]).toEqual([410, 'AUT402', 'expired'])
    }
    expect(await readers()).toEqual([])
  })

  test('F4: an address gets three mails in an hour; whoever types it again, reader or not, is told to wait', async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await subscribe('ana@example.com')).status).toBe(201)
    const another = await subscribe('ana@example.com')
    expect([another.status, another.error?.['retryAfter']]).toEqual([429, 3600])
    expect(await tokensOf('ana@example.com')).toHaveLength(3)
  })

  test('F4: whoever ended it gets it again only by the link', async () => {
    const ended = JSON.stringify([{ ...letter, optin: false, optoutDate: '2025-01-01T00:00:00.000Z' }])
    const before = { email: 'cleo@example.com', locale: 'de-DE', subscriptions: ended, changed_at: new Date() }
    await shop.db.insertInto('newsletter_readers').values(before).execute()
    await subscribe('cleo@example.com')
    expect(await readers()).toMatchObject([{ subscriptions: [{ optin: false }] }])
    await confirm((await tokensOf('cleo@example.com'))[0] ?? '')
    expect(await readers()).toMatchObject([{ subscriptions: [{ optin: true, doubleOptin: true }] }])
  })

  test('F4: for the address of an account it is the account’s wish, once the link is followed', async () => {
    const nia = await shop.person('new@till.test')
    const wishes = async () => (await nia.call(endpoints.readSubscriptions)).body.subscriptions
    await subscribe('new@till.test')
    expect(await wishes()).not.toContainEqual(expect.objectContaining({ ...letter, doubleOptin: true }))
    await confirm((await tokensOf('new@till.test'))[0] ?? '')
    expect(await wishes()).toContainEqual(expect.objectContaining({ ...letter, doubleOptin: true }))
    expect(await readers()).toEqual([])
  })

  test('T17, T22: its token is kept as a hash alone, and means nothing on a page of another site', async () => {
    await subscribe('ana@example.com')
    const [token = ''] = await tokensOf('ana@example.com')
    const saved = await shop.db.selectFrom('newsletter_confirmations').selectAll().execute()
    expect(JSON.stringify(saved)).not.toContain(token)
    const partner = callerOf(shop.app, { key: 'pk_partner' })
    expect((await partner(endpoints.confirmSubscription, { body: { token } })).status).toBe(403)
  })
})

test('F4: other countries ask for no proof, and no proof is believed that somebody only says', async () => {
  const { body } = await subscribe('ana@example.com', { headers: {} })
  expect([body.awaitsConfirmation, await readers()]).toMatchObject([false, [{ subscriptions: [{ optin: true }] }]])
  expect(await sentMails(shop, 'ana@example.com')).toEqual([])
  const nia = await shop.person('shopper@till.test')
  const said = { ...letter, type: 'Newsletter', doubleOptin: true } as const
  const { body: saved } = await nia.call(endpoints.changeSubscriptions, { body: { subscriptions: [said] } })
  expect(saved.subscriptions.some(({ doubleOptin }) => doubleOptin)).toBe(false)
})

describe('a guest’s newsletter in other countries', () => {
  const american = { headers: {} }

  test('F4: begins for the address of an account by a mailed link alone, if its owner gets none, and the answer tells nothing', async () => {
    const nia = await shop.person('industry@till.test')
    const wishes = async () => (await nia.call(endpoints.readSubscriptions)).body.subscriptions
    const before = await wishes()
    const { body } = await subscribe('industry@till.test', american)
    expect([body.awaitsConfirmation, await readers(), await wishes()]).toEqual([false, [], before])
    const [token = ''] = await tokensOf('industry@till.test')
    expect((await confirm(token)).status).toBe(204)
    expect(await wishes()).toContainEqual(expect.objectContaining({ ...letter, doubleOptin: true }))
    await subscribe('industry@till.test', american)
    expect([await tokensOf('industry@till.test'), await readers()]).toEqual([[token], []])
  })

  test('F4: brings three mails in an hour to an account, however often its address is typed', async () => {
    for (let turn = 0; turn < 5; turn += 1) await subscribe('athlete@till.test', american)
    expect(await tokensOf('athlete@till.test')).toHaveLength(3)
  })
})

test('F4: a shop that sends no mail cannot ask, and says that it waits for nothing', async () => {
  const quiet = await testService({ environment: 'production', smtpUrl: null })
  try {
    expect((await subscribe('ana@example.com', { on: quiet })).body.awaitsConfirmation).toBe(false)
    expect(await readers(quiet)).toMatchObject([{ subscriptions: [{ doubleOptin: false }] }])
    await subscribe('industry@till.test', { on: quiet })
    expect(await readers(quiet)).toHaveLength(1)
  } finally {
    await quiet.close()
  }
})
