import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints as loyalty } from '../../../../core/loyalty/endpoints'
import { endpoints } from '../../../../core/profile/endpoints'
import { newId, newSecret } from '../../database/ids'
import type { MailEntry } from '../../documents/mail'
import { callerOf } from '../../testing/callers'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
let before: { profile: unknown }

beforeAll(async () => {
  shop = await testService()
  before = await shop.db
    .selectFrom('people')
    .select('profile')
    .where('email', '=', 'joining@till.test')
    .executeTakeFirstOrThrow()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('outbox').execute()
  await shop.db.deleteFrom('email_confirmations').execute()
  await shop.db
    .updateTable('people')
    .set({ profile: JSON.stringify(before.profile) })
    .where('email', '=', 'joining@till.test')
    .execute()
})

type Person = Awaited<ReturnType<TestService['person']>>
type Linked = Extract<MailEntry, { kind: 'email-confirmation' }>

const send = (who: Person, headers: Record<string, string> = {}) => who.call(endpoints.sendConfirmation, { headers })
const confirm = (token: string, transactionId = newId()) =>
  shop.nobody(endpoints.confirmEmail, { body: { token }, transactionId })
const join = (who: Person) =>
  who.call(endpoints.changeConsumer, {
    body: { consumerProfile: { enrollments: [{ type: 'Loyalty', optin: true, channel: 'web' }] } },
  })
const mails = async (kind: MailEntry['kind']) =>
  (await shop.db.selectFrom('outbox').select('document').where('subject', '=', kind).orderBy('id').execute()).map(
    row => row.document as Linked,
  )
const newestToken = async () => (await mails('email-confirmation')).at(-1)?.link.split('#token=')[1] ?? 'no link'
const awaits = async (who: Person) => (await who.call(endpoints.readConsumer)).body.consumerProfile.awaitsConfirmation
const vouchers = async (who: Person) => (await who.call(loyalty.readVouchers)).error?.errorId ?? 'rewards'

describe('the address of a member', () => {
  test('is confirmed by the link of a mail, which opens the rewards; a mail says so', async () => {
    const june = await shop.person('joining@till.test')
    expect(await vouchers(june)).toBe('REW135')
    expect((await send(june)).body.consumerProfile.loyaltyOptInDate).toBeNull()
    expect((await confirm(await newestToken())).status).toBe(204)
    expect(await vouchers(june)).toBe('rewards')
    expect(await mails('email-confirmed')).toMatchObject([
      { to: 'joining@till.test', firstName: 'June', lastName: 'Ito' },
    ])
    expect((await send(june)).body.consumerProfile.loyaltyOptInDate).not.toBeNull()
    expect(await mails('email-confirmation')).toHaveLength(1)
  })

  test('is asked for where somebody joins, once, and not before', async () => {
    const ada = await shop.person('new@till.test')
    await send(ada)
    expect(await mails('email-confirmation')).toEqual([])
    await join(ada)
    await join(ada)
    expect(await mails('email-confirmation')).toMatchObject([{ to: 'new@till.test' }])
    expect([await vouchers(ada), await awaits(ada)]).toEqual(['REW135', true])
    await confirm(await newestToken())
    expect([await vouchers(ada), await awaits(ada)]).toEqual(['rewards', undefined])
    const { applicableLoyaltyVouchers: ladder } = (await ada.call(loyalty.readVouchers)).body
    expect(ladder.map(one => [one.points, one.amountInCurrency, one.available, one.eligible])).toEqual([
      [500, 5, true, false],
      [1000, 10, true, false],
      [2000, 20, true, false],
    ])
  })

  test('is mailed in the page’s language, with a link of the shop’s own that ends in a day', async () => {
    await send(await shop.person('joining@till.test'), { 'x-locale': 'fr-FR' })
    const [mail] = await mails('email-confirmation')
    expect(mail).toMatchObject({ to: 'joining@till.test', locale: 'fr-FR' })
    expect(mail?.link).toMatch(/^http:\/\/localhost:4401\/fr-fr\/confirm-email#token=[\w-]{43}$/)
    const hours = (Date.parse(mail?.expiresAt ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
  })

  test('of somebody who was a member before stays confirmed, and nothing is sent', async () => {
    const noor = await shop.person('member@till.test')
    expect((await send(noor)).status).toBe(200)
    expect(await mails('email-confirmation')).toEqual([])
  })

  test('gets three links an hour at most, and whoever asks for more is told so', async () => {
    const june = await shop.person('joining@till.test')
    const answers = []
    for (let i = 0; i < 4; i += 1) answers.push((await send(june)).status)
    expect(answers).toEqual([200, 200, 200, 429])
    expect(await mails('email-confirmation')).toHaveLength(3)
  })
})

describe('a link that confirms', () => {
  test('T17: is kept as a hash alone, and a made-up one is an expired link', async () => {
    await send(await shop.person('joining@till.test'))
    const rows = await shop.db.selectFrom('email_confirmations').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(await newestToken())
    const { status, error } = await confirm(newSecret())
    expect([status, error?.errorId, error?.['reason']]).toEqual([410, 'AUT402', 'expired'])
  })

  test('works once; it and older ones of the same person are used then', async () => {
    const june = await shop.person('joining@till.test')
    await send(june)
    const older = await newestToken()
    await send(june)
    const newer = await newestToken()
    expect((await confirm(newer)).status).toBe(204)
    for (const each of [newer, older]) {
      expect((await confirm(each)).error).toMatchObject({ errorId: 'AUT402', reason: 'used' })
    }
    expect(await mails('email-confirmed')).toHaveLength(1)
  })

  test('F6: whose answer was lost is told as done to whoever repeats the same call, and as used to everybody else', async () => {
    await send(await shop.person('joining@till.test'))
    const [token, transactionId] = [await newestToken(), newId()]
    expect((await confirm(token, transactionId)).status).toBe(204)
    expect((await confirm(token, transactionId)).status).toBe(204)
    expect((await confirm(token)).error).toMatchObject({ errorId: 'AUT402', reason: 'used' })
    expect(await mails('email-confirmed')).toHaveLength(1)
  })

  test('of ten that use it at once one wins, and one mail leaves', async () => {
    await send(await shop.person('joining@till.test'))
    const token = await newestToken()
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(9).fill(410)])
    expect(await mails('email-confirmed')).toHaveLength(1)
  })

  test('that has expired says so, and confirms nothing', async () => {
    const june = await shop.person('joining@till.test')
    await send(june)
    await shop.db
      .updateTable('email_confirmations')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect((await confirm(await newestToken())).error).toMatchObject({ errorId: 'AUT402', reason: 'expired' })
    expect(await vouchers(june)).toBe('REW135')
  })

  test('T22: is nothing for third-party pages, and a guest asks for none', async () => {
    const partner = callerOf(shop.app, { key: 'pk_partner' })
    expect((await partner(endpoints.confirmEmail, { body: { token: newSecret() } })).status).toBe(403)
    expect((await (await shop.guest()).call(endpoints.sendConfirmation)).status).toBe(403)
  })
})

test('where the shop sends no mail, rewards wait for none', async () => {
  const quiet = await testService({ environment: 'production', smtpUrl: null })
  try {
    const june = await quiet.person('joining@till.test')
    expect((await june.call(loyalty.readVouchers)).status).toBe(200)
    await june.call(endpoints.sendConfirmation)
    const left = await quiet.db.selectFrom('outbox').selectAll().where('subject', '=', 'email-confirmation').execute()
    expect(left).toEqual([])
  } finally {
    await quiet.close()
  }
})
