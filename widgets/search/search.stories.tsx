import { aCard, aPrice } from '../../core/testing/a-product'
import { siteSettings } from '../../core/testing/site-settings'
import type { Stories, Story } from '../testing/story'

const answer = {
  words: ['jacket', 'jackets'],
  categories: [{ id: '2300', name: 'Jackets', slug: 'jackets', url: '/en-us/c/jackets-2300', total: 12 }],
  products: [
    aCard('A', { eyebrow: 'Waterproof running shell' }),
    aCard('B', { price: aPrice(112, { highCurrent: 140, highOriginal: 140 }) }),
  ],
  total: 12,
}
const search = 'GET /products/v2/search/productSearch'
const found = { total: 2, start: 0, count: 16, facets: [], products: answer.products }

export const answers = {
  'GET /products/v2/search/autoSuggest': answer,
  'GET /fapi/site/settings': siteSettings(),
  [search]: found,
}

const story = (html: string, more: Story['answers'] = {}): Story => ({ html, answers: { ...answers, ...more } })

export const stories: Stories = {
  'as it comes': story('<till-search></till-search>'),
  'with a page of results': story('<till-search results-url="/results" label="Search the club shop"></till-search>'),
  'with a list of products below': story('<till-search></till-search><br><till-product-grid></till-product-grid>'),
  'in a narrow column': story('<div style="width: 180px"><till-search></till-search></div>'),
}
