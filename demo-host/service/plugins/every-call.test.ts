import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as session } from '../../../core/session/endpoints'
import { endpoints as site } from '../../../core/site/endpoints'
import { type TestService, testService } from '../testing/test-service'

describe('every call', () => {
  let shop: TestService

  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  it('T19: is refused without an access key, with 400 API400', async () => {
    const { status, error, body } = await shop.nobody(session.exchangeToken, {
      body: { type: 'Guest' },
      headers: { 'x-access-key': null },
    })
    expect([status, error?.errorId]).toEqual([400, 'API400'])
    expect(body).toHaveProperty('correlationId')
  })

  it('T19: is refused with an unknown access key, with 403 API400 and no appId', async () => {
    const { status, error, body } = await shop.nobody(site.readServerTime, { headers: { 'x-access-key': 'pk_other' } })
    expect([status, error?.errorId]).toEqual([403, 'API400'])
    expect(body).not.toHaveProperty('appId')
  })

  it.each([
    ['another origin', 'https://evil.example'],
    ['a sandboxed frame', 'null'],
    ['the port of another program', 'http://localhost:9999'],
    ['no origin', null],
  ])('T19: a write from %s is refused with 403 API400', async (_who, origin) => {
    const { status, error } = await shop.nobody(session.exchangeToken, { body: { type: 'Guest' }, headers: { origin } })
    expect([status, error?.errorId]).toEqual([403, 'API400'])
  })

  it('T19: a page that the sandbox was told of may call, with any of its keys', async () => {
    const tried = await testService({ pageOrigins: ['http://localhost:8080'] })
    for (const key of ['pk_demo', 'pk_partner']) {
      const { status } = await tried.nobody(session.exchangeToken, {
        body: { type: 'Guest' },
        headers: { origin: 'http://localhost:8080', 'x-access-key': key },
      })
      expect([key, status]).toEqual([key, 200])
    }
    await tried.close()
  })

  it('T19: the shop’s own pages may call, at whatever origin the shop is', async () => {
    const tried = await testService({ shopOrigin: 'https://shop.example' })
    const { status } = await tried.nobody(session.exchangeToken, {
      body: { type: 'Guest' },
      headers: { origin: 'https://shop.example' },
    })
    await tried.close()
    expect(status).toBe(200)
  })

  it('T19: a read without an origin is taken from the shop’s own pages alone', async () => {
    const own = await shop.nobody(site.readServerTime, { headers: { origin: null, 'sec-fetch-site': 'same-origin' } })
    const foreign = await shop.nobody(site.readServerTime, {
      headers: { origin: null, 'sec-fetch-site': 'cross-site' },
    })
    expect([own.status, foreign.status]).toEqual([200, 403])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'T19: a body of the simple type %s is refused with 415 API415',
    async type => {
      const { status, error } = await shop.nobody(session.exchangeToken, {
        body: '{"type":"Guest"}',
        headers: { 'content-type': type },
      })
      expect([status, error?.errorId]).toEqual([415, 'API415'])
    },
  )

  it.each([
    ['gzip', '415 API415'],
    ['identity', '200 undefined'],
  ])('T19: a body whose content-encoding is %s is answered %s', async (coding, answer) => {
    const said = { body: { type: 'Guest' as const }, headers: { 'content-encoding': coding } }
    const { status, error } = await shop.nobody(session.exchangeToken, said)
    expect(`${status} ${error?.errorId}`).toBe(answer)
  })

  it('answers an unknown path with 404 API404, and a wrong method with 405 API405 and those allowed', async () => {
    const unknown = await shop.app.inject({ url: '/cart/v9/nothing' })
    expect([unknown.statusCode, unknown.json().errorDetails[0].errorId]).toEqual([404, 'API404'])
    const wrong = await shop.app.inject({ method: 'DELETE', url: '/utilities/i18n/US' })
    expect([wrong.statusCode, wrong.json().errorDetails[0].errorId]).toEqual([405, 'API405'])
    expect(wrong.headers.allow).toBe('GET')
  })

  it('answers 406 API406 to whoever takes no JSON', async () => {
    const { status, error } = await shop.nobody(site.readServerTime, { headers: { accept: 'text/html' } })
    expect([status, error?.errorId]).toEqual([406, 'API406'])
  })

  it('refuses a body over 64 KiB with 413', async () => {
    const { status, error } = await shop.nobody(session.exchangeToken, {
      body: { type: 'Guest', filler: 'x'.repeat(65 * 1024) },
    })
    expect([status, error?.errorId]).toEqual([413, 'GEN500'])
  })

  it('refuses JSON that cannot be read with 400, and tells nothing of the parser', async () => {
    const { status, error } = await shop.nobody(session.exchangeToken, { body: '{"type":' })
    expect([status, error?.errorId, error?.message]).toEqual([400, 'GEN500', 'The request cannot be read'])
  })

  it('refuses a body of thousands of levels with 400, under whatever name they come', async () => {
    const guest = await shop.guest()
    const body = `{"currency":"USD","more":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    const { status, error } = await guest.call(cart.createCart, { body })
    expect([status, error?.errorId]).toEqual([400, 'GEN500'])
  })

  it.each([
    ['holds half a character', '/cart/v1/cart/%c0%af', [400, 'GEN500']],
    ['has a part longer than any of ours', `/cart/v1/cart/${'x'.repeat(200)}`, [404, 'API404']],
  ])('tells of a path that %s in the one form of errors, and does not repeat it', async (_what, url, expected) => {
    const origin = 'http://localhost:4400'
    const answer = await shop.app.inject({ url, headers: { origin } })
    const { errorDetails, correlationId } = answer.json()
    expect([answer.statusCode, errorDetails?.[0]?.errorId]).toEqual(expected)
    expect(correlationId).toMatch(/^[\w-]{36}$/)
    expect(answer.payload).not.toContain(url.slice(-6))
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': origin,
    })
  })

  it('names the field that is wrong or missing, and never its value', async () => {
    const wrong = await shop.nobody(session.signIn, { body: { type: 'Registered', username: 'secret-name' } })
    expect(wrong.status).toBe(400)
    expect(wrong.error).toMatchObject({ errorId: 'GEN500', field: 'password', message: "Field 'password' is missing" })
    expect(JSON.stringify(wrong.body)).not.toContain('secret-name')
  })

  it.each([
    [{ type: 'Registered', codeVerifier: 'v'.repeat(43) }, 'authorizationCode'],
    [{ type: 'Handoff' }, 'handoff'],
    [{ type: 'Guest', trust: 'mine' }, 'trust'],
    [{}, 'type'],
  ])('names the field of the way that was begun: %j, %s', async (body, field) => {
    const { error } = await shop.nobody(session.exchangeToken, { body: body as { type: 'Guest' } })
    expect(error).toMatchObject({ errorId: 'GEN500', field })
  })

  it('ignores fields that it does not know', async () => {
    const { status } = await shop.nobody(session.exchangeToken, { body: { type: 'Guest', consumerType: 'EMPLOYEE' } })
    expect(status).toBe(200)
  })

  it('carries back the correlation id that it came with, and makes one where that could forge a log line', async () => {
    const saved = await shop.nobody(site.readServerTime, {
      headers: { 'x-access-key': null, 'x-correlation-id': '0192f7c2-aaaa-7bbb-8ccc-123456789abc' },
    })
    expect(saved.body).toMatchObject({ correlationId: '0192f7c2-aaaa-7bbb-8ccc-123456789abc' })
    const forged = await shop.nobody(site.readServerTime, {
      headers: { 'x-access-key': null, 'x-correlation-id': 'a b"}' },
    })
    expect((forged.body as unknown as { correlationId: string }).correlationId).toMatch(/^[\w-]{36}$/)
  })

  it('that needs a token is refused without one, with 401 AUT404', async () => {
    const { status, error } = await shop.nobody(session.createHandoff, { body: { basketId: 'x' } })
    expect([status, error?.errorId]).toEqual([401, 'AUT404'])
  })

  it('lets a page of the shop preflight every header of the contract, with its cookie', async () => {
    const { statusCode, headers } = await shop.app.inject({
      method: 'OPTIONS',
      url: '/token/v2/auth/token',
      headers: {
        origin: 'http://localhost:4400',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-access-key',
      },
    })
    expect(statusCode).toBe(204)
    expect(headers['access-control-allow-origin']).toBe('http://localhost:4400')
    expect(headers['access-control-allow-credentials']).toBe('true')
    expect(headers['access-control-allow-headers']).toContain('x-transaction-id')
    expect(headers['access-control-allow-methods']?.split(', ')).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
    expect(headers['access-control-max-age']).toBe('86400')
    expect(headers.vary).toContain('Origin')
  })

  it('lets a page of the shop read with its cookie when to ask again, and tells of no origin where none was named', async () => {
    const headers = { origin: 'http://localhost:4400', 'x-access-key': 'pk_demo' }
    const read = await shop.app.inject({ url: '/fapi/site/settings', headers })
    expect(read.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:4400',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'idempotent-replayed, retry-after',
    })
    expect(read.headers.vary).toContain('Origin')
    const bare = await shop.app.inject({ url: '/fapi/site/settings', headers: { 'x-access-key': 'pk_demo' } })
    expect(Object.keys(bare.headers).filter(name => name.startsWith('access-control'))).toEqual([])
    expect(bare.headers.vary).toContain('Origin')
  })

  it('has no method OPTIONS that is no preflight, at an address of ours and at any other', async () => {
    const ask = async (url: string) => {
      const origin = 'http://localhost:4400'
      const { statusCode, headers } = await shop.app.inject({ method: 'OPTIONS', url, headers: { origin } })
      return [statusCode, headers.allow]
    }
    expect(await ask('/token/v2/auth/token')).toEqual([405, 'POST'])
    expect(await ask('/nowhere')).toEqual([404, undefined])
  })

  it.each(['/moderation', '/outbox', '/health'])(
    'T19: %s is no call: no page of another site reads it as its owner',
    async url => {
      const { statusCode, headers } = await shop.app.inject({ url, headers: { origin: 'https://evil.example' } })
      expect([statusCode, headers['access-control-allow-credentials']]).toEqual([200, undefined])
    },
  )

  it('over https tells browsers to come by https alone, as far as a trusted proxy says so', async () => {
    const safe = await testService({ proxies: 1 })
    const ask = async (on: TestService, proto: string) =>
      (await on.nobody(site.readServerTime, { headers: { 'x-forwarded-proto': proto } })).headers[
        'strict-transport-security'
      ]
    expect([await ask(safe, 'https'), await ask(safe, 'http'), await ask(shop, 'https')]).toEqual([
      ...['max-age=31536000; includeSubDomains', undefined, undefined],
    ])
    await safe.close()
  })

  it('is stored by nobody, sniffed by nobody and framed by nobody', async () => {
    const { headers } = await shop.nobody(site.readServerTime)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})
