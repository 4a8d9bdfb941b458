import { aCard, aPrice } from '../../core/testing/a-product'
import { refuse } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import type { Stories, Story } from '../testing/story'

const search = 'GET /products/v2/search/productSearch'
const html = '<till-product-grid category="1100"></till-product-grid>'
const swatch = '/media/road-cobalt-side.svg'

const sale = aPrice(112, { lowOriginal: 140, highOriginal: 140, original: 140, percentagePriceDiscount: 20 })
const products = [
  aCard('A', { badge: 'Sale', eyebrow: 'Road running shoe', price: { ...sale, historicBestPrice: 140 } }),
  aCard('B', { badge: 'New', price: aPrice(112, { highCurrent: 140, highOriginal: 140 }) }),
  aCard('C', { looks: '2 colors', colors: ['cobalt', 'ember'].map(value => ({ value, label: value, swatch })) }),
  aCard('D', { available: false }),
  ...['E', 'F', 'G', 'H'].map(id => aCard(id)),
]
const sizes = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '11.5', '12', '13']
const facets = [
  { id: 'category', label: 'Category', values: [{ value: '1100', label: 'Road', count: 20 }] },
  {
    id: 'color',
    label: 'Color',
    values: ['Chalk', 'Cobalt', 'Ember'].map(label => ({ value: label.toLowerCase(), label, count: 9 })),
  },
  { id: 'size', label: 'Size', values: sizes.map(value => ({ value, label: `US ${value}`, count: 12 })) },
]

export const answerOf = (total: number) => ({
  total,
  start: 0,
  count: 16,
  category: { id: '1100', name: 'Road', slug: 'road' },
  products: products.slice(0, total),
  facets,
})

const story = (answer: object, markup = html): Story => ({
  html: markup,
  answers: { [search]: answer, 'GET /fapi/site/settings': siteSettings() },
})

export const stories: Stories = {
  'as it comes': story(answerOf(200)),
  'one page of products': story(answerOf(8)),
  'results of a search': story(answerOf(200), '<till-product-grid query="meridian"></till-product-grid>'),
  'in a narrow column': story(answerOf(200), `<div style="width: 240px">${html}</div>`),
  'nothing found': {
    html: '<till-product-grid query="wellington boots"></till-product-grid>',
    answers: {
      [search]: { total: 0, start: 0, count: 16, products: [], facets: [] },
      'GET /products/v2/catalog': {
        categories: ['Run', 'Trail', 'Apparel'].map((name, place) => ({
          ...{ id: `1${place}00`, name, slug: name.toLowerCase(), url: `/en-us/c/${name}`, total: 20 - place },
        })),
      },
      'GET /fapi/site/settings': siteSettings(),
    },
  },
  'a category that is not there': story(refuse(404, 'PLP400')),
  'the shop is down': story(refuse(500, 'GEN500')),
}
