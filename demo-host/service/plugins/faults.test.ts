import { afterEach, describe, expect, it } from 'vitest'
import { endpoints as session } from '../../../core/session/endpoints'
import { endpoints as site } from '../../../core/site/endpoints'
import { limitsOf } from '../limits'
import { type TestService, testService } from '../testing/test-service'

const signIn = (recaptcha_response?: string) => ({
  body: { type: 'Registered', username: 'a@b.test', password: 'x', codeChallenge: 'c'.repeat(43), recaptcha_response },
})

describe('the sandbox', () => {
  let shop: TestService

  afterEach(() => shop.close())

  it('answers with the code and after the delay that a call asks for', async () => {
    shop = await testService()
    const start = Date.now()
    const { status, error } = await shop.nobody(site.readServerTime, {
      headers: { 'x-mock-error': 'INV700', 'x-mock-delay': '120' },
    })
    expect([status, error?.errorId]).toEqual([409, 'INV700'])
    expect(Date.now() - start).toBeGreaterThanOrEqual(119)
  })

  it('M3: answers under /mock/ with the faults that the path names, and as ever where it names none', async () => {
    shop = await testService()
    const ask = (url: string) =>
      shop.app.inject({ url, headers: { 'x-access-key': 'pk_demo', 'sec-fetch-site': 'same-origin' } })
    const start = Date.now()
    const refused = await ask('/mock/INV700,120ms/fapi/server/time?lang=en')
    expect([refused.statusCode, refused.json().errorDetails[0].errorId]).toEqual([409, 'INV700'])
    expect(Date.now() - start).toBeGreaterThanOrEqual(119)
    expect((await ask('/mock/1ms/fapi/server/time')).statusCode).toBe(200)
    expect((await ask('/mock/none')).statusCode).toBe(404)
  })

  it('passes the bot check with any token but two, and refuses a sign-in that has none', async () => {
    shop = await testService()
    const answers = await Promise.all(
      ['refuse', 'challenge', undefined, 'any'].map(t => shop.nobody(session.signIn, signIn(t))),
    )
    expect(answers.map(answer => [answer.status, answer.error?.errorId])).toEqual([
      [403, 'AUT403'],
      [403, 'AUT403'],
      [403, 'AUT403'],
      [401, 'AUT401'],
    ])
    expect(answers.map(answer => 'appId' in answer.body)).toEqual([false, true, false, false])
  })

  it('holds sign-ins to their own limit, with 429 and the time to wait', async () => {
    shop = await testService({ limits: { ...limitsOf(false), signIn: { max: 2, seconds: 60 } } })
    const answers = []
    for (let i = 0; i < 3; i += 1) answers.push(await shop.nobody(session.signIn, signIn('any')))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 429])
    expect(answers[2]?.error?.errorId).toBe('GEN500')
    expect(answers[2]?.headers['retry-after']).toBeDefined()
  })
})

describe('production', () => {
  it('has neither fault headers nor paths under /mock/', async () => {
    const shop = await testService({ environment: 'production' })
    const { status } = await shop.nobody(site.readServerTime, { headers: { 'x-mock-error': 'INV700' } })
    expect(status).toBe(200)
    const headers = { 'x-access-key': 'pk_demo', 'sec-fetch-site': 'same-origin' }
    const mock = await shop.app.inject({ url: '/mock/1ms/fapi/server/time', headers })
    expect([mock.statusCode, mock.json().errorDetails[0].errorId]).toEqual([404, 'API404'])
    await shop.close()
  })
})
