import { createStore } from 'effector'
import { describe, expect, test } from 'vitest'
import {
  $confirmed,
  $drafts,
  $joinAttempts,
  $joinErrors,
  $joining,
  $joinProblems,
  $person,
  $personError,
  confirmationClosed,
  draftChanged,
  errorDismissed,
  joinFormShown,
  joinSubmitted,
  signInPressed,
  signUpPressed,
} from '../../content/event-joining'
import { $registrations } from '../../content/event-registration'
import { eventShown } from '../../content/events'
import { dialogWanted } from '../../dialogs'
import { dayIn } from '../../format/day-in'
import { tokenForgotten } from '../../http/token'
import { anEvent, aRegistration } from '../../testing/an-event'
import { aProfile } from '../../testing/a-profile'
import { shopAs } from '../../testing/shop-as'
import { noAnswer, refuse, type Shop } from '../../testing/shop-for'
import './event-asks-to-sign-in'
import './event-knows-the-shopper'

const EVENT = 'GET /:mode/caas/v1/canvas/event/:eventId'
const JOIN = 'POST /consumers-v3/consumer/event-registration'
const OWN = 'GET /consumers-v3/consumer/event-registration'
const eventId = 'harbour-weekend'
const member = { consumerType: 'REGISTERED', consumerNo: 'maya' } as const

const $asked = createStore<readonly unknown[]>([]).on(dialogWanted, (asked, dialog) => [...asked, dialog])

/** The form of an event, shown to Maya. */
async function joining(answers: object = {}, event = anEvent()): Promise<Shop> {
  const shop = await shopAs(member, {
    [EVENT]: event,
    'GET /consumers-v3/consumer': { consumerProfile: aProfile({ phone: '+15035550148', gender: 'female' }) },
    'GET /fapi/site/sign-up': {
      fields: [],
      isSimplified: false,
      minimalAge: 16,
      earliestBirthDate: '1900-01-01',
      phoneCode: '1',
      phoneMask: '(XXX) XXX - XXXX',
      asksSmsConsent: false,
    },
    [OWN]: { registration: null },
    [JOIN]: { status: 201, body: JSON.stringify(aRegistration()) },
    ...answers,
  })
  await shop.press(eventShown, eventId)
  await shop.press(joinFormShown, eventId)
  return shop
}

const type = (shop: Shop, change: object) => shop.press(draftChanged, { eventId, change })
const right = { days: ['2099-06-13', '2099-06-11'], isAgreed: true }

describe('joining an event', () => {
  test('J9: begins with what the account knows', async () => {
    const shop = await joining()
    expect(shop.see($person)?.email).toBe('maya@example.com')
    expect(shop.see($drafts)[eventId]).toMatchObject({
      firstName: 'Maya',
      lastName: 'Okafor',
      gender: 'female',
      phone: '(503) 555 - 0148',
      days: [],
      isAgreed: false,
    })
  })

  test('J9: sends the payload, with the days in their order, and shows a confirmation', async () => {
    const shop = await joining()
    await type(shop, { ...right, plusOne: ' Noor Haddad ' })
    await shop.press(joinSubmitted, eventId)
    expect(shop.callsTo(JOIN)[0]?.body).toEqual({
      eventId,
      email: 'maya@example.com',
      firstName: 'Maya',
      lastName: 'Okafor',
      gender: 'female',
      phoneNumber: '+15035550148',
      attendingDays: ['2099-06-11', '2099-06-13'],
      plusOne: 'Noor Haddad',
      eventTermsAccepted: true,
      registrationTimestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect([shop.see($confirmed), shop.see($registrations)[eventId]?.attendingDays]).toEqual([
      [eventId],
      ['2099-06-11'],
    ])
    await shop.press(confirmationClosed, eventId)
    expect(shop.see($confirmed)).toEqual([])
  })

  test('J9: starts over once somebody has joined: whoever joins again agrees to the terms again', async () => {
    const shop = await joining()
    await type(shop, { ...right, firstName: 'Ada', plusOne: 'Noor Haddad' })
    await shop.press(joinSubmitted, eventId)
    expect(shop.see($drafts)[eventId]).toMatchObject({ firstName: 'Maya', days: [], plusOne: '', isAgreed: false })
  })

  test('J9: needs names, a day and the terms, and sends nothing before', async () => {
    const shop = await joining()
    await type(shop, { firstName: ' ', lastName: 'X' })
    await shop.press(joinSubmitted, eventId)
    expect(shop.see($joinProblems)[eventId]).toEqual({
      firstName: 'required',
      lastName: 'min-length',
      days: 'required',
      isAgreed: 'required',
    })
    expect([shop.see($joinAttempts)[eventId], shop.callsTo(JOIN)]).toEqual([1, []])
    await type(shop, { isAgreed: true })
    expect(shop.see($joinProblems)[eventId]).not.toHaveProperty('isAgreed')
  })

  test.each([
    ['nobody', '', undefined],
    ['somebody with a name', 'Noor', undefined],
    ['a name of one letter', 'N', 'min-length'],
    ['a name that is too long', 'N'.repeat(31), 'max-length'],
  ])('J9: a guest’s name is checked only if there is one: %s', async (_who, plusOne, problem) => {
    const shop = await joining()
    await type(shop, { ...right, plusOne })
    await shop.press(joinSubmitted, eventId)
    expect([shop.see($joinProblems)[eventId]?.plusOne, shop.callsTo(JOIN).length]).toEqual([problem, problem ? 0 : 1])
  })

  test.each([
    ['', undefined],
    ['503 555 0148', undefined],
    ['+44 7400 123456', undefined],
    ['12', 'phone'],
  ])('J9: a phone number is checked only if there is one: "%s"', async (phone, problem) => {
    const shop = await joining()
    await type(shop, { ...right, phone })
    await shop.press(joinSubmitted, eventId)
    expect(shop.see($joinProblems)[eventId]?.phone).toBe(problem)
  })

  test('J9: a single day is chosen already', async () => {
    const shop = await joining({}, anEvent({ endDate: '2099-06-11' }))
    expect(shop.see($drafts)[eventId]?.days).toEqual(['2099-06-11'])
  })

  test('J9: days that are over by the service’s clock are not offered', async () => {
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const shop = await joining(
      { 'GET /fapi/server/time': { timestamp: new Date(Date.now() + 2 * 86_400_000).toISOString() } },
      anEvent({ startDate: day(0), endDate: day(2) }),
    )
    expect(shop.see($drafts)[eventId]?.days).toEqual([day(2)])
  })

  test.each(['Etc/GMT+12', 'Pacific/Kiritimati'])('J9: its days are those of its own time zone: %s', async timeZone => {
    const dayThere = (ahead: number) => dayIn(Date.now() + ahead * 86_400_000, timeZone)
    const now = { timestamp: new Date().toISOString() }
    const event = anEvent({ timeZone, startDate: dayThere(-1), endDate: dayThere(0) })
    const shop = await joining({ 'GET /fapi/server/time': now }, event)
    expect(shop.see($drafts)[eventId]?.days).toEqual([dayThere(0)])
  })

  test('J9: a refusal is shown, can be closed, and loses nothing that was typed', async () => {
    const shop = await joining({ [JOIN]: refuse(409, 'EVT411') })
    await type(shop, { ...right, plusOne: 'Noor' })
    await shop.press(joinSubmitted, eventId)
    expect(shop.see($joinErrors)[eventId]?.code).toBe('EVT411')
    expect(shop.see($drafts)[eventId]).toMatchObject({ ...right, plusOne: 'Noor' })
    await shop.press(errorDismissed, eventId)
    expect(shop.see($joinErrors)[eventId]).toBe(null)
    expect(shop.see($confirmed)).toEqual([])
  })

  test('J9: a second press while it is sent sends nothing', async () => {
    let answer = (_value: unknown) => {}
    const slow = new Promise(resolve => {
      answer = resolve
    })
    const shop = await joining({ [JOIN]: () => slow })
    await type(shop, right)
    const first = shop.press(joinSubmitted, eventId)
    await expect.poll(() => shop.see($joining)).toEqual([eventId])
    void shop.press(joinSubmitted, eventId)
    answer({ status: 201, body: JSON.stringify(aRegistration()) })
    await first
    expect([shop.callsTo(JOIN).length, shop.see($joining)]).toEqual([1, []])
  })

  test('J9: whoever has joined before is known', async () => {
    const shop = await joining({ [OWN]: { registration: aRegistration() } })
    expect([shop.see($registrations)[eventId]?.attendingDays, shop.see($confirmed)]).toEqual([['2099-06-11'], []])
  })

  test('J9: whoever has joined meanwhile, in another tab, is led to their place', async () => {
    let registration: ReturnType<typeof aRegistration> | null = null
    const shop = await joining({ [OWN]: () => ({ registration }), [JOIN]: refuse(409, 'EVT409') })
    await type(shop, right)
    registration = aRegistration()
    await shop.press(joinSubmitted, eventId)
    expect(shop.see($registrations)[eventId]?.attendingDays).toEqual(['2099-06-11'])
  })

  test('J9: says that the account cannot be read, and asks again when the form is shown again', async () => {
    let isDown = true
    const shop = await joining({
      'GET /consumers-v3/consumer': () => (isDown ? noAnswer()() : { consumerProfile: aProfile() }),
    })
    expect([shop.see($person), shop.see($personError)?.code]).toEqual([null, 'unreachable'])
    isDown = false
    await shop.press(joinFormShown, eventId)
    expect([shop.see($person)?.firstName, shop.see($personError)]).toEqual(['Maya', null])
  })

  test('J9: nothing of a person stays when their session has ended', async () => {
    const shop = await joining()
    await type(shop, { plusOne: 'Noor' })
    await shop.press(tokenForgotten)
    expect([shop.see($person), shop.see($drafts), shop.see($registrations)]).toEqual([null, {}, {}])
  })

  test('J9: its first step leads to the sign-in and to the sign-up, over its own dialog', async () => {
    const shop = await joining()
    await shop.press(signInPressed)
    await shop.press(signUpPressed)
    expect(shop.see($asked)).toEqual([
      { name: 'sign-in', over: true },
      { name: 'sign-up', over: true },
    ])
  })
})
