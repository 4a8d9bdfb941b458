import { expect, it } from 'vitest'
import { aCard } from '../../testing/a-product'
import { noAnswer, shopFor } from '../../testing/shop-for'
import { $suggestions, suggestionsWanted } from './index'

const search = 'GET /products/v2/search/productSearch'
const answer = (...products: readonly object[]) => ({ total: 9, start: 0, count: 6, facets: [], products })

it('suggests the three most popular products that can be bought, and asks once', async () => {
  const shop = await shopFor({
    [search]: answer(aCard('A'), aCard('B', { available: false }), aCard('C'), aCard('D'), aCard('E')),
  })
  await shop.press(suggestionsWanted)
  await shop.press(suggestionsWanted)
  expect(shop.see($suggestions).map(({ id }) => id)).toEqual(['A', 'C', 'D'])
  expect(shop.callsTo(search)).toHaveLength(1)
})

it('suggests nothing where the service does not answer, and asks again', async () => {
  const shop = await shopFor({ [search]: noAnswer })
  await shop.press(suggestionsWanted)
  expect(shop.see($suggestions)).toEqual([])
  await shop.press(suggestionsWanted)
  expect(shop.callsTo(search).length).toBeGreaterThan(1)
})
