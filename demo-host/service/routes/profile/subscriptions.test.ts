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

test('F4: a guest subscribes an address, and what they said last counts', async () => {
  const guest = await shop.guest()
  const subscribe = (body: object) => guest.call(endpoints.createSubscriptions, { body })
  const first = await subscribe({ email: ' Ana@Example.com ', subscriptions: [wants('Newsletter')] })
  expect([first.status, first.body.email]).toEqual([201, 'ana@example.com'])
  await subscribe({ email: 'ana@example.com', subscriptions: [wants('Newsletter', false)] })
  const kept = await shop.db.selectFrom('newsletter_readers').selectAll().execute()
  expect(kept).toMatchObject([{ email: 'ana@example.com', locale: 'en-US', subscriptions: [{ optin: false }] }])
  expect((await subscribe({ email: 'nobody', subscriptions: [wants('Newsletter')] })).error?.errorId).toBe('AUT453')
  const forbidden = await subscribe({ email: 'ana@example.com', subscriptions: [wants('LoyaltyNewsletter')] })
  expect([forbidden.status, forbidden.error?.errorId]).toEqual([403, 'AUT404'])
})

test('F4: whoever signed in changes what they name, and nothing else', async () => {
  const maya = await shop.person('shopper@till.test')
  expect(await read(maya)).toMatchObject({
    email: 'shopper@till.test',
    phone: '5035550148',
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
  expect((await change(nia, { ...sms, phone: '2125550199' })).body).toMatchObject({ phone: '2125550199' })
  expect((await change(nia, { subscriptions: [wants('LoyaltyNewsletter')] })).error?.errorId).toBe('4044')
  const noor = await shop.person('member@till.test')
  const letter = { subscriptions: [wants('LoyaltyNewsletter')] }
  expect((await change(noor, letter)).body.subscriptions).toContainEqual(
    expect.objectContaining(wants('LoyaltyNewsletter')),
  )
})
