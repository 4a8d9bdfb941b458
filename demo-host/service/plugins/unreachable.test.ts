import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint } from '../../../core/http/endpoint'
import { type TestService, testService } from '../testing/test-service'
import { mount } from './mount'

const breaks = endpoint({ name: 'breaks', method: 'POST', path: '/test/breaks', audience: 'anyone' })

let shop: TestService
let error: Error

beforeAll(async () => {
  shop = await testService({}, app => mount(app, breaks, () => Promise.reject(error)))
})
afterAll(() => shop.close())

test.each([
  ['refuses connections', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503],
  ['stops', Object.assign(new Error('terminating connection'), { code: '57P01' }), 503],
  ['starts up', Object.assign(new Error('starting up'), { code: '57P03' }), 503],
  ['breaks a connection', new Error('Connection terminated unexpectedly'), 503],
  ['finds something twice', Object.assign(new Error('duplicate key'), { code: '23505' }), 500],
])(
  'T13: where the database %s, a call is answered with a status that says whether to ask again',
  async (_what, thrown, status) => {
    error = thrown
    const answer = await shop.nobody(breaks)
    expect([answer.status, answer.error?.errorId]).toEqual([status, 'GEN500'])
    expect(JSON.stringify(answer.body)).not.toContain(thrown.message)
  },
)
