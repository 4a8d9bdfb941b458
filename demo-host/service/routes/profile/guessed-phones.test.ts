import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints } from '../../../../core/profile/endpoints'
import { limitsOf } from '../../limits'
import type { Shopper } from '../../testing/callers'
import { testService, type TestService } from '../../testing/test-service'

const limits = limitsOf(true)
const MAX = limits.signIn.max

let shop: TestService

beforeAll(async () => {
  shop = await testService({ limits })
})
afterAll(() => shop.close())
// All of them call from one address, which has a limit of its own.
beforeEach(() => shop.db.deleteFrom('attempt_windows').execute())

const wants = (channel: string) => ({ type: 'Newsletter', channel, optin: true })
const numberAt = (turn: number) => `21255510${String(turn).padStart(2, '0')}`

type Guess = (who: Shopper, phone: string) => Promise<{ status: number }>

const guesses: Readonly<Record<string, Guess>> = {
  'a change of the profile': (who, phone) =>
    who.call(endpoints.changeConsumer, { body: { consumerProfile: { consumerDetails: { phone } } } }),
  'text messages that are wanted': (who, phone) =>
    who.call(endpoints.changeSubscriptions, { body: { subscriptions: [wants('sms')], phone } }),
}

const people = ['industry@till.test', 'athlete@till.test']

test.each(Object.entries(guesses))('T20, T21: %s asks about few phone numbers a minute', async (name, guess) => {
  const who = await shop.person(people[Object.keys(guesses).indexOf(name)] ?? '')
  const statuses: number[] = []
  for (let turn = 0; turn < MAX + 2; turn += 1) statuses.push((await guess(who, numberAt(turn))).status)
  expect(statuses.slice(0, MAX)).not.toContain(429)
  expect(statuses.slice(MAX)).toEqual([429, 429])
})

test('T21: POST asks about as few, where no number is known', async () => {
  const who = await shop.person('new@till.test')
  const statuses: number[] = []
  for (let turn = 0; turn < MAX + 1; turn += 1) {
    const body = { consumerProfile: { consumerDetails: { phone: '5035550148' } } }
    statuses.push((await who.call(endpoints.createConsumer, { body })).status)
  }
  expect(statuses.at(-1)).toBe(429)
})

test('T21: a profile that keeps its number, and one that loses it, is changed as often as its shopper likes', async () => {
  const who = await shop.person('shopper@till.test')
  const save = (phone: string) => guesses['a change of the profile']?.(who, phone)
  for (let turn = 0; turn < MAX + 2; turn += 1) expect((await save('(503) 555-0148'))?.status).toBe(200)
  for (let turn = 0; turn < MAX + 2; turn += 1) expect((await save(''))?.status).toBe(200)
})

test('T21: a guest subscribes few addresses in ten minutes', async () => {
  const guest = await shop.guest()
  const statuses: number[] = []
  for (let turn = 0; turn <= limits.reset.max; turn += 1) {
    const body = { email: `reader.${turn}@example.com`, subscriptions: [wants('email')] }
    statuses.push((await guest.call(endpoints.createSubscriptions, { body })).status)
  }
  expect(statuses.at(-2)).toBe(201)
  expect(statuses.at(-1)).toBe(429)
})
