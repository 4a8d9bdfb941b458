import { expect, test, vi } from 'vitest'
import { cameOnline } from '../../runtime/page-events'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { $locations, $locationsError, locationsWanted } from './index'

const read = 'GET /fapi/pages/location-selector'

test('J14: countries that could not be read without a connection are read when it is back, after a refusal they are not', async () => {
  let answer: () => unknown = noAnswer('offline')
  const shop = await shopFor({ [read]: () => answer() })
  await shop.press(locationsWanted)
  answer = () => refuse(500, 'GEN500')
  await shop.press(cameOnline)
  expect([shop.callsTo(read).length, shop.see($locationsError)?.code]).toEqual([2, 'GEN500'])
  await shop.press(cameOnline)
  expect(shop.callsTo(read)).toHaveLength(2)
})

test('J14: a broken region, country or language is left out alone, and told to the developer', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [canada, france] = ['en-CA', 'fr-FR'].map(locale => ({ locale, country: locale, language: locale }))
  const regions = [
    { name: 'Americas', locations: [canada, { locale: 'en-US', country: null, language: 'English' }] },
    { name: 'Europe', locations: [france] },
    { name: 7, locations: [] },
    { name: 'Asia', locations: 'all' },
    null,
  ]
  const about = { siteId: 'northlane', key: 'all', language: 'en', modified: '2026-01-01T00:00:00.000Z' }
  const shop = await shopFor({ [read]: { ...about, title: 'Where', regions } })
  await shop.press(locationsWanted)
  expect([shop.see($locations)?.regions, shop.see($locationsError)]).toEqual([
    [
      { name: 'Americas', locations: [canada] },
      { name: 'Europe', locations: [france] },
    ],
    null,
  ])
  expect(said).toHaveBeenCalledWith(expect.stringContaining('regions.2.name'))
  said.mockRestore()
})
