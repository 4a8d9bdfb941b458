import { afterAll, beforeAll, expect, test } from 'vitest'
import { needsSession } from '../../core/http/access'
import { schemaOf } from './plugins/struct-schema'
import type { AnyStruct } from './plugins/union-branches'
import { testService, type TestService } from './testing/test-service'

/** A thousand calls. */
const LONG = 120_000

const hundred = Array.from({ length: 100 }, (_none, place) => `c${place}`).join(',')
const hostile = [
  ...['', ' ', '-1', '1e9', '99999999999', 'NaN', 'true', '[]', '{}', ',,,,', hundred, 'x'.repeat(7000)],
  ...['\u0000', 'a\u0000b', '\u202e', '../../x', "';--", '%', 'سترة', '靴'.repeat(300)],
].map(encodeURIComponent)

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

test(
  'T28: whoever reads without a session is answered or refused with a code, whatever an address says',
  async () => {
    const urls = shop.app.service.mounted.flatMap(({ method, path, audience, query }) => {
      if (method !== 'GET' || needsSession(audience)) return []
      const names = query ? Object.keys(schemaOf(query as unknown as AnyStruct, () => undefined).properties ?? {}) : []
      const usual = path
        .replaceAll(/:mode/g, 'live')
        .replaceAll(/:siteId/g, 'northlane')
        .replaceAll(/:\w+/g, 'TQ4407AB12')
      return hostile.flatMap(text => [
        ...[...path.matchAll(/:\w+/g)].map(([name]) => path.replace(name, text).replaceAll(/:\w+/g, 'live')),
        ...names.map(name => `${usual}?${name}=${text}`),
      ])
    })
    const headers = { 'x-access-key': 'pk_demo', 'x-locale': 'en-US' }
    const wrong: string[] = []
    for (const url of urls) {
      const { statusCode, body } = await shop.app.inject({ url, headers })
      if (statusCode < 400 || (statusCode < 500 && JSON.parse(body).errorDetails?.[0]?.errorId)) continue
      wrong.push(`${statusCode} ${url.slice(0, 120)}`)
    }
    expect(wrong).toEqual([])
    expect(urls.length).toBeGreaterThan(1000)
  },
  LONG,
)
