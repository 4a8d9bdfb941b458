import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../../core/contact/endpoints'
import { endpoints as purchases } from '../../../../core/checkout/endpoints'
import type { Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'
import { numberMessages } from '../../repositories/contact-messages'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const message = {
  category: 'order',
  subject: 'where',
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Where is it?',
  recaptcha_response: 'ok',
}
const write = (who: Shopper, more: object = {}) => who.call(endpoints.contactUs, { body: { ...message, ...more } })
const saved = () => shop.db.selectFrom('contact_messages').selectAll().orderBy('id').execute()
const mails = async () =>
  (await shop.db.selectFrom('outbox').select('document').where('subject', '=', 'message-received').execute()).map(
    ({ document }) => document,
  )

test('F8: the subjects are told by category, in the shopper’s language', async () => {
  const guest = await shop.guest()
  const { body } = await guest.call(endpoints.readCategorySubjects, { headers: { 'x-locale': 'en-US' } })
  expect(body.categories.map(({ code }) => code)).toEqual(['order', 'product', 'account'])
  expect(body.categories[0]?.subjects[0]).toEqual({ code: 'where', label: 'Where is my parcel?' })
})

test('F8: a guest’s message is kept, and a mail says that it has come', async () => {
  const { status, body } = await write(await shop.guest(), { orderNumber: '100' })
  expect(status).toBe(201)
  expect(await saved()).toMatchObject([
    {
      number: body.contactId,
      kind: 'message',
      consumer_no: null,
      email: 'ana@example.com',
      document: { subject: 'where', message: 'Where is it?', orderNumber: '100' },
    },
  ])
  expect(body.contactId).toMatch(/^M\d{8}$/)
  expect(await mails()).toMatchObject([{ kind: 'message-received', to: 'ana@example.com', number: body.contactId }])
})

test('F8: an address is told of three messages in an hour, whoever writes, and every message is kept', async () => {
  const email = 'stranger@example.com'
  for (let turn = 0; turn < 5; turn += 1) {
    const { status, body } = await write(await shop.guest(), { email: turn % 2 ? ' Stranger@Example.com' : email })
    expect([status, body.contactId]).toEqual([201, expect.stringMatching(/^M\d{8}$/)])
  }
  expect((await saved()).filter(one => one.email === email)).toHaveLength(5)
  expect((await mails()).filter(mail => 'to' in mail && mail.to === email)).toHaveLength(3)
})

test.each([
  ['an address that is none', { email: 'nobody' }, 400, 'AUT453'],
  ['an address of more than 100 characters', { email: `${'a'.repeat(90)}@example.com` }, 400, 'AUT453'],
  ['a subject of another category', { subject: 'size' }, 400, 'PRO412'],
  ['nothing but spaces', { message: '  ' }, 400, 'PRO412'],
  ['no bot check', { recaptcha_response: undefined }, 400, 'AUT403'],
])('F8: a message with %s is refused, and nothing is kept or sent', async (_what, more, _status, code) => {
  const before = [await saved(), await mails()]
  const { error } = await write(await shop.guest(), more)
  expect(error?.errorId).toBe(code)
  expect([await saved(), await mails()]).toEqual(before)
})

test('F8: a claim is for a line of an order of one’s own', async () => {
  const walt = await shop.person('trade@till.test')
  const upc = await upcOn(shop.db, 'TQ4407AB12', 'cobalt', '10')
  const { orderNumber } = (await place(walt, await readyCart(walt, [{ productId: 'TQ4407AB12', upc }]))).body
  const order = (await walt.call(purchases.readOrder, { params: { orderId: orderNumber } })).body
  const claim = { orderNumber, itemId: order.items[0]?.id ?? '', description: 'The sole came off.' }
  const send = (who: Shopper, more: object = {}) => who.call(endpoints.claimWarranty, { body: { ...claim, ...more } })
  const { status, body } = await send(walt)
  expect(status).toBe(201)
  expect(body.claimId).toMatch(/^W\d{8}$/)
  const row = (await saved()).find(({ number }) => number === body.claimId)
  expect(row).toMatchObject({ kind: 'warranty', document: claim })
  expect(await mails()).toContainEqual(expect.objectContaining({ number: body.claimId }))
  expect((await send(walt, { itemId: 'none' })).error?.errorId).toBe('ORD404')
  const stranger = await shop.person('industry@till.test')
  expect((await send(stranger)).error?.errorId).toBe('OHS4004')
  expect((await send(await shop.guest())).status).toBe(403)
  expect((await send(walt, { description: ' ' })).error?.errorId).toBe('PRO412')
  expect((await walt.call(purchases.cancelOrder, { body: { orderNumber } })).status).toBe(200)
  expect((await send(walt)).error?.errorId).toBe('ORD409')
})

test('F8: what was sent before there were numbers gets one, and what has one keeps it', async () => {
  const old = { email: 'old@example.com', locale: 'en-US', document: '{}' }
  const kinds = { first: 'warranty', second: 'message', third: 'warranty' } as const
  for (const [id, kind] of Object.entries(kinds))
    await shop.db
      .insertInto('contact_messages')
      .values({ id, kind, ...old })
      .execute()
  const before = await saved()
  await numberMessages(shop.db, 2)
  const after = await saved()
  const numberOf = (id: string) => after.find(row => row.id === id)?.number
  expect([numberOf('first'), numberOf('second'), numberOf('third')]).toEqual([
    expect.stringMatching(/^W\d{8}$/),
    expect.stringMatching(/^M\d{8}$/),
    expect.stringMatching(/^W\d{8}$/),
  ])
  for (const row of before) if (row.number) expect(numberOf(row.id)).toBe(row.number)
  expect(new Set(after.map(({ number }) => number)).size).toBe(after.length)
})
