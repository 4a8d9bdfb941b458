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
  ['has no connection left', Object.assign(new Error('too many clients'), { code: '53300' }), 503],
  ['has no room left on its disk', Object.assign(new Error('could not extend'), { code: '53100' }), 503],
  ['takes too long', Object.assign(new Error('statement timeout'), { code: '57014' }), 503],
  ['was made a standby', Object.assign(new Error('read-only'), { code: '25006' }), 503],
  ['lost its host', Object.assign(new Error('connect'), { code: 'EHOSTUNREACH' }), 503],
  ['cannot part two writers', Object.assign(new Error('deadlock'), { code: '40P01' }), 503],
  ['breaks a connection', new Error('Connection terminated unexpectedly'), 503],
  ['finds something twice', Object.assign(new Error('duplicate key'), { code: '23505' }), 500],
])(
  'T13: where the database %s, a call is answered with a status that says whether to ask again',
  async (_what, thrown, status) => {
    error = thrown
    const answer = await shop.nobody(breaks)
    expect([answer.status, answer.error?.errorId]).toEqual([status, 'GEN500'])
    expect(answer.headers['retry-after']).toBe(status === 503 ? '1' : undefined)
    expect(JSON.stringify(answer.body)).not.toContain(thrown.message)
  },
)
