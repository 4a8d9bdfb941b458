import { expect, it } from 'vitest'
import { tokenReceived } from '../../http/token'
import { settingsWanted } from '../../site/settings'
import { aToken } from '../../testing/a-token'
import { shopFor } from '../../testing/shop-for'
import { siteSettings } from '../../testing/site-settings'
import { $mayTakePart } from './index'

it('G6, J11: whoever signed in on a page whose key alone says that it is a stranger’s does not take part', async () => {
  const settings = siteSettings({ trust: 'third-party' })
  const shop = await shopFor({ 'GET /fapi/site/settings': settings }, { config: { trust: 'first-party' } })
  await shop.press(settingsWanted)
  const as = (consumerType: 'GUEST' | 'REGISTERED') =>
    shop.press(tokenReceived, { answer: aToken({ consumerType }), now: Date.now() })
  await as('REGISTERED')
  expect(shop.see($mayTakePart)).toBe(false)
  await as('GUEST')
  expect(shop.see($mayTakePart)).toBe(true)
})
