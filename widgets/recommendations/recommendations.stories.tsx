import { anInventory, aPrice } from '../../core/testing/a-product'
import { aRecommendation } from '../../core/testing/a-recommendation'
import { refuse } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import type { Stories, Story } from '../testing/story'

const ask = 'GET /products/v1/widgetRecommendations'
const html = '<till-recommendations for="TQ4407AB12"></till-recommendations>'
const sale = aPrice(112, { lowOriginal: 140, highOriginal: 140, original: 140, percentagePriceDiscount: 20 })

export const answerOf = (count: number) => ({
  kind: 'similar',
  recommendations: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'].slice(0, count).map((id, place) =>
    aRecommendation(id, {
      ...(place === 0 && { badge: 'Sale', price: sale }),
      ...(place % 2 === 0 && { rating: { average: 4.6, count: 212 } }),
    }),
  ),
})

export const answers = {
  [ask]: answerOf(12),
  'GET /products/v2/products/:productId/inventory': anInventory(),
  'GET /fapi/site/settings': siteSettings(),
}

const story = (markup = html, more: Story['answers'] = {}): Story => ({
  html: markup,
  answers: { ...answers, ...more },
})

export const stories: Stories = {
  'as it comes': story(),
  'three large cards': story('<till-recommendations for="TQ4407AB12" cards="3"></till-recommendations>'),
  'six cards': story('<till-recommendations for="TQ4407AB12" cards="6"></till-recommendations>'),
  'the search hub’s cards': story(
    '<till-recommendations cards="search-hub" heading="Runners look for"></till-recommendations>',
  ),
  'an upsell': story('<till-recommendations for="TQ4407AB12" kind="goes-with" stacked></till-recommendations>', {
    [ask]: { ...answerOf(3), kind: 'goes-with' },
  }),
  'the last ones': story(html, { 'GET /products/v2/products/:productId/inventory': anInventory(undefined, 1) }),
  'in a narrow column': story(`<div style="width: 240px">${html}</div>`),
  'nothing is recommended': story(html, { [ask]: answerOf(0) }),
  'the shop is down': story(html, { [ask]: refuse(500, 'GEN500') }),
}
