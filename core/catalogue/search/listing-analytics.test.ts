import '../../wiring/analytics/follow-listings'
import '../../wiring/analytics/need-consent'
import { createStore } from 'effector'
import { expect, it } from 'vitest'
import { type AnalyticsEvent, published } from '../../analytics'
import { consentGiven } from '../../consent'
import { aCard } from '../../testing/a-product'
import { type Call, shopFor } from '../../testing/shop-for'
import { listingShown, pageChosen, productChosen } from './index'

const search = 'GET /products/v2/search/productSearch'

const $received = createStore<readonly AnalyticsEvent[]>([]).on(published, (received, event) => [...received, event])

const answer = ({ query }: Call) => ({
  total: 4,
  start: Number(query['start']),
  count: 2,
  category: query['categoryId'] ? { id: '1100', name: 'Road', slug: 'road' } : null,
  facets: [],
  products: query['q'] === 'nothing' ? [] : ['A', 'B'].map(id => aCard(`${id}${query['start']}`)),
})

async function shown(wanted: { category?: string; query?: string }) {
  const shop = await shopFor({ [search]: answer })
  await shop.press(consentGiven, { performance: true })
  const whole = { category: '', query: '', sort: '', pageSize: 2, ...wanted }
  await shop.press(listingShown, { key: 'a', options: whole, isInAddress: false })
  return { ...shop, heard: () => shop.see($received) }
}

it('M4: each page of a list is reported, and what is chosen of it, by its place in the whole list', async () => {
  const shop = await shown({ category: '1100' })
  await shop.press(pageChosen, { key: 'a', page: 2 })
  await shop.press(productChosen, { key: 'a', productId: 'B2' })
  const list = { item_list_id: '1100', item_list_name: 'Road', currency: 'USD' }
  expect(shop.heard()).toMatchObject([
    {
      event: 'view_item_list',
      ecommerce: {
        ...list,
        items: [
          { item_id: 'A0', index: 0 },
          { item_id: 'B0', index: 1 },
        ],
      },
    },
    {
      event: 'view_item_list',
      ecommerce: {
        ...list,
        items: [
          { item_id: 'A2', index: 2 },
          { item_id: 'B2', index: 3 },
        ],
      },
    },
    { event: 'select_item', ecommerce: { ...list, items: [{ item_id: 'B2', index: 3 }] } },
  ])
})

it('M4: a page that another one has overtaken is not reported', async () => {
  const shop = await shown({ category: '1100' })
  const second = shop.press(pageChosen, { key: 'a', page: 2 })
  await Promise.all([second, shop.press(pageChosen, { key: 'a', page: 1 })])
  expect(shop.heard().map(({ ecommerce }) => ecommerce.items[0]?.item_id)).toEqual(['A0', 'A0'])
})

it('M4: results are reported with what was searched for, and nothing where nothing was found', async () => {
  const found = await shown({ query: 'jacket' })
  expect(found.heard()[0]?.ecommerce).toMatchObject({ item_list_id: 'search', item_list_name: 'jacket' })
  expect((await shown({ query: 'nothing' })).heard()).toEqual([])
})
