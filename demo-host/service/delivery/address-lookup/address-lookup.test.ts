import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../../../core/delivery/endpoints'
import { endpoints as site } from '../../../../core/site/settings/endpoints'
import { testService, type TestService } from '../../testing/test-service'

const lookUp = async (shop: TestService, text: string, countryCode = 'US', locale = 'en-US') => {
  const guest = await shop.guest()
  const answer = await guest.call(endpoints.lookUpAddress, {
    body: { countryCode, text },
    headers: { 'x-locale': locale },
  })
  return answer.body.addresses
}

describe('the sandbox', () => {
  let shop: TestService
  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  test('C5: finds the addresses of its stores and collection points, by what they begin with', async () => {
    const pearl = { addressLine1: '1730 Pearl Street', city: 'Boulder', postalCode: '80302', province: 'CO' }
    expect(await lookUp(shop, '1730 Pea')).toEqual([pearl])
    expect(await lookUp(shop, 'pearl BOULD')).toEqual([pearl])
    expect(await lookUp(shop, 'earl')).toEqual([])
    expect(await lookUp(shop, '...')).toEqual([])
    expect(await lookUp(shop, '1730 Pea', 'GB')).toEqual([])
  })

  test('C5: says that it suggests addresses', async () => {
    expect((await shop.nobody(site.readSiteSettings)).body.features).toMatchObject({ addressLookup: true })
  })

  test('C5: refuses two letters', async () => {
    const guest = await shop.guest()
    expect((await guest.call(endpoints.lookUpAddress, { body: { countryCode: 'US', text: 'Pe' } })).status).toBe(400)
  })
})

describe('a Photon server', () => {
  let photon: Server
  let shop: TestService
  let asked: URL[]
  let answer: { status: number; body: unknown }
  const lines: string[] = []

  beforeAll(async () => {
    photon = createServer((request, response) => {
      asked.push(new URL(request.url ?? '/', 'http://photon.test'))
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
    await new Promise<void>(resolve => photon.listen(0, '127.0.0.1', resolve))
    const { port } = photon.address() as AddressInfo
    const logTo = { write: (line: string) => void lines.push(line) }
    shop = await testService({
      ...{ addressLookupUrl: `http://127.0.0.1:${port}/api?api_key=planted-key`, logLevel: 'trace', logTo },
    })
  })
  afterAll(async () => {
    await shop.close()
    photon.close()
  })
  beforeEach(() => {
    asked = []
  })

  const place = (properties: object) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [0, 0] },
    properties,
  })
  const answers = (...places: object[]) => {
    answer = { status: 200, body: { type: 'FeatureCollection', features: places.map(place) } }
  }

  test('C5: is asked for houses and streets of the country, in the names of the place', async () => {
    answers()
    await lookUp(shop, 'Hauptstr', 'US')
    const query = [...(asked[0]?.searchParams ?? [])]
    expect(query).toEqual(
      expect.arrayContaining([
        ['api_key', 'planted-key'],
        ['q', 'Hauptstr'],
        ['countrycode', 'US'],
        ['lang', 'default'],
        ['layer', 'house'],
        ['layer', 'street'],
      ]),
    )
  })

  test('C5: a house becomes a line in the order of its country, and the state its code', async () => {
    const us = { type: 'house', housenumber: '1730', street: 'Pearl Street', city: 'Boulder', postcode: '80302' }
    answers({ ...us, state: 'Colorado', countrycode: 'US' }, { ...us, state: 'Colorado', countrycode: 'US' })
    expect(await lookUp(shop, '1730 Pearl')).toEqual([
      { addressLine1: '1730 Pearl Street', city: 'Boulder', postalCode: '80302', province: 'CO' },
    ])
    answers({
      type: 'house',
      housenumber: '4',
      street: 'Hafenstraße',
      city: 'Hamburg',
      postcode: '20457',
      countrycode: 'DE',
    })
    expect(await lookUp(shop, 'Hafen', 'DE', 'de-DE')).toEqual([
      { addressLine1: 'Hafenstraße 4', city: 'Hamburg', postalCode: '20457' },
    ])
  })

  test('C5: a street has its name; other countries, and what is no street, are left out', async () => {
    answers(
      { type: 'street', name: 'Pearl Street', city: 'Boulder', countrycode: 'US' },
      { type: 'street', name: 'Pearl Street', city: 'London', countrycode: 'GB' },
      { type: 'city', name: 'Pearl', countrycode: 'US' },
    )
    expect(await lookUp(shop, 'Pearl')).toEqual([{ addressLine1: 'Pearl Street', city: 'Boulder' }])
  })

  test.each([
    ['fails', { status: 500, body: '' }, { name: 'Error', code: 500 }],
    ['answers with something else', { status: 200, body: 'Planted' }, { name: 'SyntaxError' }],
    ['answers in another shape', { status: 200, body: { features: ['1 Planted Way'] } }, { name: 'StructError' }],
  ])(
    'C5, T18: one that %s finds nothing, and the shopper types the rest; the log says so without the address',
    async (_how, wrong, failure) => {
      answer = wrong
      lines.length = 0
      expect(await lookUp(shop, 'Planted Street')).toEqual([])
      expect(asked).toHaveLength(1)
      const told = lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'The address lookup failed')
      expect(told).toMatchObject([{ failure }])
      expect(lines.join('')).not.toMatch(/planted/i)
    },
  )
})

test('C5: production suggests none without a server, and says so', async () => {
  const shop = await testService({ environment: 'production' })
  expect((await shop.nobody(site.readSiteSettings)).body.features).toMatchObject({ addressLookup: false })
  expect(await lookUp(shop, '1730 Pearl')).toEqual([])
  await shop.close()
})
