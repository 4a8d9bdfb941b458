import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joiningEndpoints } from '../../../../core/content/event-joining/endpoints'
import { registrationEndpoints } from '../../../../core/content/event-registration/endpoints'
import { eventEndpoints } from '../../../../core/content/events/endpoints'
import type { Shopper } from '../../testing/callers'
import { sentMails } from '../../testing/mails'
import { type TestService, testService } from '../../testing/test-service'

const MAYA = 'shopper@till.test'
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

let shop: TestService
let maya: Shopper
let noor: Shopper
beforeAll(async () => {
  shop = await testService()
  maya = await shop.person(MAYA)
  noor = await shop.person('member@till.test')
})
afterAll(() => shop.close())

/** An event of its own for each test, since what is published is kept for half a minute. */
let id = ''
let events = 0
async function anEvent(more: object = {}): Promise<void> {
  id = `river-day-${++events}`
  const body = {
    ...{ title: 'River weekend', startDate: day(10), endDate: day(12), submitCtaLabel: 'Join', enablePlusOne: true },
    ...{ confirmationTitle: 'See you there', terms: { url: '{site}/brand-terms', text: 'Terms' } },
    ...more,
  }
  await shop.db
    .insertInto('content_documents')
    .values({ site_id: 'harbour-striders', kind: 'event', key: id, language: 'en', body: JSON.stringify(body) })
    .execute()
}
beforeEach(() => anEvent())

const join = (who: Shopper, email: string, more: object = {}) =>
  who.call(joiningEndpoints.registerForEvent, {
    body: {
      ...{ eventId: id, email, firstName: 'Maya', lastName: 'Okafor', attendingDays: [day(10)] },
      ...{ eventTermsAccepted: true as const, registrationTimestamp: new Date().toISOString() },
      ...more,
    },
  })
const change = (who: Shopper, more: object = {}) =>
  who.call(joiningEndpoints.changeRegistration, {
    body: { eventId: id, attendingDays: [day(11)], plusOne: '', ...more },
  })
const cancel = (who: Shopper) => who.call(joiningEndpoints.cancelRegistration, { query: { eventId: id } })
const own = async (who: Shopper) =>
  (await who.call(registrationEndpoints.readRegistration, { query: { eventId: id } })).body.registration
const subjects = async () => (await sentMails(shop, MAYA)).map(({ subject }) => subject)
const standing = async () =>
  (await shop.nobody(eventEndpoints.readEvent, { params: { mode: 'live', eventId: id } })).body.standing

/** A place that was taken before the event began. */
const joinedBefore = (days: readonly string[], more: object = {}) =>
  shop.db
    .insertInto('event_registrations')
    .values({
      ...{ event_id: id, consumer_no: maya.consumerNo, email: MAYA, first_name: 'Maya', last_name: 'Okafor' },
      ...{ attending_days: JSON.stringify(days), people: 1, pressed_at: new Date(), ...more },
    })
    .execute()

describe('J9: a registration', () => {
  test('J9: is changed: other days, and who comes along, and a mail says so', async () => {
    await join(maya, MAYA)
    const { status, body } = await change(maya, { attendingDays: [day(12), day(11), day(11)], plusOne: ' Noor ' })
    expect([status, body]).toMatchObject([200, { attendingDays: [day(11), day(12)], plusOne: 'Noor' }])
    expect(await own(maya)).toEqual(body)
    expect(await subjects()).toContain('Changed: River weekend')
    expect((await change(maya)).body).toMatchObject({ attendingDays: [day(11)], plusOne: null })
  })

  test('J9: keeps its guest where its event asks for none any more, and takes no other one', async () => {
    await anEvent({ enablePlusOne: false })
    await joinedBefore([day(10)], { plus_one: 'Noor', people: 2 })
    expect((await change(maya, { plusOne: 'Noor' })).body).toMatchObject({ attendingDays: [day(11)], plusOne: 'Noor' })
    expect((await change(maya, { plusOne: 'Ada Clerk' })).error?.errorId).toBe('PRO412')
    expect((await change(maya)).body).toMatchObject({ plusOne: null })
    expect((await change(maya, { plusOne: 'Noor' })).error?.errorId).toBe('PRO412')
  })

  test('J9: has every day of an event of more than a month', async () => {
    await anEvent({ endDate: day(50) })
    const attendingDays = Array.from({ length: 41 }, (_one, at) => day(10 + at))
    expect((await join(maya, MAYA, { attendingDays })).body).toMatchObject({ attendingDays })
    expect((await change(maya, { attendingDays })).body).toMatchObject({ attendingDays })
  })

  test('J9: is cancelled, a mail says so, and whoever cancelled may come back', async () => {
    await join(maya, MAYA)
    expect((await cancel(maya)).status).toBe(204)
    expect(await own(maya)).toBe(null)
    expect(await subjects()).toContain('Canceled: River weekend')
    expect((await join(maya, MAYA)).status).toBe(201)
  })

  test('J9: frees its places when it is cancelled, and that of a guest who does not come', async () => {
    await anEvent({ places: 2 })
    await join(maya, MAYA, { plusOne: 'Noor' })
    expect(await standing()).toBe('full')
    await change(maya, { plusOne: '' })
    expect(await standing()).toBe('open')
    expect((await join(noor, 'member@till.test')).status).toBe(201)
    await cancel(maya)
    expect(await standing()).toBe('open')
    expect(await own(noor)).toMatchObject({ attendingDays: [day(10)] })
  })

  test('J9: EVT411: brings nobody along where there is no room, and keeps its own place', async () => {
    await anEvent({ places: 2 })
    await join(maya, MAYA)
    await join(noor, 'member@till.test')
    const { status, error } = await change(maya, { plusOne: 'Noor' })
    expect([status, error?.errorId]).toEqual([409, 'EVT411'])
    expect(await own(maya)).toMatchObject({ attendingDays: [day(10)], plusOne: null })
    expect((await change(maya, { attendingDays: [day(12)] })).status).toBe(200)
    expect(await own(noor)).toMatchObject({ attendingDays: [day(10)] })
  })

  test('J9: places are never given twice, when guests and others come at once', async () => {
    await anEvent({ places: 2 })
    await join(maya, MAYA)
    const both = await Promise.all([change(maya, { plusOne: 'Noor' }), join(noor, 'member@till.test')])
    expect(both.filter(({ status }) => status < 300)).toHaveLength(1)
  })

  test.each([
    ['a day outside', { attendingDays: [day(9)] }, 'attendingDays'],
    ['a guest of one letter', { plusOne: 'N' }, 'plusOne'],
  ])('J9: is not changed with %s, and the field is named', async (_what, more, field) => {
    await join(maya, MAYA)
    const { status, error } = await change(maya, more)
    expect([status, error?.errorId, error?.['field']]).toEqual([400, 'PRO412', field])
    expect(await own(maya)).toMatchObject({ attendingDays: [day(10)] })
  })

  test('J9, T22: is changed and cancelled by whoever has it alone', async () => {
    await join(maya, MAYA)
    const refused = [await change(noor), await cancel(noor)]
    expect(refused.map(({ status, error }) => [status, error?.errorId])).toEqual(Array(2).fill([404, 'EVT404']))
    const guest = await shop.guest()
    expect([(await change(guest)).status, (await cancel(guest)).status]).toEqual([403, 403])
    expect(await own(maya)).toMatchObject({ attendingDays: [day(10)] })
  })

  test('J9: keeps its days that are past, and takes no others of them', async () => {
    await anEvent({ startDate: day(-3), endDate: day(1) })
    await joinedBefore([day(-2), day(0)])
    expect((await change(maya, { attendingDays: [day(-2), day(1)] })).body.attendingDays).toEqual([day(-2), day(1)])
    expect((await change(maya, { attendingDays: [day(-3), day(1)] })).status).toBe(400)
  })

  test('J9: EVT410: stays as it is once the event is over', async () => {
    await anEvent({ startDate: day(-3), endDate: day(-1) })
    await joinedBefore([day(-2)])
    const answers = [await change(maya, { attendingDays: [day(-2)] }), await cancel(maya)]
    expect(answers.map(({ status, error }) => [status, error?.errorId])).toEqual(Array(2).fill([410, 'EVT410']))
    expect(await own(maya)).toMatchObject({ attendingDays: [day(-2)] })
  })
})
