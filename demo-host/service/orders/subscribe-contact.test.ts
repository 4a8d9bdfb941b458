import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as delivery } from '../../../core/delivery/endpoints'
import { endpoints as profile } from '../../../core/profile/endpoints'
import type { Shopper } from '../testing/callers'
import { place, readyCart } from '../testing/checkout'
import { sentMails } from '../testing/mails'
import { maya } from '../testing/people'
import { upcOn } from '../testing/shelves'
import { testService, type TestService } from '../testing/test-service'
import { workOutbox } from './outbox'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

/** Places an order with this e-mail address and this consent to the newsletter. */
async function order(who: Shopper, email: string, newsletterConsent: boolean, locale = 'en-US') {
  const upc = await upcOn(shop.db, 'TQ4407AB12', 'cobalt', '10')
  const basketId = await readyCart(who, [{ productId: 'TQ4407AB12', upc }])
  const address = [{ ...maya, email, subscriptions: { newsletterConsent } }]
  await who.call(delivery.addShippingAddress, { params: { basketId }, body: { address } })
  const { status, body } = await place(who, basketId)
  expect(status).toBe(200)
  await shop.db.updateTable('orders').set({ locale }).where('order_number', '=', body.orderNumber).execute()
  await workOutbox(shop)
}

const keptOf = (email: string) =>
  shop.db.selectFrom('newsletter_readers').selectAll().where('email', '=', email).execute()

test('F4: a guest who ticks the box at checkout gets the newsletter once the order is placed, and no other guest does', async () => {
  await order(await shop.guest(), ' Nia@Example.com ', true)
  expect(await keptOf('nia@example.com')).toMatchObject([
    { locale: 'en-US', subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true, doubleOptin: false }] },
  ])
  await order(await shop.guest(), 'odo@example.com', false)
  expect(await keptOf('odo@example.com')).toEqual([])
})

test('F4: in Germany a guest’s tick at checkout brings the mail that asks, and no letter before its link is followed', async () => {
  const guest = await shop.guest()
  await order(guest, 'ida@example.com', true, 'de-DE')
  expect(await keptOf('ida@example.com')).toEqual([])
  const kinds = (await sentMails(shop, 'ida@example.com')).map(({ subject }) => subject)
  expect(kinds).toContain('Bitte bestätigen Sie Ihr Abonnement')
})

test('F4: a guest’s tick at checkout for the address of an account brings its owner the mail that asks', async () => {
  await order(await shop.guest(), 'athlete@till.test', true)
  expect(await keptOf('athlete@till.test')).toEqual([])
  const kinds = (await sentMails(shop, 'athlete@till.test')).map(({ kind }) => kind)
  expect(kinds).toContain('newsletter-confirmation')
})

test('F4: whoever signed in and ticks it for another address than the account’s changes nothing in the account', async () => {
  const who = await shop.person('industry@till.test')
  const before = (await who.call(profile.readSubscriptions)).body.subscriptions
  await order(who, 'uma@example.com', true)
  expect((await who.call(profile.readSubscriptions)).body.subscriptions).toEqual(before)
  expect(await keptOf('uma@example.com')).toHaveLength(1)
})

test('F4: whoever signed in and ticks it has it in the account, and an untouched box ends nothing', async () => {
  const who = await shop.person('shopper@till.test')
  const letter = async () =>
    (await who.call(profile.readSubscriptions)).body.subscriptions.find(({ type }) => type === 'Newsletter')
  const off = [{ type: 'Newsletter', channel: 'email', optin: false }]
  await who.call(profile.changeSubscriptions, { body: { subscriptions: off } })
  await order(who, 'shopper@till.test', false)
  expect(await letter()).toMatchObject({ optin: false })
  await order(who, 'shopper@till.test', true)
  expect(await letter()).toMatchObject({ optin: true, optinDate: expect.any(String) })
  await order(who, 'shopper@till.test', false)
  expect(await letter()).toMatchObject({ optin: true })
  expect(await keptOf('shopper@till.test')).toEqual([])
})
