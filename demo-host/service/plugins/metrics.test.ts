import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../database/ids'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { freePort } from '../testing/running-service'
import { type TestService, testService } from '../testing/test-service'

let shop: TestService
let metrics: string

beforeAll(async () => {
  const metricsPort = await freePort()
  shop = await testService({ metricsPort })
  metrics = `http://localhost:${metricsPort}/metrics`
})
afterAll(() => shop.close())

const read = async (name: string): Promise<string | undefined> => {
  const text = await (await fetch(metrics)).text()
  return text
    .split('\n')
    .find(line => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    ?.split(' ')
    .at(-1)
}

test('the age of the oldest row of the outbox can be watched, and how many wait', async () => {
  expect(await read('till_outbox_oldest_seconds')).toBe('0')
  const created_at = new Date(Date.now() - 600_000)
  const row = { id: newId(), topic: 'order-placed', subject: 'x', document: '{}', next_at: created_at } as const
  await shop.db
    .insertInto('outbox')
    .values({ ...row, created_at, done_at: null })
    .execute()
  expect(Math.round(Number(await read('till_outbox_oldest_seconds')) / 100)).toBe(6)
  expect(await read('till_outbox_waiting')).toBe('1')
})

test('calls are counted by route and status, and never by what a caller wrote', async () => {
  const guest = await shop.guest()
  const { basketId } = (await guest.call(cart.createCart, { body: { currency: 'USD' } })).body
  await guest.call(cart.readCart, { params: { basketId } })
  await shop.app.inject({ url: `/nowhere/${basketId}` })
  const text = await (await fetch(metrics)).text()
  expect(text).toContain('till_call_seconds_count{method="GET",route="/cart/v1/cart/:basketId",status="200"} 1')
  expect(text).toContain('route="none",status="404"')
  expect(text).not.toContain(basketId)
})
