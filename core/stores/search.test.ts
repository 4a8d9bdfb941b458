import { afterEach, expect, test, vi } from 'vitest'
import { cameOnline } from '../runtime/page-events'
import { aStore } from '../testing/a-store'
import { type Call, noAnswer, refuse, type Shop, shopFor } from '../testing/shop-for'
import {
  $places,
  $query,
  $searchError,
  placeChoiceWanted,
  positionAgreed,
  queryTyped,
  searchRepeated,
  searchSubmitted,
} from './index'

const SEARCH = 'POST /stores/v1/search'
const POINTS = 'POST /stores/v1/collectionPoints'

afterEach(() => vi.unstubAllGlobals())

const ways = {
  'another place': (shop: Shop) => {
    void shop.press(queryTyped, 'Boulder')
    void shop.press(searchSubmitted)
  },
  'collection points': (shop: Shop) => {
    void shop.press(placeChoiceWanted, { itemIds: [], kind: 'point' })
  },
}

test.each([
  ['finds something', 'another place', 'S001', (): unknown => ({ stores: [aStore('S002')], place: null })],
  ['finds something', 'collection points', 'P001', (): unknown => ({ stores: [aStore('S002')], place: null })],
  ['fails', 'another place', 'S001', noAnswer()],
  ['fails', 'collection points', 'P001', noAnswer()],
] as const)('a search that %s after the shopper has asked for %s changes nothing', async (_what, next, id, late) => {
  let answer = () => {}
  const slow = new Promise<void>(resolve => {
    answer = resolve
  })
  const shop = await shopFor({
    [SEARCH]: ({ body }: Call) =>
      (body as { query: string }).query === 'Portland' ? slow.then(late) : { stores: [aStore('S001')], place: null },
    [POINTS]: { collectionPoints: [aStore('P001')], place: null },
  })
  const found = () => [shop.see($places)?.map(({ storeId }) => storeId), shop.see($searchError)]
  await shop.press(queryTyped, 'Portland')
  const first = shop.press(searchSubmitted)
  ways[next](shop)
  await expect.poll(found).toEqual([[id], null])
  answer()
  await first
  expect(found()).toEqual([[id], null])
})

test('J14: a position that comes after the shopper has searched for a place changes nothing', async () => {
  let find = (_position: object) => {}
  const getCurrentPosition = (found: typeof find) => {
    find = found
  }
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  const shop = await shopFor({ [SEARCH]: { stores: [aStore('S001')], place: null } })
  const agreed = shop.press(positionAgreed)
  void shop.press(queryTyped, 'Boulder')
  void shop.press(searchSubmitted)
  await expect.poll(() => shop.see($places)).toHaveLength(1)
  find({ coords: { latitude: 45.5, longitude: -122.6 } })
  await agreed
  expect(shop.callsTo(SEARCH).map(({ body }) => body)).toEqual([{ query: 'Boulder', items: [] }])
  expect(shop.see($query)).toBe('Boulder')
})

test('J14: a search that had no connection is made again when it is back, a refused one is not', async () => {
  let answer: () => unknown = noAnswer('offline')
  const shop = await shopFor({ [SEARCH]: () => answer() })
  const asked = () => shop.callsTo(SEARCH).map(({ body }) => (body as { query: string }).query)
  await shop.press(queryTyped, 'Portland')
  await shop.press(searchSubmitted)
  await shop.press(queryTyped, 'Boul')
  answer = () => ({ stores: [aStore('S001')], place: null })
  await shop.press(cameOnline)
  expect([shop.see($places)?.length, shop.see($searchError), asked()]).toEqual([1, null, ['Portland', 'Portland']])
  answer = () => refuse(500, 'GEN500')
  await shop.press(searchSubmitted)
  await shop.press(cameOnline)
  expect(asked()).toEqual(['Portland', 'Portland', 'Boul'])
})

test('J14: a search by position that failed is made again by position, not for every store', async () => {
  const getCurrentPosition = (found: (position: object) => void) =>
    found({ coords: { latitude: 45.5, longitude: -122.6 } })
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  const answers = [refuse(500, 'GEN500'), { stores: [aStore('S001')], place: null }]
  const shop = await shopFor({ [SEARCH]: () => answers.shift() })
  await shop.press(positionAgreed)
  expect(shop.see($searchError)?.code).toBe('GEN500')
  await shop.press(searchRepeated)
  expect(shop.callsTo(SEARCH)[1]?.body).toMatchObject({ latitude: 45.5, longitude: -122.6 })
  expect(shop.see($searchError)).toBeNull()
})
