import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints as session } from '../../../../core/session/endpoints'
import { type Answered, callerOf, type Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
let stranger: Shopper
let known: string

beforeAll(async () => {
  shop = await testService()
  const upc = await upcOn(shop.db, 'TQ4407AB12')
  const buyer = await shop.guest()
  const basketId = await readyCart(buyer, [{ productId: 'TQ4407AB12', upc }])
  known = (await place(buyer, basketId)).body.orderNumber
  stranger = await shop.guest()
})
afterAll(() => shop.close())

/** What an answer says, and what it took: statements outside of transactions by their text, and password hashes. */
async function told(work: () => Promise<Answered<unknown>>) {
  const statements = vi.spyOn(shop.db.getExecutor(), 'executeQuery')
  const { status, error } = await work()
  const took = statements.mock.calls.map(([query]) => query.sql)
  statements.mockRestore()
  return { status, error, took }
}

const signIn = (username: string) =>
  callerOf(shop.app, {})(session.signIn, {
    body: {
      type: 'Registered',
      username,
      password: 'Wrong-1',
      codeChallenge: 'c'.repeat(43),
      recaptcha_response: 'ok',
    },
  })
const track = (orderNumber: string) =>
  stranger.call(checkout.trackOrder, { body: { orderNumber, email: 'somebody@example.com' } })
const cancel = (orderNumber: string) =>
  stranger.call(checkout.cancelOrder, { body: { orderNumber, email: 'somebody@example.com' } })

test.each([
  ['signing in', () => signIn('member@till.test'), () => signIn('nobody@till.test')],
  ['looking up an order', () => track(known), () => track('123456789015')],
  ['taking an order back', () => cancel(known), () => cancel('123456789015')],
])('T20: %s answers alike, after the same work, whether known or unknown', async (_what, one, other) => {
  // What is held in memory is read by the first call alone.
  await one()
  const [right, wrong] = [await told(one), await told(other)]
  expect(right.took.length).toBeGreaterThan(0)
  expect(right).toEqual(wrong)
  expect(right.status).toBeGreaterThanOrEqual(400)
})
