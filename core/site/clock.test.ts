import { afterEach, expect, test, vi } from 'vitest'
import { refuse, shopFor } from '../testing/shop-for'
import { $clockLead, clockWanted } from './clock'

afterEach(() => vi.useRealTimers())

test('M8: dates are judged by the service’s clock, which is asked once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2020, 0, 1) })
  const shop = await shopFor({ 'GET /fapi/server/time': { timestamp: '2026-11-23T12:00:00.000Z' } })
  await shop.press(clockWanted)
  await shop.press(clockWanted)
  expect(Date.now() + shop.see($clockLead)).toBe(Date.UTC(2026, 10, 23, 12))
  expect(shop.callsTo('GET /fapi/server/time')).toHaveLength(1)
})

test('M8: where the service does not say its time, the browser’s own counts', async () => {
  const shop = await shopFor({ 'GET /fapi/server/time': refuse(500, 'GEN500') })
  await shop.press(clockWanted)
  expect(shop.see($clockLead)).toBe(0)
})
