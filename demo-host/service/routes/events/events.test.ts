import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joiningEndpoints } from '../../../../core/content/event-joining/endpoints'
import { registrationEndpoints } from '../../../../core/content/event-registration/endpoints'
import { eventEndpoints } from '../../../../core/content/events/endpoints'
import { dayIn } from '../../../../core/format/day-in'
import { endpoints as myData } from '../../../../core/my-data/endpoints'
import type { Shopper } from '../../testing/callers'
import { sentMails } from '../../testing/mails'
import { type TestService, testService } from '../../testing/test-service'

const eventId = 'river-weekend'
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

let shop: TestService

/** An event of its own for each test, since what is published is kept for half a minute. */
let events = 0
let id = eventId

async function anEvent(more: object = {}): Promise<void> {
  id = `${eventId}-${++events}`
  const body = {
    title: 'River weekend',
    startDate: day(10),
    endDate: day(12),
    submitCtaLabel: 'Join',
    enablePlusOne: true,
    confirmationTitle: 'See you there',
    terms: { url: '{site}/brand-terms', text: 'Terms' },
    ...more,
  }
  await shop.db
    .insertInto('content_documents')
    .values({ site_id: 'harbour-striders', kind: 'event', key: id, language: 'en', body: JSON.stringify(body) })
    .execute()
}

beforeAll(async () => {
  shop = await testService()
})
beforeEach(() => anEvent())
afterAll(() => shop.close())

const read = (locale = 'en-US', eventId = id) =>
  shop.nobody(eventEndpoints.readEvent, {
    params: { mode: 'live', eventId },
    headers: { 'x-locale': locale, 'x-access-key': 'pk_partner' },
  })

const join = (who: Shopper, email: string, more: object = {}) =>
  who.call(joiningEndpoints.registerForEvent, {
    body: {
      eventId: id,
      email,
      firstName: 'Maya',
      lastName: 'Okafor',
      attendingDays: [day(11), day(10), day(10)],
      eventTermsAccepted: true as const,
      registrationTimestamp: new Date().toISOString(),
      ...more,
    },
  })

const own = async (who: Shopper) =>
  (await who.call(registrationEndpoints.readRegistration, { query: { eventId: id } })).body.registration

const maya = () => shop.person('shopper@till.test')

describe('an event', () => {
  test.each([
    ['en-US', 'Harbour running weekend'],
    ['fr-FR', 'Week-end au port'],
    ['de-DE', 'Laufwochenende am Hafen'],
    ['ja-JP', '港ランニングウィークエンド'],
    ['ar-AE', 'عطلة الجري في المرفأ'],
  ])('J9: is told to every page in %s, without how many places it has', async (locale, title) => {
    const { status, body } = await read(locale, 'harbour-weekend')
    expect([status, body.title, body.standing, body.eventId]).toEqual([200, title, 'open', 'harbour-weekend'])
    expect(body).not.toHaveProperty('places')
    expect(body.terms.url).toMatch(/^http.*\/brand-terms$/)
  })

  test('J9: that nobody knows is not there', async () => {
    expect((await read('en-US', 'nothing')).error?.errorId).toBe('API404')
  })

  test.each(['Etc/GMT+12', 'Pacific/Kiritimati'])('J9: has its days in its own time zone: %s', async timeZone => {
    const dayThere = (ahead: number) => dayIn(Date.now() + ahead * 86_400_000, timeZone)
    await anEvent({ timeZone, startDate: dayThere(-1), endDate: dayThere(0) })
    expect((await read()).body.standing).toBe('open')
    const joined = await join(await maya(), 'shopper@till.test', { attendingDays: [dayThere(0)] })
    expect(joined.body.attendingDays).toEqual([dayThere(0)])
    await anEvent({ timeZone, startDate: dayThere(-2), endDate: dayThere(-1) })
    expect((await read()).body.standing).toBe('over')
  })

  test('J9: says when it is over, and when it is full', async () => {
    await anEvent({ startDate: day(-3), endDate: day(-1) })
    expect((await read()).body.standing).toBe('over')
    await anEvent({ places: 1 })
    expect((await read()).body.standing).toBe('open')
    await join(await maya(), 'shopper@till.test')
    expect((await read()).body.standing).toBe('full')
  })
})

describe('a registration', () => {
  test('J9: is kept, known to whoever joined alone, and confirmed by mail', async () => {
    const shopper = await maya()
    expect(await own(shopper)).toBe(null)
    const { status, body } = await join(shopper, ' SHOPPER@till.test', {
      plusOne: ' Noor ',
      phoneNumber: '(503) 555-0148',
    })
    expect([status, body]).toMatchObject([201, { eventId: id, attendingDays: [day(10), day(11)], plusOne: 'Noor' }])
    expect(await own(shopper)).toEqual(body)
    expect(await own(await shop.person('member@till.test'))).toBe(null)
    const row = await shop.db
      .selectFrom('event_registrations')
      .selectAll()
      .where('event_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ email: 'shopper@till.test', phone: '+15035550148', people: 2 })
    const [mail] = await sentMails(shop, 'shopper@till.test')
    expect(mail?.subject).toBe('You are in: River weekend')
  })

  test('J9: EVT409: comes once from each shopper, also if they press twice', async () => {
    const shopper = await maya()
    const twice = await Promise.all([join(shopper, 'shopper@till.test'), join(shopper, 'shopper@till.test')])
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await join(shopper, 'shopper@till.test')).error?.errorId).toBe('EVT409')
  })

  test('J9: EVT410: is refused once the event is over', async () => {
    await anEvent({ startDate: day(-3), endDate: day(-1) })
    const answer = await join(await maya(), 'shopper@till.test', { attendingDays: [day(-1)] })
    expect([answer.status, answer.error?.errorId]).toEqual([410, 'EVT410'])
  })

  test('J9: EVT411: is refused where there is no room, where guests count, and places are never given twice', async () => {
    await anEvent({ places: 2 })
    const people = ['member@till.test', 'athlete@till.test', 'trade@till.test', 'industry@till.test']
    const first = await join(await maya(), 'shopper@till.test')
    expect(first.status).toBe(201)
    const guest = await join(await shop.person('new@till.test'), 'new@till.test', { plusOne: 'Noor' })
    expect([guest.status, guest.error?.errorId]).toEqual([409, 'EVT411'])
    const shoppers = await Promise.all(people.map(email => shop.person(email)))
    const answers = await Promise.all(shoppers.map((shopper, index) => join(shopper, people[index] ?? '')))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  test.each([
    ['somebody else’s address', { email: 'member@till.test' }, 'email'],
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['a last name of one letter', { lastName: 'X' }, 'lastName'],
    ['a day before it', { attendingDays: [day(9)] }, 'attendingDays'],
    ['a guest of one letter', { plusOne: 'N' }, 'plusOne'],
    ['a phone number that is none', { phoneNumber: '12' }, 'phoneNumber'],
    ['a time that is none', { registrationTimestamp: 'now' }, 'registrationTimestamp'],
  ])('J9: is refused with %s, and the field is named', async (_what, more, field) => {
    const shopper = await maya()
    const { status, error } = await join(shopper, 'shopper@till.test', more)
    expect([status, error?.errorId, error?.['field']]).toEqual([400, 'PRO412', field])
    expect(await own(shopper)).toBe(null)
  })

  test('J9: is refused without the terms, and without a day', async () => {
    const shopper = await maya()
    expect((await join(shopper, 'shopper@till.test', { eventTermsAccepted: false })).status).toBe(400)
    expect((await join(shopper, 'shopper@till.test', { attendingDays: [] })).status).toBe(400)
  })

  test('J9: brings nobody along where guests are not asked', async () => {
    await anEvent({ enablePlusOne: false })
    expect((await join(await maya(), 'shopper@till.test', { plusOne: 'Noor' })).error?.['field']).toBe('plusOne')
  })

  test('J9, T22: is for whoever is signed in on a page of the shop, and for no guest', async () => {
    expect((await join(await shop.guest(), 'shopper@till.test')).status).toBe(403)
  })

  test('J9: is gone with its shopper’s data, and its place is free again', async () => {
    await anEvent({ places: 1 })
    const shopper = await shop.person('joining@till.test')
    await join(shopper, 'joining@till.test')
    expect((await shopper.call(myData.eraseAccount, { body: { password: 'Till-demo-1' } })).status).toBe(204)
    expect((await join(await maya(), 'shopper@till.test')).status).toBe(201)
  })
})
