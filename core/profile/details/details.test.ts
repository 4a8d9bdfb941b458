import { describe, expect, test } from 'vitest'
import { deferred } from '../../testing/deferred'
import { aProfile } from '../../testing/a-profile'
import '../../wiring/session/details-are-saved'
import { tokenForgotten } from '../../http/token'
import { signOutPressed } from '../../session/signing'
import { refuse, type Shop, shopFor } from '../../testing/shop-for'
import { $allowance, $profile, $profileFailure, profileWanted } from '../index'
import { profileOutdated } from '../outdated'
import { $detailsError, $isNothingTyped, $savedDetails, basicsSubmitted, detailsShown, likingSubmitted } from './index'
import { $typedBasics, basicTyped } from '../typed-basics'

const read = 'GET /consumers-v3/consumer'
const change = 'PUT /consumers-v3/consumer'
const signOut = 'POST /consumers-v3/consumer/auth/signout'

const known = { consumerProfile: aProfile() }

describe('the profile', () => {
  test('F1: what a shopper says of themselves is sent, and shown as the service answers it', async () => {
    const answer = { consumerProfile: aProfile({ firstName: 'May' }) }
    const shop = await shopFor({ [read]: known, [change]: answer })
    await shop.press(profileWanted)
    await shop.press(basicsSubmitted, { firstName: 'May', postalCode: '' })
    expect(shop.callsTo(change)[0]?.body).toEqual({
      consumerProfile: { consumerDetails: { firstName: 'May', postalCode: '' } },
    })
    expect([shop.see($profile)?.consumerDetails.firstName, shop.see($savedDetails)]).toEqual(['May', 'basics'])
  })

  test('F1: pressed twice, it is sent once', async () => {
    const shop = await shopFor({ [read]: known, [change]: known })
    await shop.press(profileWanted)
    const typed = { firstName: 'May' }
    await Promise.all([shop.press(basicsSubmitted, typed), shop.press(basicsSubmitted, typed)])
    expect(shop.callsTo(change)).toHaveLength(1)
  })

  test('F1: what is as it was shown is not sent, so that nothing is taken back that another page has changed', async () => {
    const shop = await shopFor({ [read]: known, [change]: known })
    await shop.press(profileWanted)
    const shown = { lastName: 'Okafor', postalCode: '97205', birthDate: '1990-05-14' }
    await shop.press(basicsSubmitted, { ...shown, firstName: 'May', phone: '+15035550148', phoneCode: '1' })
    await shop.press(basicsSubmitted, {
      ...shown,
      lastName: '',
      firstName: 'Maya',
      phone: '+15035550177',
      phoneCode: '1',
    })
    await shop.press(likingSubmitted, { interests: ['road', 'trail'], preferredShoeSize: '9.5' })
    expect(shop.callsTo(change).map(({ body }) => body)).toEqual([
      { consumerProfile: { consumerDetails: { firstName: 'May' } } },
      { consumerProfile: { consumerDetails: { lastName: '', phone: '+15035550177', phoneCode: '1' } } },
      { consumerProfile: { preferences: { preferredShoeSize: '9.5' } } },
    ])
  })

  test('F1: is read again whenever its screen is shown, and is as it was until then', async () => {
    const second = deferred()
    const answers: unknown[] = [known, second.promise]
    const shop = await shopFor({ [read]: () => answers.shift() })
    await shop.press(profileWanted)
    await shop.press(profileWanted)
    expect(shop.callsTo(read)).toHaveLength(1)
    const shown = Promise.all([shop.press(detailsShown), shop.press(profileWanted)])
    await expect.poll(() => shop.callsTo(read).length).toBe(2)
    expect(shop.see($profile)?.consumerDetails.phone).toBe('5035550148')
    second.resolve({ consumerProfile: aProfile({ phone: '5035550199' }) })
    await shown
    expect(shop.see($profile)?.consumerDetails.phone).toBe('5035550199')
  })

  test('F1: what was read before a change was kept does not take its place', async () => {
    const second = deferred()
    const answers: unknown[] = [known, second.promise]
    const shop = await shopFor({
      [read]: () => answers.shift(),
      [change]: { consumerProfile: aProfile({ firstName: 'May' }) },
    })
    await shop.press(profileWanted)
    const reading = Promise.all([shop.press(detailsShown), shop.press(profileWanted)])
    await expect.poll(() => shop.callsTo(read).length).toBe(2)
    const changing = shop.press(basicsSubmitted, { firstName: 'May' })
    await expect.poll(() => shop.see($profile)?.consumerDetails.firstName).toBe('May')
    second.resolve(known)
    await Promise.all([reading, changing])
    expect(shop.see($profile)?.consumerDetails.firstName).toBe('May')
  })

  test('F1: that could not be read again stays, and is read once more when it is wanted', async () => {
    const answers: unknown[] = [known, refuse(500, 'GEN500'), { consumerProfile: aProfile({ firstName: 'May' }) }]
    const shop = await shopFor({ [read]: () => answers.shift() })
    await shop.press(profileWanted)
    await shop.press(profileOutdated)
    await shop.press(profileWanted)
    expect([shop.see($profile)?.consumerDetails.firstName, shop.see($profileFailure)?.code]).toEqual(['Maya', 'GEN500'])
    await shop.press(profileWanted)
    expect([shop.see($profile)?.consumerDetails.firstName, shop.see($profileFailure)]).toEqual(['May', null])
  })

  test('F1: where all is empty nothing is sent, and it says so', async () => {
    const shop = await shopFor({ [read]: known, [change]: known })
    await shop.press(profileWanted)
    await shop.press(basicsSubmitted, { firstName: '', lastName: ' ', phone: '', phoneCode: '1' })
    expect([shop.callsTo(change).length, shop.see($isNothingTyped)]).toEqual([0, true])
    await shop.press(basicsSubmitted, { firstName: 'May' })
    expect([shop.callsTo(change).length, shop.see($isNothingTyped)]).toEqual([1, false])
  })

  test('F1: shoe size and interests are sent, the interests joined by pipes', async () => {
    const shop = await shopFor({ [read]: known, [change]: known })
    await shop.press(profileWanted)
    await shop.press(likingSubmitted, { interests: ['road', 'gym'], preferredShoeSize: '9.5' })
    expect(shop.callsTo(change)[0]?.body).toEqual({
      consumerProfile: { preferences: { interests: 'road|gym', preferredShoeSize: '9.5' } },
    })
  })

  test('F1: interests that were read in another order are the same, and are not sent', async () => {
    const consumerProfile = aProfile({}, { preferences: { interests: 'trail|road', preferredShoeSize: '9' } })
    const shop = await shopFor({ [read]: { consumerProfile }, [change]: { consumerProfile } })
    await shop.press(profileWanted)
    await shop.press(likingSubmitted, { interests: ['road', 'trail'], preferredShoeSize: '9.5' })
    expect(shop.callsTo(change)[0]?.body).toEqual({ consumerProfile: { preferences: { preferredShoeSize: '9.5' } } })
  })

  test.each([
    ['basics', () => [basicsSubmitted, { firstName: 'May' }] as const],
    ['liking', () => [likingSubmitted, { interests: [], preferredShoeSize: '9' }] as const],
  ])('F1: without a profile a change of its %s fails with "Profile not loaded"', async (form, what) => {
    const shop = await shopFor({ [read]: refuse(500, 'GEN500') })
    await shop.press(profileWanted)
    const [unit, value] = what()
    await shop.press(unit as typeof basicsSubmitted, value as { firstName: string })
    expect(shop.see($detailsError)).toMatchObject({
      form,
      error: { code: 'profile-not-loaded', message: 'Profile not loaded' },
    })
    expect(shop.callsTo(change)).toHaveLength(0)
  })

  test('F1: a refusal names its form, and goes with the next try', async () => {
    let answer: unknown = refuse(400, 'PRO410', { field: 'birthDate' })
    const shop = await shopFor({ [read]: known, [change]: () => answer })
    await shop.press(profileWanted)
    await shop.press(basicsSubmitted, { birthDate: '2024-01-01' })
    expect(shop.see($detailsError)).toMatchObject({ form: 'basics', error: { code: 'PRO410' } })
    answer = known
    await shop.press(basicsSubmitted, { birthDate: '1990-01-01' })
    expect(shop.see($detailsError)).toBeNull()
  })

  test('F1: says nothing of before when it is shown again', async () => {
    const shop = await shopFor({ [read]: known, [change]: known })
    await shop.press(profileWanted)
    await shop.press(likingSubmitted, { interests: [], preferredShoeSize: '9' })
    expect(shop.see($savedDetails)).toBe('liking')
    await shop.press(detailsShown)
    expect(shop.see($savedDetails)).toBeNull()
    await shop.press(basicsSubmitted, { firstName: '' })
    await shop.press(detailsShown)
    expect(shop.see($isNothingTyped)).toBe(false)
  })
})

describe('what is typed into the profile and not saved', () => {
  const typed = (shop: Shop) => shop.see($typedBasics)?.values ?? null
  async function typedIn() {
    const shop = await shopFor({ [read]: known, [change]: known, [signOut]: { status: 204, body: '' } })
    await shop.press(detailsShown)
    await shop.press(profileWanted)
    await shop.press(basicTyped, { email: 'maya@example.com', name: 'firstName', value: 'May' })
    return shop
  }

  test('F1: is there again after the session has ended and somebody has signed in again, once', async () => {
    const shop = await typedIn()
    await shop.press(tokenForgotten)
    await shop.press(detailsShown)
    expect(shop.see($typedBasics)).toMatchObject({ email: 'maya@example.com', values: { firstName: 'May' } })
    await shop.press(detailsShown)
    expect(typed(shop)).toBeNull()
  })

  test('F1: goes once it is saved, but for what was typed meanwhile', async () => {
    const shop = await typedIn()
    const saving = shop.press(basicsSubmitted, { firstName: 'May' })
    await shop.press(basicTyped, { email: 'maya@example.com', name: 'lastName', value: 'Byron' })
    await saving
    expect(typed(shop)).toEqual({ firstName: 'May', lastName: 'Byron' })
    await shop.press(basicsSubmitted, { firstName: 'May', lastName: 'Byron' })
    expect(typed(shop)).toBeNull()
  })

  test('A7, F1: goes with whoever signs out', async () => {
    const shop = await typedIn()
    await shop.press(signOutPressed)
    expect(typed(shop)).toBeNull()
    await shop.press(detailsShown)
    expect(typed(shop)).toBeNull()
  })
})

const spent = { currentSpend: 100, remaining: 400, currency: 'USD' }
const employee = { ...spent, annualCap: 500, isEmployeeDiscountTCAccepted: true }
const athlete = { ...spent, annualCredit: 501 }
const prosumer = { ...spent, annualCredit: 502 }

test.each([
  ['an employee before all others', { employee, athlete, prosumer, identity: [{ type: 'IPA' as const }] }, 'employee'],
  ['an athlete before the programmes', { athlete, prosumer, identity: [{ type: 'IPA' as const }] }, 'athlete'],
  [
    'the industry programme',
    { prosumer, identity: [{ type: 'WRANX' as const }, { type: 'IPA' as const }] },
    'industry',
  ],
  ['the trade programme last', { prosumer, identity: [{ type: 'WRANX' as const }] }, 'trade'],
])('F7: of several allowances the banner is that of %s', async (_what, details, of) => {
  const shop = await shopFor({ [read]: { consumerProfile: aProfile(details) } })
  await shop.press(profileWanted)
  expect(shop.see($allowance)).toMatchObject({ of, left: 400 })
})
