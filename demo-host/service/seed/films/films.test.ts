import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestService, testService } from '../../testing/test-service'

let shop: TestService
beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const ask = (range?: string) =>
  shop.app.inject({ url: '/media/slow-week.mp4', headers: range === undefined ? {} : { range } })

test('J10: a film of the sandbox is small, and is sent whole or in the part that a browser asks for', async () => {
  const whole = await ask()
  const { length } = whole.rawPayload
  expect([whole.statusCode, whole.headers['content-type'], length < 200_000]).toEqual([200, 'video/mp4', true])
  const part = await ask('bytes=4-7')
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, `bytes 4-7/${length}`, 'ftyp'])
  const rest = await ask(`bytes=${length - 2}-`)
  expect([rest.statusCode, rest.rawPayload]).toEqual([206, whole.rawPayload.subarray(-2)])
  expect((await ask(`bytes=${length}-`)).statusCode).toBe(416)
})
