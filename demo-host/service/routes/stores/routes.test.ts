import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints as inStore } from '../../../../core/in-store/endpoints'
import { endpoints } from '../../../../core/stores/endpoints'
import type { StoreSearch } from '../../../../core/stores/contracts'
import { shelfKey } from '../../stock/shelf-key'
import { callerOf } from '../../testing/callers'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

let shop: TestService
let upc: string

beforeAll(async () => {
  shop = await testService()
  upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  await stockAt('S001', 2)
  await stockAt('S002', 0)
})
afterAll(() => shop.close())

async function stockAt(storeId: string, quantity: number): Promise<void> {
  const row = { on_hand: quantity, reserved: 0, variant_upc: upc, store_id: storeId }
  await shop.db
    .insertInto('stock')
    .values({ upc: shelfKey(upc, storeId), ...row })
    .onConflict(conflict => conflict.column('upc').doUpdateSet(row))
    .execute()
}

const search = (body: StoreSearch, locale = 'en-US') =>
  callerOf(shop.app, {})(endpoints.searchStores, { body, headers: { 'x-locale': locale } })
const points = (body: StoreSearch, locale: string) =>
  callerOf(shop.app, {})(endpoints.searchCollectionPoints, { body, headers: { 'x-locale': locale } })
const idsOf = (stores: readonly { storeId: string }[]) => stores.map(({ storeId }) => storeId)

describe('a search for stores', () => {
  test.each([
    ['a city', 'boulder', 'en-US', 'S002'],
    ['a store’s name', 'Northlane Brooklyn', 'en-US', 'S003'],
    ['a postal code', '60647', 'en-US', 'S004'],
    ['a postal code nearby', '97205', 'en-US', 'S001'],
    ['a city in another script of the same letters', 'MANCHESTER', 'en-GB', 'S008'],
    ['a post code without its space', 'e27dj', 'en-GB', 'S007'],
    ['a street with an accent left out', 'mulackstrasse', 'de-DE', 'S010'],
    ['a state', 'Oregon', 'en-US', 'S001'],
    ['a city and its state', 'Brooklyn, NY', 'en-US', 'S003'],
    ['a province of two words', 'british columbia', 'en-CA', 'S005'],
    ['a prefecture in its own script', '東京', 'ja-JP', 'S011'],
    ['an emirate in its own script', 'دبي', 'ar-AE', 'S012'],
  ])('by %s begins there: %s', async (_what, query, locale, first) => {
    const { body } = await search({ query }, locale)
    expect(body.stores[0]).toMatchObject({ storeId: first })
    expect(body.stores[0]?.distance).toBeLessThan(1)
    expect(body.place?.label).toBeTruthy()
  })

  test('tells the nearest first from where the shopper is, in kilometres', async () => {
    const { body } = await search({ latitude: 45.52, longitude: -122.68 })
    expect(idsOf(body.stores)).toEqual(['S001', 'S002', 'S004', 'S003'])
    expect(body.stores[0]).toMatchObject({
      distance: 0.6,
      isOpen: expect.any(Boolean),
      timeZone: 'America/Los_Angeles',
    })
    expect(body.stores[1]?.distance).toBeGreaterThan(1000)
  })

  test('finds nothing at a place that nobody knows, and everything where none is named', async () => {
    expect((await search({ query: 'Atlantis' })).body).toEqual({ stores: [], place: null })
    expect(idsOf((await search({})).body.stores)).toEqual(['S001', 'S002', 'S003', 'S004'])
    expect(idsOf((await search({ query: '  ' }, 'fr-FR')).body.stores)).toEqual(['S009'])
  })

  test('tells what each has of the items, and how they are had there', async () => {
    const two = await search({ items: [{ upc, qty: 2 }] })
    const byId = new Map(two.body.stores.map(store => [store.storeId, store]))
    expect(byId.get('S001')).toMatchObject({ inventory: [{ upc, quantity: 2 }], delivery: 'pickup' })
    expect(byId.get('S002')).toMatchObject({ inventory: [{ upc, quantity: 0 }], delivery: 'sts' })
    const split = await search({
      items: [
        { upc, qty: 2 },
        { upc, qty: 1 },
      ],
    })
    expect(split.body.stores[0]).toMatchObject({ delivery: 'sts' })
    const none = await search({ items: [{ upc, qty: 5000 }] })
    expect(none.body.stores.map(({ delivery }) => delivery)).toEqual([null, null, null, null])
  })

  test.each([
    ['a latitude beyond the pole', { latitude: 91, longitude: 0 }],
    ['a position in words', { latitude: 'north', longitude: 0 }],
    ['nothing to count', { items: [{ upc: 'x', qty: 0 }] }],
    ['an endless name', { query: 'x'.repeat(101) }],
  ])('refuses %s', async (_what, body) => {
    expect((await search(body as StoreSearch)).status).toBe(400)
  })
})

test('collection points are where a country’s carrier has them', async () => {
  const paris = await points({ query: '75011', items: [{ upc, qty: 1 }] }, 'fr-FR')
  expect(paris.body.collectionPoints[0]).toMatchObject({ storeId: 'P008', city: 'Paris', delivery: 'pudo' })
  expect(paris.body.collectionPoints.every(({ countryCode }) => countryCode === 'FR')).toBe(true)
  expect((await points({}, 'en-US')).body.collectionPoints).toEqual([])
})

test('stores are listed with their zones, and those who work there', async () => {
  const { body } = await callerOf(shop.app, {})(inStore.readStores)
  expect(body.stores).toHaveLength(12)
  expect(body.stores[0]).toMatchObject({ storeId: 'S001', province: 'OR', timeZone: 'America/Los_Angeles' })
})
