import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { endpoints as sandbox } from '../../../../core/sandbox/endpoints'
import { endpoints } from '../../../../core/password/endpoints'
import { endpoints as profile } from '../../../../core/profile/endpoints'
import { endpoints as session } from '../../../../core/session/endpoints'
import type { MailEntry } from '../../documents/mail'
import { newId, newSecret } from '../../database/ids'
import { answerResets } from '../../people/answer-resets'
import { callerOf, codeFor } from '../../testing/callers'
import { sentMails } from '../../testing/mails'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('outbox').execute()
  await shop.db.deleteFrom('password_resets').execute()
})

const OLD = 'Till-demo-1'
const ask = (email: string, headers: Record<string, string> = {}) =>
  shop.nobody(endpoints.requestReset, { body: { email, recaptcha_response: 'ok' }, headers })
const mails = async (kind: MailEntry['kind']) =>
  (await shop.db.selectFrom('outbox').select('document').where('subject', '=', kind).orderBy('id').execute()).map(
    row => row.document as Extract<MailEntry, { kind: 'password-reset' }>,
  )
async function linkFor(email: string): Promise<string> {
  await ask(email)
  await answerResets(shop)
  return (await mails('password-reset')).at(-1)?.link.split('#token=')[1] ?? 'no link'
}
const confirm = (token: string, newPassword?: string) =>
  shop.nobody(endpoints.confirmReset, { body: { token, newPassword } })
const signIn = async (
  username: string,
  password: string,
  door: typeof session.signIn | typeof session.signInAsEmployee = session.signIn,
) =>
  (
    await shop.nobody(door, {
      body: { type: 'Registered', username, password, codeChallenge: 'c'.repeat(43), recaptcha_response: 'ok' },
    })
  ).status

describe('a forgotten password', () => {
  test('A6: a link by mail sets a new one, once; the old one and every session end', async () => {
    const signedIn = await shop.person('member@till.test')
    const token = await linkFor(' Member@till.test ')
    expect((await confirm(token)).status).toBe(204)
    expect((await confirm(token, 'Harbour-7')).status).toBe(204)
    expect([await signIn('member@till.test', 'Harbour-7'), await signIn('member@till.test', OLD)]).toEqual([200, 401])
    expect((await signedIn.call(profile.readConsumer)).status).toBe(401)
    expect(await mails('password-changed')).toMatchObject([{ to: 'member@till.test' }])
  })

  test('F5: the mail greets by the custom of its language: in Japanese by family name', async () => {
    for (const locale of ['ja-JP', 'fr-FR']) {
      await ask('joining@till.test', { 'x-locale': locale })
      await answerResets(shop)
    }
    expect(
      (await sentMails(shop, 'joining@till.test')).map(({ text }) => /Ito 様|June/.exec(text)?.[0]).sort(),
    ).toEqual(['Ito 様', 'June'])
  })

  test('the mail goes to who asked, in the page’s language, with a link of the shop’s own that ends in an hour', async () => {
    await ask('trade@till.test', { 'x-locale': 'fr-FR' })
    await answerResets(shop)
    const [mail] = await mails('password-reset')
    expect(mail).toMatchObject({ to: 'trade@till.test', locale: 'fr-FR', firstName: 'Walt' })
    expect(mail?.link).toMatch(/^http:\/\/localhost:4401\/fr-fr\/reset-password#token=[\w-]{43}$/)
    const minutes = (Date.parse(mail?.expiresAt ?? '') - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(59)
    expect(minutes).toBeLessThanOrEqual(60)
  })

  test('T20: asking answers alike, after the same work, whether known or unknown or closed', async () => {
    const told = async (email: string) => {
      const statements = vi.spyOn(shop.db.getExecutor(), 'executeQuery')
      const { status, body, error } = await ask(email)
      const took = statements.mock.calls.map(([query]) => query.sql)
      statements.mockRestore()
      return { status, body, error, took }
    }
    await told('shopper@till.test')
    const known = await told('shopper@till.test')
    expect(known).toMatchObject({ status: 204, error: null })
    expect(await told('nobody@till.test')).toEqual(known)
    expect(await told('closed@till.test')).toEqual(known)
    await answerResets(shop)
    expect(new Set((await mails('password-reset')).map(({ to }) => to))).toEqual(new Set(['shopper@till.test']))
    expect(await shop.db.selectFrom('reset_requests').selectAll().execute()).toEqual([])
  })

  test('T17: the database holds no token, and a made-up one is an expired link', async () => {
    const token = await linkFor('athlete@till.test')
    const rows = await shop.db.selectFrom('password_resets').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const { status, error } = await confirm(newSecret(), 'Harbour-7')
    expect([status, error?.errorId, error?.['reason']]).toEqual([410, 'AUT402', 'expired'])
  })

  test('an expired link is AUT402 and says so, before anything was typed', async () => {
    const token = await linkFor('athlete@till.test')
    await shop.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    for (const typed of [undefined, 'Harbour-7']) {
      expect((await confirm(token, typed)).error).toMatchObject({ errorId: 'AUT402', reason: 'expired' })
    }
    expect(await signIn('athlete@till.test', OLD)).toBe(200)
  })

  test('once the sandbox has let an hour pass for somebody, their links are old, and those of others are not', async () => {
    const [own, other] = [await linkFor('athlete@till.test'), await linkFor('industry@till.test')]
    await shop.nobody(sandbox.advanceSandboxClock, { body: { hours: 1, person: 'athlete@till.test' } })
    expect((await confirm(own)).error).toMatchObject({ errorId: 'AUT402', reason: 'expired' })
    expect((await confirm(other)).status).toBe(204)
  })

  test('a used link is AUT402 and says so; so is an older one of the same person', async () => {
    const [older, token] = [await linkFor('athlete@till.test'), await linkFor('athlete@till.test')]
    expect((await confirm(token, 'Harbour-8')).status).toBe(204)
    for (const each of [token, older]) {
      expect((await confirm(each)).error).toMatchObject({ errorId: 'AUT402', reason: 'used' })
      expect((await confirm(each, 'Harbour-9')).error).toMatchObject({ errorId: 'AUT402', reason: 'used' })
    }
    expect(await signIn('athlete@till.test', 'Harbour-8')).toBe(200)
  })

  test('of ten that use a link at once one wins', async () => {
    const token = await linkFor('industry@till.test')
    const answers = await Promise.all(Array.from({ length: 10 }, (_none, i) => confirm(token, `Harbour-${i}`)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.flatMap(({ error }) => error ?? [])).toEqual(
      Array.from({ length: 9 }, () => expect.objectContaining({ errorId: 'AUT402', reason: 'used' })),
    )
  })

  test('the password that is, is no new one (AUT452), and a weak one is refused; the link still works', async () => {
    const token = await linkFor('trade@till.test')
    expect((await confirm(token, OLD)).error?.errorId).toBe('AUT452')
    expect((await confirm(token, 'short')).error?.errorId).toBe('FE872')
    expect((await confirm(token, 'Harbour-7')).status).toBe(204)
  })

  test('opens an account that wrong passwords had locked', async () => {
    for (let i = 0; i < 5; i += 1) await signIn('new@till.test', 'wrong')
    expect(await signIn('new@till.test', OLD)).toBe(423)
    await confirm(await linkFor('new@till.test'), 'Harbour-7')
    expect(await signIn('new@till.test', 'Harbour-7')).toBe(200)
  })

  test('ends a code that the old password had given', async () => {
    const code = await codeFor(shop.nobody, 'joining@till.test')
    await confirm(await linkFor('joining@till.test'), 'Harbour-7')
    const { error } = await shop.nobody(session.exchangeToken, { body: { type: 'Registered', ...code } })
    expect(error?.errorId).toBe('AUT432')
  })

  test('a mailbox gets three links an hour at most, whoever asks', async () => {
    for (let i = 0; i < 5; i += 1) expect((await ask('shopper@till.test')).status).toBe(204)
    await answerResets(shop)
    expect(await mails('password-reset')).toHaveLength(3)
  })

  test('an incomplete address is refused with AUT453', async () => {
    expect((await ask('shopper@till')).error?.errorId).toBe('AUT453')
  })

  test('T22: third-party pages may not ask', async () => {
    const partner = callerOf(shop.app, { key: 'pk_partner' })
    const { status } = await partner(endpoints.requestReset, { body: { email: 'a@b.test', recaptcha_response: 'ok' } })
    expect(status).toBe(403)
  })
})

describe('changing the password', () => {
  const change = (shopper: { call: TestService['nobody'] }, currentPassword: string, newPassword: string) =>
    shopper.call(endpoints.changePassword, { body: { currentPassword, newPassword } })

  test('A6: takes the one that is, ends every other session, and goes on with its own', async () => {
    const [here, elsewhere] = [await shop.person('employee@till.test'), await shop.person('employee@till.test')]
    expect((await change(here, OLD, 'Harbour-7')).status).toBe(204)
    expect((await here.call(profile.readConsumer)).status).toBe(200)
    expect((await elsewhere.call(profile.readConsumer)).status).toBe(401)
    expect(await signIn('employee@till.test', 'Harbour-7', session.signInAsEmployee)).toBe(200)
    expect(await mails('password-changed')).toMatchObject([{ to: 'employee@till.test' }])
  })

  test('A12: a wrong one is AUT450, the fourth says that one try is left, and five of them lock the account', async () => {
    const clerk = await shop.person('clerk@till.test')
    const told: unknown[] = []
    for (let i = 0; i < 6; i += 1) {
      const { error } = await change(clerk, 'wrong', 'Harbour-7')
      told.push(error?.['isLastAttempt'] ? 'last' : error?.errorId)
    }
    expect(told).toEqual(['AUT450', 'AUT450', 'AUT450', 'last', 'AUT423', 'AUT423'])
    expect((await change(clerk, OLD, 'Harbour-7')).error?.errorId).toBe('AUT423')
  })

  test('the same one again is AUT451, and one that breaks a rule is refused', async () => {
    const shopper = await shop.person('shopper@till.test')
    expect((await change(shopper, OLD, OLD)).error?.errorId).toBe('AUT451')
    expect((await change(shopper, OLD, 'short')).error?.errorId).toBe('FE872')
    expect((await change(shopper, OLD, 'no capitals 1')).error?.errorId).toBe('PRO415')
  })

  test('E3: of two at the same moment one is kept, and the other is PRO415', async () => {
    const shopper = await shop.person('shopper@till.test')
    const wanted = ['Harbour-81', 'Harbour-82']
    const answers = await Promise.all(wanted.map(next => change(shopper, OLD, next)))
    expect(answers.map(({ error }) => error?.errorId).sort()).toEqual(['PRO415', undefined])
    const changed = wanted[answers.findIndex(({ error }) => !error)] ?? OLD
    expect((await change(shopper, changed, OLD)).status).toBe(204)
  })

  test('is for signed-in shoppers only', async () => {
    expect((await change(await shop.guest(), OLD, 'Harbour-7')).status).toBe(403)
  })

  test('T4: whose answer was lost, sent again under its transaction id, is done, and so is a reset', async () => {
    const shopper = await shop.person('shopper@till.test')
    const again = { transactionId: newId(), body: { currentPassword: OLD, newPassword: 'Harbour-71' } }
    for (const status of [204, 204]) expect((await shopper.call(endpoints.changePassword, again)).status).toBe(status)
    const body = { token: await linkFor('shopper@till.test'), newPassword: OLD }
    const reset = { transactionId: newId(), body }
    for (const status of [204, 204]) expect((await shop.nobody(endpoints.confirmReset, reset)).status).toBe(status)
    expect((await shop.nobody(endpoints.confirmReset, { body })).error?.errorId).toBe('AUT402')
    expect(await signIn('shopper@till.test', OLD)).toBe(200)
  })

  test('T18: no fast hash of a password is among the kept answers', async () => {
    const shopper = await shop.person('shopper@till.test')
    await change(shopper, OLD, 'Harbour-70')
    await change(shopper, 'Harbour-70', OLD)
    const saved = await shop.db.selectFrom('kept_answers').select('body_hash').execute()
    const passwords = { currentPassword: OLD, newPassword: 'Harbour-70' }
    const without = ['{}', JSON.stringify({ currentPassword: OLD }), JSON.stringify(passwords)].map(text =>
      createHash('sha256').update(text).digest('base64url'),
    )
    expect(without.map(body_hash => saved.some(row => row.body_hash === body_hash))).toEqual([true, false, false])
  })
})
