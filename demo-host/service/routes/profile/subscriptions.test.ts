import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../../core/profile/endpoints'
import type { Shopper } from '../../testing/callers'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const wants = (type: string, optin = true, channel = 'email') => ({ type, channel, optin })
const read = async (who: Shopper) => (await who.call(endpoints.readSubscriptions)).body
const change = (who: Shopper, body: object) => who.call(endpoints.changeSubscriptions, { body })

const subscribe = (who: Shopper, body: object) => who.call(endpoints.createSubscriptions, { body })
const keptOf = (email: string) =>
  shop.db.selectFrom('newsletter_readers').selectAll().where('email', '=', email).execute()

test('F4: a guest subscribes an address, which nobody has confirmed yet', async () => {
  const guest = await shop.guest()
  const first = await subscribe(guest, {
    email: ' Ana@Example.com ',
    subscriptions: [{ ...wants('Newsletter'), doubleOptin: true }],
  })
  expect([first.status, first.body.email]).toEqual([201, 'ana@example.com'])
  expect(first.body.subscriptions).toMatchObject([{ ...wants('Newsletter'), doubleOptin: false }])
  const [once] = await keptOf('ana@example.com')
  expect(once).toMatchObject({ locale: 'en-US', subscriptions: [{ optin: true, doubleOptin: false }] })
  await subscribe(guest, { email: 'ana@example.com', subscriptions: [wants('Newsletter')] })
  expect((await keptOf('ana@example.com'))[0]?.subscriptions).toEqual(once?.subscriptions)
  const problem = await subscribe(guest, { email: 'nobody', subscriptions: [wants('Newsletter')] })
  expect(problem.error?.errorId).toBe('AUT453')
})

test.each([
  ['the members’ letter', wants('LoyaltyNewsletter')],
  ['text messages', wants('Newsletter', true, 'sms')],
  ['an end to somebody’s letter', wants('Newsletter', false)],
])('F4: a guest asks for %s in vain', async (_what, wish) => {
  const guest = await shop.guest()
  await subscribe(guest, { email: 'ben@example.com', subscriptions: [wants('Newsletter')] })
  const before = await keptOf('ben@example.com')
  const refused = await subscribe(guest, { email: 'ben@example.com', subscriptions: [wish] })
  expect([refused.status, refused.error?.errorId]).toEqual([403, 'AUT404'])
  expect(await keptOf('ben@example.com')).toEqual(before)
})

test('F4, T20: an address whose owner ended the letter stays so, and is answered as any other', async () => {
  const guest = await shop.guest()
  const ended = JSON.stringify([
    { ...wants('Newsletter', false), country: 'US', optoutDate: '2025-01-01T00:00:00.000Z' },
  ])
  await shop.db
    .insertInto('newsletter_readers')
    .values({ email: 'cleo@example.com', locale: 'fr-FR', subscriptions: ended, changed_at: new Date() })
    .execute()
  const before = await keptOf('cleo@example.com')
  const say = async (email: string) => (await subscribe(guest, { email, subscriptions: [wants('Newsletter')] })).body
  const shapeOf = ({ subscriptions }: { subscriptions: readonly object[] }) =>
    subscriptions.map(each => ({ ...each, optinDate: null }))
  expect(shapeOf(await say('cleo@example.com'))).toEqual(shapeOf(await say('dora@example.com')))
  expect(await keptOf('cleo@example.com')).toEqual(before)
})

test('F4: whoever ended the letter in the account gets none for its address, whether it began there or is typed again', async () => {
  const guest = await shop.guest()
  const type = (email: string) => subscribe(guest, { email, subscriptions: [wants('Newsletter')] })
  const end = async (email: string) => change(await shop.person(email), { subscriptions: [wants('Newsletter', false)] })
  // As it was begun before there was an account.
  const before = { email: 'athlete@till.test', locale: 'en-US', subscriptions: JSON.stringify([wants('Newsletter')]) }
  await shop.db
    .insertInto('newsletter_readers')
    .values({ ...before, changed_at: new Date() })
    .execute()
  await end('athlete@till.test')
  expect(await keptOf('athlete@till.test')).toMatchObject([{ subscriptions: [wants('Newsletter', false)] }])
  await end('industry@till.test')
  await type('industry@till.test')
  expect(await keptOf('industry@till.test')).toEqual([])
})

test('F4: whoever signed in changes what they name, and nothing else', async () => {
  const maya = await shop.person('shopper@till.test')
  expect(await read(maya)).toMatchObject({
    email: 'shopper@till.test',
    phone: '+15035550148',
    subscriptions: [wants('Newsletter')],
  })
  const { body } = await change(maya, { subscriptions: [wants('Newsletter', true, 'sms')] })
  expect(body.subscriptions).toMatchObject([wants('Newsletter'), wants('Newsletter', true, 'sms')])
  await change(maya, { subscriptions: [wants('Newsletter', false)] })
  expect((await read(maya)).subscriptions).toMatchObject([wants('Newsletter', false), wants('Newsletter', true, 'sms')])
})

test('F4: each wish has the moment from which it counts and its country; what is only said again keeps its moment', async () => {
  const walt = await shop.person('trade@till.test')
  const letter = async (optin: boolean, more: object = {}) => {
    const { body } = await change(walt, { subscriptions: [{ ...wants('Newsletter', optin), ...more }] })
    return body.subscriptions.find(({ channel }) => channel === 'email')
  }
  const wanted = await letter(true, { optinDate: '1999-01-01' })
  expect(wanted).toMatchObject({ optin: true, country: 'US' })
  expect(Date.parse(wanted?.optinDate ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(await letter(true)).toEqual(wanted)
  const ended = await letter(false)
  expect([ended?.optinDate, Date.parse(ended?.optoutDate ?? '') >= Date.parse(wanted?.optinDate ?? '')]).toEqual([
    undefined,
    true,
  ])
})

test('F4: text messages need a number, and the members’ letter a membership', async () => {
  const nia = await shop.person('new@till.test')
  const sms = { subscriptions: [wants('Newsletter', true, 'sms')] }
  expect((await change(nia, sms)).error).toMatchObject({ errorId: 'SHP410', field: 'phone' })
  expect((await change(nia, { ...sms, phone: '99' })).error).toMatchObject({ errorId: 'PRO412', field: 'phone' })
  expect((await change(nia, { ...sms, phone: '2125550199' })).body).toMatchObject({ phone: '+12125550199' })
  expect((await change(nia, { subscriptions: [wants('LoyaltyNewsletter')] })).error?.errorId).toBe('4044')
  const noor = await shop.person('member@till.test')
  const letter = { subscriptions: [wants('LoyaltyNewsletter')] }
  expect((await change(noor, letter)).body.subscriptions).toContainEqual(
    expect.objectContaining(wants('LoyaltyNewsletter')),
  )
})

test('F4: so they do when they are asked for with the profile', async () => {
  const people = await Promise.all(['industry@till.test', 'athlete@till.test'].map(each => shop.person(each)))
  for (const who of people) {
    const profile = (consumerProfile: object) => who.call(endpoints.changeConsumer, { body: { consumerProfile } })
    await profile({ consumerDetails: { phone: '' } })
    const sms = [wants('Newsletter', true, 'sms')]
    expect((await profile({ subscriptions: sms })).error).toMatchObject({ errorId: 'SHP410', field: 'phone' })
    const letter = [wants('LoyaltyNewsletter')]
    expect((await profile({ subscriptions: letter })).error?.errorId).toBe('4044')
    const created = await who.call(endpoints.createConsumer, { body: { consumerProfile: { subscriptions: letter } } })
    expect(created.error?.errorId).toBe('4044')
    expect(
      (await read(who)).subscriptions.filter(({ type, channel }) => channel === 'sms' || type !== 'Newsletter'),
    ).toEqual([])
  }
})

test('F4: who joins gets the members’ letter with the same call', async () => {
  const walt = await shop.person('trade@till.test')
  const { status } = await walt.call(endpoints.changeConsumer, {
    body: {
      consumerProfile: {
        enrollments: [{ type: 'Loyalty', optin: true }],
        subscriptions: [wants('LoyaltyNewsletter')],
      },
    },
  })
  expect(status).toBe(200)
})

test('F4: text messages end with the number that they went to', async () => {
  const maya = await shop.person('shopper@till.test')
  await change(maya, { subscriptions: [wants('Newsletter', true, 'sms')], phone: '2125550187' })
  const before = (await read(maya)).subscriptions.filter(({ channel }) => channel === 'email')
  await maya.call(endpoints.changeConsumer, { body: { consumerProfile: { consumerDetails: { phone: ' ' } } } })
  const after = await read(maya)
  expect([after.phone, ...after.subscriptions.filter(({ channel }) => channel === 'email')]).toEqual([null, ...before])
  const [sms] = after.subscriptions.filter(({ channel }) => channel === 'sms')
  expect(sms).toMatchObject({ optin: false, optoutDate: expect.any(String) })
  await change(maya, { subscriptions: [wants('Newsletter', true, 'sms')], phone: '2125550187' })
  const both = await maya.call(endpoints.changeConsumer, {
    body: { consumerProfile: { consumerDetails: { phone: '' }, subscriptions: [wants('Newsletter', true, 'sms')] } },
  })
  expect(both.error?.errorId).toBe('SHP410')
})

test('J8, F4: a page of another site begins a subscription by a typed address, and nothing else of anybody', async () => {
  const page = { 'x-access-key': 'pk_partner' }
  const begin = (wish: object) =>
    shop.nobody(endpoints.createSubscriptions, {
      body: { email: 'dora@example.com', subscriptions: [wish] },
      headers: page,
    })
  const begun = await begin(wants('Newsletter'))
  expect([begun.status, begun.body.subscriptions[0]?.doubleOptin]).toEqual([201, false])
  expect((await begin(wants('LoyaltyNewsletter'))).status).toBe(403)
  const stranger = await shop.guest('pk_partner')
  expect((await stranger.call(endpoints.readSubscriptions)).status).toBe(403)
})

test('F4: what is not named stays as it is', async () => {
  const person = await shop.person('shopper@till.test')
  const { subscriptions } = (await change(person, { subscriptions: [wants('Newsletter')] })).body
  const { status, body } = await change(person, { subscriptions: [] })
  expect([status, body.subscriptions]).toEqual([200, subscriptions])
})

test('F4, T22: a letter goes to nobody but the address or the account that it was asked for', async () => {
  const wish = { ...wants('Newsletter'), recipient: 'somebody.else@example.com' }
  await subscribe(await shop.guest(), { email: 'eve@example.com', subscriptions: [wish] })
  const { body } = await change(await shop.person('trade@till.test'), { subscriptions: [wish] })
  for (const [saved] of [[(await keptOf('eve@example.com'))[0]?.subscriptions[0]], body.subscriptions]) {
    expect(saved).toMatchObject({ type: 'Newsletter', optin: true })
    expect(saved).not.toHaveProperty('recipient')
  }
})
