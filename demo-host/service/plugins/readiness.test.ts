import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { limitsOf } from '../limits'
import { type TestService, testService } from '../testing/test-service'

const few = { max: 4, seconds: 60 }
const limits = { ...limitsOf(false), everything: few }

let shop: TestService

beforeEach(async () => {
  shop = await testService({ limits })
})
afterEach(() => shop.close())

const ask = async (url: string) => {
  const answer = await shop.app.inject({ url })
  return [answer.statusCode, answer.json().status]
}

test('whoever looks after the process may ask for its health as often as they like', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await ask('/health')).toEqual([200, 'up'])
    expect(await ask('/ready')).toEqual([200, 'ready'])
  }
  expect((await shop.app.inject({ url: '/openapi.json' })).statusCode).toBe(200)
})

test('T21: whoever calls too often reads in the answer when to ask again, and so may the page', async () => {
  for (let turn = 0; turn < few.max; turn += 1) await ask('/openapi.json')
  const { statusCode, headers, payload } = await shop.app.inject({ url: '/openapi.json' })
  const [error] = JSON.parse(payload).errorDetails
  expect([statusCode, error]).toMatchObject([429, { errorId: 'GEN500', retryAfter: Number(headers['retry-after']) }])
  expect(error.retryAfter).toBeGreaterThan(0)
})

test('a process that is asked to stop tells so at once, also while its database is busy', async () => {
  let release = (): void => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const busy = shop.db.transaction().execute(() => held)
  const asked = ask('/ready')
  await ask('/health')
  shop.app.service.health.drain.abort()
  expect(await asked).toEqual([503, 'draining'])
  expect(await ask('/ready')).toEqual([503, 'draining'])
  release()
  await busy
})

test('a full disk is told: writes are answered 503 and the process is not ready until there is room again', async () => {
  const guest = await shop.guest()
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(shop.db)
  await sql`create trigger no_room before insert on kept_answers execute function no_room()`.execute(shop.db)
  expect(await ask('/ready')).toEqual([200, 'ready'])
  const refused = await guest.call(cart.createCart, { body: { currency: 'USD' } })
  expect([refused.status, refused.error?.errorId]).toEqual([503, 'GEN500'])
  expect(await ask('/ready')).toEqual([503, 'disk full'])
  expect(await ask('/health')).toEqual([200, 'up'])
  await sql`drop trigger no_room on kept_answers`.execute(shop.db)
  expect(await ask('/ready')).toEqual([200, 'ready'])
  expect((await guest.call(cart.createCart, { body: { currency: 'USD' } })).status).toBe(201)
})
