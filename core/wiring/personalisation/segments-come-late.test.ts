import '../session/shopper-is-known-by-name'
import { createEffect } from 'effector'
import { expect, it } from 'vitest'
import { tokenReceived } from '../../http/token'
import { $shopperFacts, segmentationShown } from '../../personalisation/segments'
import { settingsWanted } from '../../site/settings'
import { aToken } from '../../testing/a-token'
import { shopFor } from '../../testing/shop-for'
import { siteSettings } from '../../testing/site-settings'

it('K2: segments whose code comes after a shopper signed in know them', async () => {
  const shop = await shopFor({ 'GET /fapi/site/settings': siteSettings() })
  const answer = aToken({ consumerType: 'REGISTERED', memberId: 'NL1' })
  await shop.press(tokenReceived, { answer, now: Date.now() })
  await shop.press(settingsWanted)
  const waitFx = createEffect(async () => {})
  // After an effect that waited for another, effector still has the page's scope: new stores start with its values.
  const loadFx = createEffect(async () => {
    await waitFx()
    await import('./segments-know-the-shopper')
  })
  await shop.press(loadFx)
  await shop.press(segmentationShown, ['loyalty-loggedin'])
  expect(shop.see($shopperFacts)).toMatchObject({ roles: { isMember: true, isEmployee: false } })
})
