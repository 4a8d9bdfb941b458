import { expect, test } from 'vitest'
import { consentGiven } from '../consent'
import { isSampled } from '../site/sampled'
import { raw, shopFor } from '../testing/shop-for'
import '../wiring/reports/performance-needs-consent'
import { measured, pageLeft } from './index'

const ingest = 'POST /fapi/performance/ingest'
const checkout = { path: '/en-us/checkout/billing', description: 'Northlane checkout' }

async function measuredShop(answer: unknown = raw(204, '')) {
  const shop = await shopFor({ [ingest]: answer })
  await shop.press(measured, { name: 'LCP', value: 812.5 })
  await shop.press(measured, { name: 'CLS', value: 0 })
  return shop
}

test('M3: how fast a page was is reported when it is left, by the kind of page and with nobody’s name', async () => {
  const shop = await measuredShop()
  await shop.press(consentGiven, { performance: true })
  await shop.press(pageLeft, checkout)
  const [call, ...more] = shop.callsTo(ingest)
  expect(call?.body).toEqual({
    page: 'checkout',
    measures: [
      { name: 'LCP', value: 812.5 },
      { name: 'CLS', value: 0 },
    ],
  })
  expect(call?.headers).not.toHaveProperty('authorization')
  expect(more).toEqual([])
})

test('M3: a page that is left again reports only what has changed since, once', async () => {
  const shop = await measuredShop()
  await shop.press(consentGiven, { performance: true })
  await shop.press(pageLeft, checkout)
  await shop.press(pageLeft, checkout)
  await shop.press(measured, { name: 'CLS', value: 0.02 })
  await shop.press(pageLeft, { path: '/en-us/p/x', description: 'This page is not available' })
  expect(shop.callsTo(ingest).map(({ body }) => body)).toMatchObject([
    { page: 'checkout' },
    { page: 'error', measures: [{ name: 'CLS', value: 0.02 }] },
  ])
})

test('M3: nothing is reported without consent to measurement, or after it was taken back', async () => {
  const shop = await measuredShop()
  await shop.press(pageLeft, checkout)
  await shop.press(consentGiven, { performance: true })
  await shop.press(consentGiven, { performance: false })
  await shop.press(pageLeft, checkout)
  expect(shop.calls).toEqual([])
})

test('M3: a report that is refused is not sent again', async () => {
  const shop = await measuredShop(raw(500, ''))
  await shop.press(consentGiven, { performance: true })
  await shop.press(pageLeft, checkout)
  await shop.press(pageLeft, checkout)
  expect(shop.callsTo(ingest)).toHaveLength(1)
})

test('M3: one page view in ten is measured unless the shop says otherwise', async () => {
  const { config } = await shopFor()
  expect([isSampled(config, 0.09), isSampled(config, 0.1)]).toEqual([true, false])
  expect(isSampled({ ...config, sampling: 0 }, 0)).toBe(false)
  expect(isSampled({ ...config, sampling: 1 }, 0.999)).toBe(true)
})
