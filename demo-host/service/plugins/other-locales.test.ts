import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestService, testService } from '../testing/test-service'

describe('a page in a locale that the microsite does not have', () => {
  let shop: TestService
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'till-locales-'))
    mkdirSync(join(folder, 'site'))
    writeFileSync(join(folder, 'site/index.html'), '<!doctype html>')
    shop = await testService({ shopFolder: folder })
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['/de-at/checkout?scheme=dark', '/de-de/checkout?scheme=dark'],
    ['/de-AT/checkout', '/de-de/checkout'],
    ['/fr-ca/checkout', '/fr-fr/checkout'],
    ['/ar-kw/express', '/ar-ae/express'],
    ['/en-au/order-confirmation?order=1', '/en-us/order-confirmation?order=1'],
    ['/es-es/sign-in-window', '/en-us/sign-in-window'],
    ['/cy-gb', '/en-gb'],
    ['/de-001/cart', '/de-de/cart'],
    ['/fil-ph/cart', '/en-us/cart'],
    ['/pre/it-it/cart', '/pre/en-us/cart'],
  ])('leads from %s to %s', async (url, address) => {
    const { statusCode, headers } = await shop.app.inject(url)
    expect([statusCode, headers.location]).toEqual([302, address])
  })

  it('T22: leaves the page that opened a window its hold, and tells where the shopper came from', async () => {
    const { headers } = await shop.app.inject({ url: '/it-it/express', headers: { 'sec-fetch-site': 'cross-site' } })
    expect(headers.location).toBe('/en-us/express')
    expect(headers).not.toHaveProperty('cross-origin-opener-policy')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  it('shows the locales that there are at their own address', async () => {
    expect((await shop.app.inject('/en-ca/cart')).statusCode).toBe(200)
  })
})
