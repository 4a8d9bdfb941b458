import { expect, it, vi } from 'vitest'
import { tracked } from '../../core/analytics'
import { cookieChanged } from '../../core/consent/granted'
import { shopFor } from '../../core/testing/shop-for'
import { queueEvents } from './shop-events'

const view = { event: 'view_cart', ecommerce: { items: [] } } as const
const page = { cookie: 'OptanonConsent=groups=C0001%3A1%2CC0002%3A0' }

it('K3: a page in Europe learns of commerce once its consent cookie grants measurement, and until it does not', async () => {
  vi.stubGlobal(
    'HTMLDocument',
    class {
      querySelectorAll() {
        return []
      }
    },
  )
  vi.stubGlobal('Element', class {})
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('document', page)
  const shop = await shopFor({}, { config: { locale: 'fr-FR', sampling: 0 } })
  const { publishersOf } = await import('./publishers')
  const told: unknown[] = []
  const publish = (name: string, detail: unknown) => void (name === 'analytics' && told.push(detail))
  await queueEvents(shop.scope, async () => publishersOf(shop.scope, publish, async () => {})).publishQueued()
  await shop.press(tracked, view)
  expect(told).toEqual([])
  page.cookie = 'OptanonConsent=groups=C0001%3A1%2CC0002%3A1'
  await shop.press(cookieChanged)
  await vi.waitFor(async () => {
    await shop.press(tracked, view)
    expect(told.length).toBeGreaterThan(0)
  })
  const before = told.length
  page.cookie = 'OptanonConsent=groups=C0001%3A1%2CC0002%3A0'
  await shop.press(cookieChanged)
  await shop.press(tracked, view)
  expect(told).toHaveLength(before)
})
