import { expect, test, vi } from 'vitest'
import { aFooter } from '../../testing/a-footer'
import { cameOnline } from '../../runtime/page-events'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { $footers, footerWanted } from './index'

const FOOTER = 'GET /live/caas/v1/canvas/footer/:siteId'

test('J14: a site’s footer is read once, and asked for again where it could not be', async () => {
  let isThere = false
  const shop = await shopFor({ [FOOTER]: () => (isThere ? aFooter() : refuse(503, 'GEN500')) })
  await shop.press(footerWanted, 'northlane')
  expect(shop.see($footers)['northlane']).toMatchObject({ value: null, isPending: false })
  isThere = true
  await shop.press(footerWanted, 'northlane')
  await shop.press(footerWanted, 'northlane')
  expect(shop.see($footers)['northlane']).toMatchObject({ value: { legal: '© 2026 Northlane' }, error: null })
})

test('J14: of no site is asked for of nobody, and the console says so', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop = await shopFor({ [FOOTER]: aFooter() })
  await shop.press(footerWanted, '')
  expect([shop.callsTo(FOOTER), said.mock.lastCall?.[0]]).toEqual([[], expect.stringContaining('<till-footer>')])
  said.mockRestore()
})

test('J14: that was asked for offline is read when the connection is back', async () => {
  let isOnline = false
  const shop = await shopFor({ [FOOTER]: () => (isOnline ? aFooter() : noAnswer('offline')()) })
  await shop.press(footerWanted, 'northlane')
  await shop.press(footerWanted, 'partners')
  isOnline = true
  await shop.press(cameOnline)
  for (const site of ['northlane', 'partners']) {
    expect(shop.see($footers)[site]).toMatchObject({ value: { legal: '© 2026 Northlane' }, error: null })
  }
})
