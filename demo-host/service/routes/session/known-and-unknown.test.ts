import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints as catalogue } from '../../../../core/catalogue/endpoints'
import { endpoints as enrolment } from '../../../../core/enrolment/endpoints'
import { endpoints as passkeys } from '../../../../core/passkeys/endpoints'
import { endpoints as password } from '../../../../core/password/endpoints'
import { endpoints as profile } from '../../../../core/profile/endpoints'
import { endpoints as session } from '../../../../core/session/endpoints'
import { limitsOf } from '../../limits'
import { newAuthenticator } from '../../testing/authenticator'
import { type Answered, callerOf, type Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { upcOn } from '../../testing/shelves'
import { serviceOver, testService, type TestService } from '../../testing/test-service'

let shop: TestService
let stranger: Shopper
let known: string
let soldOut: string

/** A product that tells who wishes it when it is back. */
const SOLD_OUT = 'TQ4407AB13'

beforeAll(async () => {
  shop = await testService()
  const upc = await upcOn(shop.db, 'TQ4407AB12')
  const buyer = await shop.guest()
  const basketId = await readyCart(buyer, [{ productId: 'TQ4407AB12', upc }])
  known = (await place(buyer, basketId)).body.orderNumber
  stranger = await shop.guest()
  const variants = (await shop.nobody(catalogue.readProduct, { params: { productId: SOLD_OUT } })).body.variants
  soldOut = variants[0]?.upc ?? ''
})
afterAll(() => shop.close())

/** What an answer says, and what it took: its statements by their text. */
async function told(work: () => Promise<Answered<unknown>>) {
  const executor = Object.getPrototypeOf(Object.getPrototypeOf(shop.db.getExecutor()))
  const statements = vi.spyOn(executor, 'executeQuery')
  const { status, error, body } = await work()
  const took = statements.mock.calls.map(([query]) => (query as CompiledQuery).sql)
  statements.mockRestore()
  return { status, error, took, body: error ? null : withoutTimes(body) }
}

/** Of an answer only its moments and the address that was asked about may differ. */
const withoutTimes = (body: unknown): string =>
  JSON.stringify(body ?? null).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|[\w.]+@till\.test/g, '…')

const at = (door: typeof session.signIn | typeof session.signInAsEmployee) => (username: string) =>
  callerOf(shop.app, {})(door, {
    body: {
      type: 'Registered',
      username,
      password: 'Wrong-1',
      codeChallenge: 'c'.repeat(43),
      recaptcha_response: 'ok',
    },
  })
const signIn = at(session.signIn)
const signInAsEmployee = at(session.signInAsEmployee)
const askReset = (email: string) =>
  shop.nobody(password.requestReset, { body: { email, recaptcha_response: 'sandbox-login' } })
const subscribe = (email: string) =>
  stranger.call(profile.createSubscriptions, {
    body: { email, subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true }] },
  })
const subscribeInGermany = (email: string) =>
  stranger.call(profile.createSubscriptions, {
    body: { email, subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true }] },
    headers: { 'x-locale': 'de-DE' },
  })
const waitFor = (email: string) =>
  shop.nobody(catalogue.requestNotification, { body: { productId: SOLD_OUT, upc: soldOut, email } })
const track = (orderNumber: string) =>
  stranger.call(checkout.trackOrder, { body: { orderNumber, email: 'somebody@example.com' } })
const cancel = (orderNumber: string) =>
  stranger.call(checkout.cancelOrder, { body: { orderNumber, email: 'somebody@example.com' } })

test.each([
  ['signing in', () => signIn('member@till.test'), () => signIn('nobody@till.test')],
  [
    'signing in at the employees’ door',
    () => signInAsEmployee('employee@till.test'),
    () => signInAsEmployee('somebody@till.test'),
  ],
  ['looking up an order', () => track(known), () => track('123456789015')],
  ['taking an order back', () => cancel(known), () => cancel('123456789015')],
])('T20: %s answers alike, after the same work, whether known or unknown', async (_what, one, other) => {
  // What is held in memory is read by the first call alone.
  await one()
  const [right, wrong] = [await told(one), await told(other)]
  expect(right.took.length).toBeGreaterThan(0)
  expect(right).toEqual(wrong)
  expect(right.status).toBeGreaterThanOrEqual(400)
})

test.each([
  ['a forgotten password', askReset],
  ['the newsletter', subscribe],
  ['the newsletter of a country that asks for a proof', subscribeInGermany],
  ['the wish to be told when a thing is back', waitFor],
])('T20: %s is answered alike, after the same work, for who is known and for who is not', async (_what, ask) => {
  await ask('shopper@till.test')
  const known = await told(() => ask('shopper@till.test'))
  expect(known.status).toBeLessThan(300)
  expect(await told(() => ask('nobody@till.test'))).toEqual(known)
})

describe('sign-up and the look-up of an address, which may tell who has an account,', () => {
  const body = {
    type: 'Registered',
    password: 'Harbour-7',
    firstName: 'Ada',
    lastName: 'Byron',
    isTermsConfirmed: true,
  }
  const signUp = (email: string, recaptcha_response?: string) =>
    shop.nobody(enrolment.signUp, { body: { ...body, email, codeChallenge: 'c'.repeat(43), recaptcha_response } })
  const lookUp = (email: string, recaptcha_response?: string) =>
    shop.nobody(enrolment.lookUpConsumer, { query: { email, ...(recaptcha_response ? { recaptcha_response } : {}) } })

  test.each([
    ['sign-up', signUp],
    ['the look-up', lookUp],
  ])('T20: %s tells nothing before the bot check: the same answer, after the same work', async (_what, ask) => {
    for (const [token, code] of [
      [undefined, 'AUT403'],
      ['refuse', 'AUT403'],
      ['challenge', 'AUT403'],
    ] as const) {
      await ask('shopper@till.test', token)
      const known = await told(() => ask('shopper@till.test', token))
      expect([known.status, known.error?.errorId]).toEqual([403, code])
      expect(await told(() => ask('nobody.yet@till.test', token))).toEqual(known)
    }
  })

  test('T20, T21: they share one limit with the sign-in, so that a bot check passed by hand tells of few', async () => {
    const limited = await serviceOver({ db: shop.db, close: async () => {} }, { limits: limitsOf(true) })
    const nobody = callerOf(limited.app, {})
    const known = 'shopper@till.test'
    const asks = [
      () => nobody(enrolment.lookUpConsumer, { query: { email: known, recaptcha_response: 'ok' } }),
      () =>
        nobody(enrolment.signUp, {
          body: { ...body, email: known, codeChallenge: 'c'.repeat(43), recaptcha_response: 'ok' },
        }),
      () =>
        nobody(passkeys.signInByPasskey, {
          body: {
            assertion: newAuthenticator().get({ challenge: 'c', rpId: 'x', timeout: 1, userVerification: 'required' }),
            codeChallenge: 'c'.repeat(43),
          },
        }),
    ]
    const answers: number[] = []
    for (let turn = 0; turn < limitsOf(true).signIn.max; turn += 1) {
      answers.push((await asks[turn % asks.length]?.())?.status ?? 0)
    }
    expect(answers).not.toContain(429)
    for (const ask of asks) expect((await ask()).status).toBe(429)
    await limited.close()
  })
})
