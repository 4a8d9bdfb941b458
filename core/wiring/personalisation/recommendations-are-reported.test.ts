import './recommendations-are-reported'
import { expect, it } from 'vitest'
import { recommendationChosen, shelfShown } from '../../catalogue/recommendations'
import { consentGiven } from '../../consent'
import { settingsWanted } from '../../site/settings'
import { decidedAs } from '../../testing/a-decision'
import { aRecommendation } from '../../testing/a-recommendation'
import { shopFor } from '../../testing/shop-for'
import { siteSettings } from '../../testing/site-settings'

const DECIDE = 'POST /api/engine/v1/decide/:brand'
const shelf = { key: 'a', kind: 'similar', productId: 'TQ4407AB12', count: 12 }

async function aShop(targeting: boolean) {
  const shop = await shopFor({
    [DECIDE]: decidedAs({}),
    'GET /fapi/site/settings': siteSettings({ brand: 'northlane' }),
    'GET /products/v1/widgetRecommendations': { kind: 'similar', recommendations: [aRecommendation('A')] },
  })
  await shop.press(settingsWanted)
  await shop.press(shelfShown, shelf)
  await shop.press(consentGiven, { targeting })
  return shop
}

it('K1: the engine hears which recommendation was followed, by its token', async () => {
  const shop = await aShop(true)
  await shop.press(recommendationChosen, { key: 'a', productId: 'A' })
  await shop.press(recommendationChosen, { key: 'a', productId: 'nobody’s' })
  expect(shop.callsTo(DECIDE).map(({ body }) => body)).toEqual([
    {
      channel: 'ECOMM',
      events: [{ eventType: 'monetate:record:RecClicks', recClicks: ['similar.kind.TQ4407AB12.A'] }],
    },
  ])
})

it('K3: it receives nothing of that without consent to targeting', async () => {
  const shop = await aShop(false)
  await shop.press(recommendationChosen, { key: 'a', productId: 'A' })
  expect(shop.callsTo(DECIDE)).toEqual([])
})
