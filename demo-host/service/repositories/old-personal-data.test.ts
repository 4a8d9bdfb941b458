import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../database/ids'
import { type TestService, testService } from '../testing/test-service'
import { deleteOldPersonalData } from './old-personal-data'
import { personalTables } from './personal-data'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

let shop: TestService
beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

/** What stays of one thing for each age. */
async function left<Row>(
  ages: readonly number[],
  insert: (name: string, days: number) => Promise<Row>,
  read: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  for (const days of ages) await insert(`${days} days`, days)
  await deleteOldPersonalData(shop.db, Date.now(), 1)
  return (await read()).filter(name => name.endsWith(' days')).toSorted()
}

test('a decision about what people sent is kept for half a year, and so is a refused picture', async () => {
  const decided = await left(
    [182, 184, 185],
    (thing_id, days) => {
      const row = { id: newId(), kind: 'reviews', thing_id, subject: null, decision: 'publish', reason: null } as const
      const by = { moderator: 'ada', store_id: null, employee_id: null }
      return shop.db
        .insertInto('moderation_decisions')
        .values({ ...row, ...by, decided_at: daysAgo(days) })
        .execute()
    },
    async () =>
      (await shop.db.selectFrom('moderation_decisions').select('thing_id').execute()).map(row => row.thing_id),
  )
  const picture = (id: string, status: 'rejected' | 'approved', days: number) => {
    const row = { id, customer_id: 'northlane', consumer_no: null, author: 'Ada', caption: '', language: 'en' }
    const more = { category: null, product_ids: [], drawing: null, content_type: null, content: null }
    const days_ = { looked_at: daysAgo(days), created_at: daysAgo(days) }
    return shop.db
      .insertInto('social_media')
      .values({ ...row, ...more, ...days_, status })
      .execute()
  }
  await picture('shown for 400 days', 'approved', 400)
  const pictures = await left(
    [182, 184],
    (id, days) => picture(id, 'rejected', days),
    async () => (await shop.db.selectFrom('social_media').select('id').execute()).map(row => row.id),
  )
  expect([decided, pictures]).toEqual([['182 days'], ['182 days', 'shown for 400 days']])
})

test('whoever waits for a product is forgotten after a year, whoever waits for an answer after half of one', async () => {
  const waiting = await left(
    [364, 366],
    (email, days) =>
      shop.db
        .insertInto('notification_requests')
        .values({
          id: newId(),
          upc: email,
          product_id: 'x',
          email,
          locale: 'en-US',
          created_at: daysAgo(days),
        } as never)
        .execute(),
    async () => (await shop.db.selectFrom('notification_requests').select('email').execute()).map(row => row.email),
  )
  const question = {
    product_id: 'x',
    consumer_no: null,
    status: 'pending',
    text: '',
    author: '',
    language: 'en',
  } as const
  const asking = await left(
    [182, 184],
    (email, days) =>
      shop.db
        .insertInto('product_questions')
        .values({
          ...question,
          question_id: email,
          notify_email: email,
          locale: null,
          origin: null,
          created_at: daysAgo(days),
        })
        .execute(),
    async () =>
      (await shop.db.selectFrom('product_questions').select('notify_email').execute()).map(
        row => row.notify_email ?? '',
      ),
  )
  expect([waiting, asking]).toEqual([['364 days'], ['182 days']])
  const questions = await shop.db.selectFrom('product_questions').select('question_id').execute()
  expect(questions).toContainEqual({ question_id: '184 days' })
})

test('a place at an event is kept for three months after its last day', async () => {
  const day = (days: number) => daysAgo(days).toISOString().slice(0, 10)
  const places = await left(
    [89, 91, 92],
    (consumer_no, days) => {
      const person = { email: '', first_name: '', last_name: '', gender: null, phone: null, plus_one: null, people: 1 }
      const attending_days = JSON.stringify([day(days + 1), day(days)])
      return shop.db
        .insertInto('event_registrations')
        .values({ event_id: 'x', consumer_no, ...person, attending_days, pressed_at: daysAgo(400) })
        .execute()
    },
    async () =>
      (await shop.db.selectFrom('event_registrations').select('consumer_no').execute()).map(row => row.consumer_no),
  )
  expect(places).toEqual(['89 days'])
})

test('a message is kept for two years, and goes with the pictures of its claim', async () => {
  const messages = await left(
    [729, 731, 732],
    async (id, days) => {
      const created_at = daysAgo(days)
      const row = { id, kind: 'claim', consumer_no: 'x', email: 'x', locale: 'en-US', document: '{}', created_at }
      await shop.db
        .insertInto('contact_messages')
        .values(row as never)
        .execute()
      const picture = { id, consumer_no: 'x', claim_id: id, content_type: 'image/png', content: Buffer.from('x') }
      await shop.db.insertInto('claim_pictures').values(picture).execute()
    },
    async () => (await shop.db.selectFrom('contact_messages').select('id').execute()).map(row => row.id),
  )
  const pictures = await shop.db.selectFrom('claim_pictures').select('id').execute()
  expect([messages, pictures]).toEqual([['729 days'], [{ id: '729 days' }]])
})

test('DEPLOY.md says of every table with people in it how long a row is kept', () => {
  const deploy = readFileSync(new URL('../DEPLOY.md', import.meta.url), 'utf8')
  const section = deploy.slice(deploy.indexOf('## What is kept of people'))
  const missing = Object.keys(personalTables).filter(table => !section.includes(`\`${table}\``))
  expect(section.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})
