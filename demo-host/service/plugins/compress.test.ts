import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestService, testService } from '../testing/test-service'

describe('an answer', () => {
  let shop: TestService

  beforeAll(async () => {
    shop = await testService({}, app => {
      app.get('/token/long', (_request, reply) => reply.type('application/json').send(`"${'x'.repeat(2000)}"`))
    })
  })
  afterAll(() => shop.close())

  const ask = (url: string, encodings?: string) =>
    shop.app.inject({
      url,
      headers: {
        'x-access-key': 'pk_demo',
        'sec-fetch-site': 'same-origin',
        ...(encodings ? { 'accept-encoding': encodings } : {}),
      },
    })
  const long = '/utilities/stores?lang=en'

  it('that is long travels compressed, in what its caller takes', async () => {
    const plain = await ask(long)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.json().stores.length).toBeGreaterThan(5)

    const brotli = await ask(long, 'gzip, deflate, br, zstd')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload)
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(String(brotli.headers.vary)).toMatch(/Origin.*Accept-Encoding/)
    expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length)

    const gzip = await ask(long, 'gzip, br;q=0')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload)
  })

  it('that is short, or holds a token, travels as it is', async () => {
    for (const url of ['/fapi/server/time?lang=en', '/token/long']) {
      const { statusCode, headers } = await ask(url, 'br')
      expect([url, statusCode, headers['content-encoding']]).toEqual([url, 200, undefined])
    }
  })
})
