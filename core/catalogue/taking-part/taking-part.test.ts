import { expect, it } from 'vitest'
import { tokenForgotten, tokenReceived } from '../../http/token'
import { save } from '../../runtime/storage'
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

it('G6, G7: whoever had signed in before reviews came on a page of another site reads only, until they sign out', async () => {
  save('pk_before', 'session', 1, { login: true, accessExpiry: Date.now() + 60_000, employee: false })
  const shop = await shopFor({}, { config: { key: 'pk_before', trust: 'third-party' } })
  expect(shop.see($mayTakePart)).toBe(false)
  await shop.press(tokenForgotten)
  expect(shop.see($mayTakePart)).toBe(true)
})

it('A9: an associate does not take part on their next page either, before its first token or where reviews come after it', async () => {
  save('pk_in_store', 'session', 1, { login: true, accessExpiry: 0, employee: true, isAssociate: true })
  const shop = await shopFor({}, { config: { key: 'pk_in_store' } })
  expect(shop.see($mayTakePart)).toBe(false)
})
