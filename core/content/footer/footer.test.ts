import { expect, test, vi } from 'vitest'
import { aFooter } from '../../testing/a-footer'
import { refuse, shopFor } from '../../testing/shop-for'
import { $footers, footerWanted } from './index'

const FOOTER = 'GET /live/caas/v1/canvas/footer/:siteId'

test('J14: a site’s footer is read once, and asked for again where it could not be', async () => {
  let isThere = false
  const shop = await shopFor({ [FOOTER]: () => (isThere ? aFooter() : refuse(503, 'GEN500')) })
  await shop.press(footerWanted, 'northlane')
  expect(shop.see($footers)['northlane']).toMatchObject({ footer: null, isPending: false })
  isThere = true
  await shop.press(footerWanted, 'northlane')
  await shop.press(footerWanted, 'northlane')
  expect(shop.see($footers)['northlane']).toMatchObject({ footer: { legal: '© 2026 Northlane' }, error: null })
})

test('J14: of no site is asked for of nobody, and the console says so', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop = await shopFor({ [FOOTER]: aFooter() })
  await shop.press(footerWanted, '')
  expect([shop.callsTo(FOOTER), said.mock.lastCall?.[0]]).toEqual([[], expect.stringContaining('<till-footer>')])
  said.mockRestore()
})
