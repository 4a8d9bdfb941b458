import '../wiring/session/sign-in-takes-guest-cart'
import '../wiring/session/enrolment-follows-profile'
import '../wiring/session/new-account-signs-in'
import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { $basketId, $count, addToCartPressed } from '../cart'
import { botCheckGiven } from '../http/bot-check'
import { $session } from '../session'
import { $isSignedIn } from '../session/arrival'
import { $signInError, signInSubmitted } from '../session/sign-in'
import { aCart, anItem } from '../testing/a-cart'
import { aToken } from '../testing/a-token'
import { type Answers, type Call, noAnswer, refuse, shopFor } from '../testing/shop-for'
import {
  $signUpAttempt,
  $signUpError,
  $signUpForm,
  $signUpProblems,
  $smsConsent,
  signUpOpened,
  signUpSubmitted,
  type SignUpValues,
  smsAccepted,
  smsRequested,
  smsDeclined,
} from './index'

const signUp = 'POST /consumers-v3/auth/signup'
const token = 'POST /token/v2/auth/token'
const form = {
  fields: [
    { name: 'firstName', required: true },
    { name: 'email', required: true },
    { name: 'password', required: true },
    { name: 'birthDate', required: false },
    { name: 'phone', required: false },
  ],
  isSimplified: false,
  minimalAge: 13,
  earliestBirthDate: '1900-01-01',
  phoneCode: '1',
  phoneMask: '',
  asksSmsConsent: true,
}

const ada = (fields: SignUpValues['fields'] = {}, more: Partial<SignUpValues> = {}): SignUpValues => ({
  fields: { firstName: 'Ada', email: 'ada@example.com', password: 'Harbour-7', birthDate: '', phone: '', ...fields },
  newsletter: false,
  loyaltyTerms: false,
  policy: true,
  ...more,
})

const loyalty = 'POST /consumers-v3/consumer/loyalty/token'
const programme = { [loyalty]: { token: 't', expiresIn: 1, memberId: 'm' } }
async function signUpShop(answers: Answers = {}) {
  const one = { consumerType: 'REGISTERED', firstName: 'Ada', memberId: 'm', consumerNo: 'c-9', basketId: 'basket-9' }
  const shop = await shopFor({
    'GET /fapi/site/sign-up': form,
    [signUp]: { authorizationCode: 'code-1', expiresIn: 60 },
    [token]: (call: Call) =>
      (call.body as { type: string }).type === 'Registered'
        ? { ...aToken(), ...one, cart: aCart({ basketId: 'basket-9', items: [anItem({ qty: 2 })] }) }
        : aToken(),
    'POST /cart/v1/cartWithItem': aCart(),
    ...answers,
  })
  await shop.press(signUpOpened)
  return shop
}

afterEach(() => vi.unstubAllGlobals())

describe('signing up', () => {
  test('M8: a minimum age is judged by the service’s clock, not by the browser’s', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) })
    const now = { 'GET /fapi/server/time': { timestamp: '2026-11-23T12:00:00.000Z' } }
    const shop = await signUpShop(now)
    await shop.press(signUpSubmitted, ada({ birthDate: '2013-11-24' }))
    expect(shop.see($signUpProblems)).toEqual({ birthDate: 'min-age' })
    await shop.press(signUpSubmitted, ada({ birthDate: '2013-11-23' }))
    expect(shop.callsTo(signUp)).toHaveLength(1)
    vi.useRealTimers()
  })

  test('A12: what was wrong with a password is not told over the form of a new account', async () => {
    const shop = await signUpShop({ 'POST /consumers-v3/auth/signin': refuse(401, 'AUT401') })
    await shop.press(signInSubmitted, { username: 'ada@example.com', password: 'wrong' })
    expect(shop.see($signInError)).toMatchObject({ code: 'AUT401' })
    await shop.press(signUpOpened)
    expect(shop.see($signInError)).toBeNull()
  })

  test('A4: makes the account, signs it in by the code, and takes the guest’s cart along', async () => {
    const shop = await signUpShop()
    await shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
    await shop.press(signUpSubmitted, ada({ phone: '5035550148' }, { newsletter: true, loyaltyTerms: true }))
    const asked = shop.callsTo(signUp)[0]?.body as Record<string, unknown>
    expect(asked).toMatchObject({
      email: 'ada@example.com',
      phone: '+15035550148',
      phoneCode: '1',
      isTermsConfirmed: true,
      subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true }],
      enrollments: [{ type: 'Loyalty', optin: true }],
    })
    expect(asked).not.toHaveProperty('birthDate')
    const exchange = shop.callsTo(token).at(-1)?.body as Record<string, string>
    expect(exchange).toMatchObject({ authorizationCode: 'code-1', guestObjects: { basketId: 'basket-1' } })
    const challenge = createHash('sha256').update(String(exchange['codeVerifier'])).digest('base64url')
    expect(challenge).toBe(asked['codeChallenge'])
    expect([shop.see($isSignedIn), shop.see($session)?.firstName]).toEqual([true, 'Ada'])
    expect([shop.see($basketId), shop.see($count)]).toEqual(['basket-9', 2])
    expect(shop.callsTo('GET /consumers-v3/consumer')).toHaveLength(1)
  })

  test('A4: the bot check’s token is for the action register', async () => {
    const shop = await signUpShop()
    await shop.press(botCheckGiven, { tokenFor: async action => `passed-${action}` })
    await shop.press(signUpSubmitted, ada())
    expect(shop.callsTo(signUp)[0]?.body).toMatchObject({ recaptcha_response: 'passed-register' })
  })

  test('A4: the lead source of the address goes along, and the referral code of a link to the loyalty programme', async () => {
    vi.stubGlobal('location', { search: '?leadSource=run-club&referral=NL7', hostname: 'shop.test' })
    const shop = await signUpShop(programme)
    vi.stubGlobal('location', { search: '?leadSource=run-club', hostname: 'shop.test' })
    await shop.press(signUpSubmitted, ada())
    expect(shop.callsTo(signUp)[0]?.headers['x-source']).toBe('run-club')
    expect(shop.callsTo(loyalty)[0]?.body).toEqual({ usid: 'c-9', referralCode: 'NL7' })
  })

  test('A4: says that the terms were agreed to, and which page and campaign the account came from', async () => {
    vi.stubGlobal('location', { search: '?utm_campaign=autumn', hostname: 'northlane.test' })
    const shop = await signUpShop({ 'GET /fapi/site/sign-up': { ...form, asksBrandTerms: true } })
    await shop.press(signUpSubmitted, ada({}, { brandTerms: true }))
    expect(shop.callsTo(signUp)[0]?.body).toMatchObject({
      ...{ isTermsConfirmed: true, isTemporaryPassword: true, termsConditionsAndPolicy: true, brandTerms: true },
      source: { store: 'northlane.test', acquisitionType: 'Registered', campaignName: 'autumn' },
    })
  })

  test.each([
    ['the terms of the brand', { asksBrandTerms: true }, { brandTerms: 'required' }],
    ['the gender', { fields: [...form.fields, { name: 'gender', required: true }] }, { gender: 'required' }],
    ['the birth date', { fields: [{ name: 'birthDate', required: true }] }, { birthDate: 'required' }],
  ])('L4: %s must be given where the country’s form says so', async (_what, more, problems) => {
    const shop = await signUpShop({ 'GET /fapi/site/sign-up': { ...form, ...more } })
    await shop.press(signUpSubmitted, ada())
    expect([shop.see($signUpProblems), shop.callsTo(signUp)]).toEqual([problems, []])
  })

  test.each([
    [
      'nothing typed',
      { firstName: '', email: '', password: '' },
      { firstName: 'required', email: 'required', password: 'required' },
    ],
    ['half an address', { email: 'ada@till' }, { email: 'email' }],
    ['a weak password', { password: 'harbour7' }, { password: 'password' }],
    ['a child', { birthDate: `${new Date().getFullYear() - 8}-01-01` }, { birthDate: 'min-age' }],
    ['a short number', { phone: '12' }, { phone: 'phone' }],
  ] as const)('with %s asks nobody, and says what to put right', async (_what, fields, problems) => {
    const shop = await signUpShop()
    await shop.press(signUpSubmitted, ada(fields))
    expect([shop.see($signUpProblems), shop.see($signUpAttempt)]).toEqual([problems, 1])
    expect(shop.callsTo(signUp)).toEqual([])
  })

  test('without the terms asks nobody', async () => {
    const shop = await signUpShop()
    await shop.press(signUpSubmitted, ada({}, { policy: false }))
    expect(shop.see($signUpProblems)).toEqual({ policy: 'required' })
  })

  test.each([
    ['AUT439', {}, { email: 'in-use' }],
    ['PRO400', {}, { email: 'in-use' }],
    ['AUT444', {}, { phone: 'in-use' }],
    ['AUT442', {}, { phone: 'in-use' }],
    ['AUT453', {}, { email: 'email' }],
    ['PRO411', {}, { birthDate: 'required' }],
    ['PRO410', {}, { birthDate: 'min-age' }],
    ['PRO412', { field: 'firstName' }, { firstName: 'wrong' }],
  ])('A4: %s is marked on its field, which takes the focus', async (code, details, problems) => {
    const shop = await signUpShop({ [signUp]: refuse(400, code, details) })
    await shop.press(signUpSubmitted, ada())
    expect([shop.see($signUpProblems), shop.see($signUpError), shop.see($signUpAttempt)]).toEqual([problems, null, 1])
    expect(shop.see($isSignedIn)).toBe(false)
  })

  test('T4: whose answer was lost is sent again as the same, and as another one once there was an answer', async () => {
    let answer: Answers[string] = noAnswer()
    const shop = await signUpShop({ [signUp]: (call: Call) => (typeof answer === 'function' ? answer(call) : answer) })
    await shop.press(signUpSubmitted, ada())
    answer = refuse(403, 'AUT403')
    await shop.press(signUpSubmitted, ada())
    await shop.press(signUpSubmitted, ada())
    const [lost, again, next] = shop.callsTo(signUp).map(({ headers }) => headers['x-transaction-id'])
    expect([lost === again, again === next]).toEqual([true, false])
  })

  test('A4: every other error is told as such, in the service’s words', async () => {
    const shop = await signUpShop({ [signUp]: refuse(403, 'AUT403') })
    await shop.press(signUpSubmitted, ada())
    expect([shop.see($signUpProblems), shop.see($signUpError)]).toEqual([
      {},
      expect.objectContaining({ code: 'AUT403' }),
    ])
  })
})

describe('the sign-up form', () => {
  test('is read once', async () => {
    const shop = await signUpShop()
    await shop.press(signUpOpened)
    expect(shop.callsTo('GET /fapi/site/sign-up')).toHaveLength(1)
    expect(shop.see($signUpForm)?.minimalAge).toBe(13)
  })

  test('A4: text messages need a number, and an accept of their own', async () => {
    const shop = await signUpShop()
    await shop.press(smsRequested, { phone: '' })
    expect([shop.see($signUpProblems), shop.see($smsConsent)]).toEqual([{ phone: 'required' }, 'none'])
    await shop.press(smsRequested, { phone: '5035550148' })
    expect(shop.see($smsConsent)).toBe('asked')
    await shop.press(smsAccepted)
    await shop.press(signUpSubmitted, ada({ phone: '5035550148' }))
    const sms = { type: 'Newsletter', channel: 'sms', optin: true }
    expect(shop.callsTo(signUp)[0]?.body).toMatchObject({ subscriptions: [sms] })
  })

  test('A4: whoever ticks text messages and does not agree is led to their box, and no account is made without them', async () => {
    const shop = await signUpShop()
    await shop.press(smsRequested, { phone: '5035550148' })
    await shop.press(signUpSubmitted, ada({ phone: '5035550148' }))
    expect([shop.see($signUpProblems), shop.see($signUpAttempt)]).toEqual([{ sms: 'required' }, 1])
    expect(shop.callsTo(signUp)).toEqual([])
    await shop.press(smsDeclined)
    expect(shop.see($signUpProblems)).toEqual({})
    await shop.press(signUpSubmitted, ada({ phone: '5035550148' }))
    expect(shop.callsTo(signUp)[0]?.body).toMatchObject({ subscriptions: [] })
  })
})
