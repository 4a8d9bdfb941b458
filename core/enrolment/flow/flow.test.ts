import '../../wiring/session/account-steps-go-on'
import '../../wiring/session/enrolment-follows-session'
import '../../wiring/session/new-account-signs-in'
import { describe, expect, test } from 'vitest'
import { $typedEmail } from '../typed-email'
import { basicsSubmitted, likingSubmitted } from '../../profile/details'
import { loyaltyJoined } from '../../profile/joining'
import { signInSubmitted } from '../../session/sign-in'
import { signUpOpened, signUpSubmitted } from '../index'
import { aProfile } from '../../testing/a-profile'
import { aToken } from '../../testing/a-token'
import { fakeStorage } from '../../testing/fake-storage'
import { type Answers, type Call, noAnswer, refuse, type Shop, shopFor } from '../../testing/shop-for'
import { tokenReceived } from '../../http/token'
import {
  $asksToComplete,
  $missingDetails,
  $lookUpError,
  $lookUpProblem,
  $step,
  completingPutOff,
  flowClosed,
  flowShown,
  happened,
  missingDetailsShown,
  lookUpSubmitted,
  type Step,
} from './index'

const tab = fakeStorage('sessionStorage')

const lookUp = 'GET /consumers-v3/consumer/lookup'
const change = 'PUT /consumers-v3/consumer'
const form = {
  fields: [
    { name: 'email', required: true },
    { name: 'password', required: true },
  ],
  ...{ isSimplified: true, minimalAge: 13, earliestBirthDate: '1900-01-01', phoneCode: '1', phoneMask: '' },
  asksSmsConsent: false,
}
const bare = { firstName: null, lastName: null, phone: null, postalCode: null, birthDate: null }
const details = {
  phone: '5035550148',
  firstName: 'Ada',
  lastName: 'Byron',
  postalCode: '97205',
  birthDate: '1990-05-14',
}

/** A service that keeps what it is told of one account. */
async function enrolmentShop(profile: object = bare, answers: Answers = {}, key?: string): Promise<Shop> {
  let consumer = { consumerProfile: aProfile(profile) }
  const registered = { ...aToken({ consumerType: 'REGISTERED', firstName: 'Ada', consumerNo: 'c-9' }), cart: null }
  return shopFor(
    {
      [lookUp]: ({ query }: Call) =>
        query['email'] === 'ada@example.com' ? { next: 'sign-in' } : refuse(404, 'AUT440'),
      'GET /fapi/site/sign-up': form,
      'POST /consumers-v3/auth/signin': { authorizationCode: 'code-1', expiresIn: 60 },
      'POST /consumers-v3/auth/signup': { authorizationCode: 'code-1', expiresIn: 60 },
      'POST /token/v2/auth/token': (call: Call) =>
        (call.body as { type: string }).type === 'Registered' ? registered : aToken(),
      'GET /consumers-v3/consumer': () => consumer,
      [change]: ({ body }: Call) => {
        const { consumerDetails = {}, enrollments } = (body as { consumerProfile: Record<string, object> })
          .consumerProfile
        consumer = {
          consumerProfile: {
            ...consumer.consumerProfile,
            isLoyaltyMember: consumer.consumerProfile.isLoyaltyMember || enrollments !== undefined,
            consumerDetails: { ...consumer.consumerProfile.consumerDetails, ...consumerDetails },
          },
        }
        return consumer
      },
      ...answers,
    },
    key ? { config: { key } } : {},
  )
}

const signIn = (shop: Shop) => shop.press(signInSubmitted, { username: 'ada@example.com', password: 'Harbour-7' })
const comeBack = (shop: Shop) =>
  shop.press(tokenReceived, { answer: aToken({ consumerType: 'REGISTERED' }), now: Date.now() })

describe('A5: enrolment', () => {
  test('leads a new shopper from the look-up of an address to its end, through all that is missing', async () => {
    const shop = await enrolmentShop()
    const seen: (Step | null)[] = []
    const see = () => seen.push(shop.see($step))
    await shop.press(flowShown, {})
    see()
    await shop.press(lookUpSubmitted, 'new@example.com')
    see()
    await shop.press(signUpOpened)
    const fields = { email: 'new@example.com', password: 'Harbour-7' }
    await shop.press(signUpSubmitted, { fields, newsletter: false, loyaltyTerms: false, policy: true })
    see()
    await shop.press(loyaltyJoined)
    see()
    await shop.press(happened, 'next')
    see()
    await shop.press(basicsSubmitted, { phone: details.phone })
    see()
    await shop.press(basicsSubmitted, { ...details, phone: details.phone })
    see()
    await shop.press(likingSubmitted, { interests: ['road'], preferredShoeSize: '9' })
    see()
    await shop.press(happened, 'next')
    see()
    expect(seen).toEqual([
      ...(['lookup', 'sign-up', 'non-loyalty', 'welcome', 'mobile', 'profile', 'interests', 'success'] as const),
      null,
    ])
  })

  test('of a known address asks for the password, which ends it', async () => {
    const shop = await enrolmentShop(details)
    await shop.press(flowShown, {})
    await shop.press(lookUpSubmitted, 'ada@example.com')
    expect([shop.see($step), shop.see($typedEmail)]).toEqual(['sign-in', 'ada@example.com'])
    await signIn(shop)
    expect([shop.see($step), shop.see($typedEmail)]).toEqual([null, ''])
  })

  test('asks nobody about half an address, and stays where the service cannot be reached', async () => {
    const shop = await enrolmentShop(bare, { [lookUp]: noAnswer('offline') })
    await shop.press(flowShown, {})
    await shop.press(lookUpSubmitted, 'ada@')
    expect([shop.see($lookUpProblem), shop.callsTo(lookUp)]).toEqual([{ problem: 'email', attempt: 1 }, []])
    await shop.press(lookUpSubmitted, 'ada@example.com')
    expect([shop.see($step), shop.see($lookUpError)]).toMatchObject(['lookup', { code: 'offline' }])
  })

  test('of who has signed in waits for the profile, and starts at what it lacks', async () => {
    const shop = await enrolmentShop({ ...details, phone: null })
    await comeBack(shop)
    await shop.press(flowShown, {})
    expect(shop.see($step)).toBe('mobile')
    await shop.press(happened, 'skipped')
    expect(shop.see($step)).toBe('interests')
  })

  test('begins at the step that was asked for, unless this shopper cannot stand there', async () => {
    const shop = await enrolmentShop()
    await shop.press(flowShown, { at: 'forgot-password' })
    expect(shop.see($step)).toBe('forgot-password')
    await shop.press(flowClosed)
    await shop.press(flowShown, { at: 'interests' })
    expect(shop.see($step)).toBe('lookup')
  })
})

describe('A5: after a reload', () => {
  const reloaded = async (shop: Shop, profile: object = bare) => {
    const again = await enrolmentShop(profile, {}, shop.config.key)
    return again
  }

  test('a guest goes on at the step where they were; no address and no password was kept', async () => {
    const shop = await enrolmentShop()
    await shop.press(flowShown, {})
    await shop.press(lookUpSubmitted, 'new@example.com')
    const again = await reloaded(shop)
    await again.press(flowShown, {})
    expect(again.see($step)).toBe('sign-up')
    expect(JSON.stringify([...tab.entries()])).not.toContain('new@example.com')
  })

  test('who signed in goes on at the step where they were', async () => {
    const shop = await enrolmentShop()
    await comeBack(shop)
    await shop.press(flowShown, { at: 'interests' })
    const again = await reloaded(shop)
    await comeBack(again)
    await again.press(flowShown, {})
    expect(again.see($step)).toBe('interests')
  })

  test('a step that is not this shopper’s any more is not gone on with', async () => {
    const shop = await enrolmentShop()
    await comeBack(shop)
    await shop.press(flowShown, { at: 'interests' })
    const again = await reloaded(shop)
    await again.press(flowShown, {})
    expect(again.see($step)).toBe('lookup')
  })

  test('what a guest closed begins again, what was asked of an account waits', async () => {
    const shop = await enrolmentShop()
    await shop.press(flowShown, { at: 'sign-up' })
    await shop.press(flowClosed)
    expect(shop.see($step)).toBe(null)
    await comeBack(shop)
    await shop.press(flowShown, { at: 'interests' })
    await shop.press(flowClosed)
    await shop.press(flowShown, {})
    expect(shop.see($step)).toBe('interests')
  })

  test('a browser that keeps nothing starts again', async () => {
    const shop = await enrolmentShop()
    await shop.press(flowShown, {})
    await shop.press(lookUpSubmitted, 'new@example.com')
    tab.clear()
    const again = await reloaded(shop)
    await again.press(flowShown, {})
    expect(again.see($step)).toBe('lookup')
  })
})

describe('A5: an account that lacks something', () => {
  test('is asked for it once a session', async () => {
    const shop = await enrolmentShop({ ...details, birthDate: null })
    await comeBack(shop)
    await shop.press(missingDetailsShown)
    expect(shop.see($asksToComplete)).toBe(true)
    await shop.press(completingPutOff)
    await shop.press(missingDetailsShown)
    expect(shop.see($asksToComplete)).toBe(false)
    const again = await enrolmentShop({ ...details, birthDate: null }, {}, shop.config.key)
    await comeBack(again)
    await again.press(missingDetailsShown)
    expect(again.see($asksToComplete)).toBe(false)
  })

  test.each(['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const)(
    'is one that has an e-mail address and lacks %s',
    async name => {
      const shop = await enrolmentShop({ ...details, [name]: null })
      await comeBack(shop)
      await shop.press(missingDetailsShown)
      expect(shop.see($missingDetails)).toEqual([name])
      const nameless = await enrolmentShop({ ...details, [name]: null, email: '' })
      await comeBack(nameless)
      await nameless.press(missingDetailsShown)
      expect(nameless.see($missingDetails)).toEqual([])
    },
  )

  test('and one that lacks nothing is not asked', async () => {
    const shop = await enrolmentShop(details)
    await comeBack(shop)
    await shop.press(missingDetailsShown)
    expect(shop.see($asksToComplete)).toBe(false)
  })
})
