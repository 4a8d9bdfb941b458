import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestService, testService } from '../testing/test-service'
import { deleteLeftovers } from './leftovers'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

let shop: TestService
beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const asked = { consumer_no: 'x', used_at: null }
const code = { ...asked, access_key: 'k', code_challenge: 'c', session_id: null }
const newsletter = { email: 'x', locale: 'en-US', country: 'US', subscriptions: '[]', used_at: null }
const handoff = { session_id: 'x', basket_id: 'x', used_at: null }
const copy = { copy_id: 'x', locale: 'en-US', asked_at: new Date() }

/** What is left over, the column of its name and that of its moment, how many hours after that it goes, and what else a row needs. */
test.each([
  ['kept_answers', 'id', 'created_at', 25, { body_hash: 'x', status: 200, body: '' }],
  ['authorization_codes', 'hash', 'expires_at', 24, code],
  ['password_resets', 'hash', 'expires_at', 24, asked],
  ['email_confirmations', 'hash', 'expires_at', 24, asked],
  ['newsletter_confirmations', 'hash', 'expires_at', 24, newsletter],
  ['passkey_challenges', 'hash', 'expires_at', 0, { purpose: 'sign-in', consumer_no: null }],
  ['data_copies', 'consumer_no', 'expires_at', 0, copy],
  ['handoffs', 'hash', 'expires_at', 24, handoff],
  ['sign_in_attempts', 'subject', 'updated_at', 24, { failed: 1, locked_until: null }],
  ['attempt_windows', 'subject', 'ends_at', 0, { count: 1 }],
])('%s go by %s and %s once %d hours are over, and not before', async (table, name, moment, hours, more) => {
  for (const [called, age] of [
    ['left', hours - 1],
    ['gone', hours + 1],
  ] as const) {
    const row = { [name]: called, [moment]: ago(age), ...more }
    await shop.db
      .insertInto(table as never)
      .values(row as never)
      .execute()
  }
  await deleteLeftovers(shop.db)
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref(name)} as name from ${sql.table(table)} where ${sql.ref(name)} in ('left', 'gone')`.execute(
    shop.db,
  )
  expect(rows).toEqual([{ name: 'left' }])
})
