import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { endpoints } from '../../../../core/enrolment/endpoints'
import { endpoints as profile } from '../../../../core/profile/endpoints'
import { endpoints as session } from '../../../../core/session/endpoints'
import { newId, newSecret } from '../../database/ids'
import { sentenceOf } from '../../languages/sentences'
import { callerOf } from '../../testing/callers'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const verifier = newSecret()
const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
const someEmail = () => `ada.${newId()}@example.com`

const ada = (more: object = {}) => ({
  type: 'Registered',
  email: someEmail(),
  password: 'Harbour-7',
  codeChallenge,
  firstName: 'Ada',
  lastName: 'Byron',
  isTermsConfirmed: true,
  recaptcha_response: 'ok',
  ...more,
})
const signUp = (more: object = {}, headers: Record<string, string> = {}) =>
  shop.nobody(endpoints.signUp, { body: ada(more), headers })
const exchange = async (authorizationCode: string) => {
  const body = { type: 'Registered', authorizationCode, codeVerifier: verifier }
  const { body: token } = await shop.nobody(session.exchangeToken, { body })
  return { ...token, call: callerOf(shop.app, { token: token.accessToken }) }
}
const lengthOf = async (table: 'people' | 'consumers' | 'person_phones') =>
  (await shop.db.selectFrom(table).selectAll().execute()).length

describe('signing up', () => {
  test('makes an account and signs it in: the code gives a session, and the profile says what was typed', async () => {
    const email = someEmail()
    const answer = await signUp({
      email: ` ${email.toUpperCase()} `,
      birthDate: '1990-02-28',
      phone: '(503) 555 - 0199',
      postalCode: '97205',
      subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true }],
    })
    expect([answer.status, answer.body.expiresIn]).toEqual([200, 60])
    const shopper = await exchange(answer.body.authorizationCode)
    expect(shopper).toMatchObject({ consumerType: 'REGISTERED', firstName: 'Ada', memberId: null })
    const { consumerProfile } = (await shopper.call(profile.readConsumer)).body
    expect(consumerProfile.consumerDetails).toMatchObject({
      email,
      firstName: 'Ada',
      lastName: 'Byron',
      birthDate: '1990-02-28',
      phone: '+15035550199',
      phoneCode: '1',
      postalCode: '97205',
    })
    expect(consumerProfile.subscriptions).toMatchObject([{ type: 'Newsletter', channel: 'email', optin: true }])
  })

  test('T16: its code needs the verifier of the challenge that came with it', async () => {
    const { body } = await signUp()
    const wrong = { type: 'Registered', authorizationCode: body.authorizationCode, codeVerifier: newSecret() }
    expect((await shop.nobody(session.exchangeToken, { body: wrong })).error?.errorId).toBe('AUT432')
  })

  test('makes a loyalty member of who joins with the form', async () => {
    const { body } = await signUp({ enrollments: [{ type: 'Loyalty', optin: true }] })
    const shopper = await exchange(body.authorizationCode)
    expect(shopper.memberId).toMatch(/^NL\d{12}$/)
    const { consumerProfile } = (await shopper.call(profile.readConsumer)).body
    expect(consumerProfile).toMatchObject({ isLoyaltyMember: true, loyaltySummary: { points: { balance: 0 } } })
    expect(consumerProfile.loyaltyOptInDate).toBeNull()
    const [mail] = await shop.db
      .selectFrom('outbox')
      .select('document')
      .where('subject', '=', 'email-confirmation')
      .execute()
    expect(mail?.document).toMatchObject({ to: consumerProfile.consumerDetails.email })
  })

  test('keeps the lead source of the header, where the account came from, and what was agreed to', async () => {
    const email = someEmail()
    const source = { store: 'northlane', acquisitionType: 'Registered', campaignName: 'autumn' }
    const agreed = { termsConditionsAndPolicy: true, brandTerms: true }
    await signUp({ email, source, ...agreed }, { 'x-source': 'run-club' })
    const row = await shop.db.selectFrom('people').select('profile').where('email', '=', email).executeTakeFirst()
    expect(row?.profile).toMatchObject({ source: { ...source, ...agreed, lead: 'run-club', channel: 'ECOMM' } })
  })

  test('with an address that has an account is AUT439, and makes nothing', async () => {
    const before = await lengthOf('consumers')
    const answer = await signUp({ email: ' Shopper@TILL.test', password: 'Another-1' })
    expect([answer.status, answer.error]).toEqual([409, expect.objectContaining({ errorId: 'AUT439', field: 'email' })])
    expect(await lengthOf('consumers')).toBe(before)
    expect((await shop.person('shopper@till.test')).token).toBeTruthy()
  })

  test('with a telephone number that has an account is AUT444, however it is written, and makes nothing', async () => {
    const before = [await lengthOf('people'), await lengthOf('consumers')]
    for (const phone of ['5035550148', '(503) 555-0148', '+1 503 555 0148']) {
      const answer = await signUp({ phone, phoneCode: '1' })
      expect([answer.status, answer.error]).toEqual([
        409,
        expect.objectContaining({ errorId: 'AUT444', field: 'phone' }),
      ])
    }
    expect([await lengthOf('people'), await lengthOf('consumers')]).toEqual(before)
  })

  test.each([
    [
      'fr-FR',
      ['06 12 34 56 78', '+33 6 12 34 56 78', '612345678', '0033 6 12 34 56 78'],
      '+33612345678',
      { birthDate: '1990-01-01' },
    ],
    ['ja-JP', ['090-1234-5678', '+81 90 1234 5678', '9012345678'], '+819012345678', { birthDate: '1990-01-01' }],
  ])(
    'L2: in %s a number is one number however it is written, and kept in international form',
    async (locale, numbers, saved, more) => {
      const [first = '', ...others] = numbers
      const headers = { 'x-locale': locale }
      const { body } = await signUp({ ...more, phone: first }, headers)
      const shopper = await exchange(body.authorizationCode)
      const { consumerDetails } = (await shopper.call(profile.readConsumer)).body.consumerProfile
      expect(consumerDetails).toMatchObject({ phone: saved, phoneCode: saved.slice(1, 3) })
      for (const phone of others) {
        expect((await signUp({ ...more, phone }, headers)).error).toMatchObject({ errorId: 'AUT444', field: 'phone' })
      }
    },
  )

  test('L2: a number of another country has that country’s dial code', async () => {
    const { body } = await signUp({ phone: '+33 6 12 34 56 79', phoneCode: '1' })
    const shopper = await exchange(body.authorizationCode)
    const { consumerDetails } = (await shopper.call(profile.readConsumer)).body.consumerProfile
    expect(consumerDetails).toMatchObject({ phone: '+33612345679', phoneCode: '33' })
  })

  test.each([
    ['a North American number that begins with 1', 'en-US', '+1 103 555 0148'],
    ['a North American number that begins with 1, abroad', 'fr-FR', '+1 103 555 0148'],
    ['six digits in Japan', 'ja-JP', '123456'],
    ['six digits of Japan, abroad', 'en-US', '+81 123456'],
  ])('L2: with %s is refused, by the rule of the country’s addresses', async (_what, locale, phone) => {
    const { error } = await signUp({ phone, birthDate: '1990-01-01' }, { 'x-locale': locale })
    expect(error).toMatchObject({ errorId: 'PRO412', field: 'phone' })
  })

  test('twenty times at once with one address or one number makes one account', async () => {
    const email = someEmail()
    const byEmail = await Promise.all(Array.from({ length: 20 }, () => signUp({ email })))
    expect(byEmail.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(byEmail.map(({ error }) => error?.errorId))).toEqual(new Set([undefined, 'PRO400']))
    const byPhone = await Promise.all(Array.from({ length: 20 }, () => signUp({ phone: '2125550123' })))
    expect(byPhone.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(byPhone.map(({ error }) => error?.errorId))).toEqual(new Set([undefined, 'AUT444']))
  })

  test.each([
    ['half an address', { email: 'ada@example' }, 'AUT453', 'email'],
    ['an address that no mail server takes', { email: 'ada@example-.com' }, 'AUT453', 'email'],
    ['somebody of twelve', { birthDate: `${new Date().getUTCFullYear() - 12}-01-01` }, 'PRO410', 'birthDate'],
    ['somebody who is not born yet', { birthDate: '2999-01-01' }, 'PRO410', 'birthDate'],
    ['somebody of the century before last', { birthDate: '1899-12-31' }, 'PRO410', 'birthDate'],
    ['a day that never was', { birthDate: '2001-02-30' }, 'PRO410', 'birthDate'],
    ['a telephone number that is none', { phone: '12' }, 'PRO412', 'phone'],
    [
      'text messages and no number',
      { subscriptions: [{ type: 'Newsletter', channel: 'sms', optin: true }] },
      'PRO412',
      'phone',
    ],
    ['a name of one letter', { firstName: 'A' }, 'PRO412', 'firstName'],
    ['no last name', { lastName: ' ' }, 'PRO412', 'lastName'],
    ['a short password', { password: 'Abc-1' }, 'FE872', undefined],
    ['a password without a digit', { password: 'Harbour-side' }, 'PRO415', undefined],
  ])('with %s is refused', async (_what, more, code, field) => {
    const { status, error } = await signUp(more)
    expect([status, error?.errorId, error?.['field']]).toEqual([400, code, field])
  })

  test.each(['fr-FR', 'ja-JP'])('E1: a refusal is a sentence that the form can show, in %s', async locale => {
    for (const [wrong, code] of [
      [{ lastName: ' ' }, 'PRO412'],
      [{ email: 'ada' }, 'AUT453'],
    ] as const) {
      const { error } = await signUp(wrong, { 'x-locale': locale })
      expect(error).toMatchObject({ errorId: code, message: sentenceOf(code, locale) })
    }
  })

  test('without a birth date is PRO411 where the country asks for it', async () => {
    const inGermany = { 'x-locale': 'de-DE' }
    expect((await signUp({}, inGermany)).error).toMatchObject({ errorId: 'PRO411', field: 'birthDate' })
    const year = new Date().getUTCFullYear()
    expect((await signUp({ birthDate: `${year - 15}-01-01` }, inGermany)).error?.errorId).toBe('PRO410')
    expect((await signUp({ birthDate: `${year - 17}-01-01` }, inGermany)).status).toBe(200)
  })

  test('without the terms is refused, and the field is named', async () => {
    const { status, error } = await signUp({ isTermsConfirmed: false })
    expect([status, error?.['field']]).toEqual([400, 'isTermsConfirmed'])
  })

  test('asks for the bot check, and says nothing before it', async () => {
    const known = await signUp({ email: 'shopper@till.test', recaptcha_response: undefined })
    const unknown = await signUp({ recaptcha_response: undefined })
    expect([known.status, known.error]).toEqual([unknown.status, unknown.error])
    expect(known.error?.errorId).toBe('AUT403')
    expect((await signUp({ recaptcha_response: 'challenge' })).status).toBe(403)
  })

  test('T22: is refused on a third-party page, and takes no role, member id or owner from a body', async () => {
    const partner = callerOf(shop.app, { key: 'pk_partner' })
    expect((await partner(endpoints.signUp, { body: ada() })).status).toBe(403)
    const forged = {
      consumerType: 'EMPLOYEE',
      memberId: 'NL1',
      consumerNo: 'x',
      profile: { associate: { storeId: 'S001' } },
    }
    const shopper = await exchange((await signUp(forged)).body.authorizationCode)
    expect(shopper).toMatchObject({ consumerType: 'REGISTERED', memberId: null })
    expect((await shopper.call(session.signOut, { body: {} })).status).toBe(204)
  })

  test('T20: takes the same hash of a password whether the address has an account or not', async () => {
    const passwords = await import('../../passwords')
    const hashing = vi.spyOn(passwords, 'hashPassword')
    await signUp({ email: 'shopper@till.test' })
    await signUp()
    expect(hashing).toHaveBeenCalledTimes(2)
    hashing.mockRestore()
  })

  test('takes e-mail and password alone where the form is simplified', async () => {
    const { status } = await signUp({ firstName: undefined, lastName: undefined }, { 'x-locale': 'en-CA' })
    expect(status).toBe(200)
  })
})
