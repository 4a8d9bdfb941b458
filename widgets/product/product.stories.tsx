import type { Product } from '../../core/catalogue'
import { aCart } from '../../core/testing/a-cart'
import { aCard, anInventory, aPrice, aProduct } from '../../core/testing/a-product'
import { refuse } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import type { FixedAnswer, Stories } from '../testing/story'

const DETAILS = 'GET /products/v2/products/:productId/details'
const html = '<till-product product="TQ4407AB12"></till-product>'

const view = (color: string, name: string) => ({
  url: `/pictures/kestrel-2.svg?${color}-${name}`,
  alt: `Kestrel 2 in ${color}, from the ${name}`,
  color,
  view: name,
})

export const details = [
  { id: 'features', label: 'Features', expanded: true, data: ['Weighs 252 g in US 9', '8 mm drop'] },
  { id: 'materials', label: 'Materials', expanded: false, data: ['Upper of recycled polyester'] },
  {
    id: 'sizes',
    label: 'Size guide',
    expanded: false,
    data: ['US 9 · UK 8 · EU 42.5 · 27 cm', 'US 9.5 · UK 8.5 · EU 43 · 27.5 cm', 'US 10 · UK 9 · EU 44 · 28 cm'],
  },
]

/** A shoe with all that a product can have. */
export const aShoe = (more: Partial<Product> = {}) =>
  aProduct({
    badge: 'New',
    description: 'Softer under the heel, quicker off the toe.',
    sizeChart: 'footwear',
    details,
    images: ['cobalt', 'ember'].flatMap(color => ['side', 'front', 'sole'].map(name => view(color, name))),
    ...more,
  })

/** What a shop answers that has this product, and one set with it. */
export const shopWith = (product: Product, quantity = 20): Readonly<Record<string, FixedAnswer>> => ({
  [DETAILS]: product,
  'GET /products/v2/products/:productId/inventory': anInventory(product, quantity),
  'GET /products/v1/products/:productId/productSets': { productSets: [] },
  'GET /fapi/site/settings': siteSettings(),
  'GET /fapi/components/:component': refuse(404, 'API404'),
  'POST /cart/v1/cartWithItem': aCart(),
  'POST /cart/v1/item': aCart(),
})

export const setWith = (...ids: readonly string[]) => ({
  id: 'SET1',
  name: 'The first mile',
  description: 'The daily shoe, and what we would wear with it.',
  products: ids.map(id => aCard(id)),
})

const sale = aPrice(112, { lowOriginal: 140, highOriginal: 140, original: 140, historicBestPrice: 130 })
const shoe = aShoe()

export const stories: Stories = {
  'as it comes': { html, answers: shopWith(shoe) },
  'on sale': {
    html,
    answers: shopWith(aShoe({ badge: 'Sale', variants: shoe.variants.map(each => ({ ...each, price: sale })) })),
  },
  'in a narrow column': { html: `<div style="width: 280px">${html}</div>`, answers: shopWith(shoe) },
  'the last ones': { html, answers: shopWith(shoe, 2) },
  'sold out, with notify me': { html, answers: shopWith(shoe, 0) },
  'a presale': { html, answers: shopWith(aShoe({ presale: true })) },
  'with a set': {
    html,
    answers: {
      ...shopWith(shoe),
      'GET /products/v1/products/:productId/productSets': { productSets: [{ id: 'SET1', name: 'The first mile' }] },
      'GET /products/v2/products/:productSetId/productSet': setWith('TQ4407AB12', 'TE0000MN01', 'SK0000UN01'),
    },
  },
  'two of them': {
    html: '<div><till-product product="TQ4407AB12" no-sets></till-product><till-product product="TQ4407AB13" no-sets></till-product></div>',
    answers: shopWith(shoe),
  },
  'the name alone': { html, answers: shopWith(aProduct({ eyebrow: null, images: [], notifyMe: false })) },
  'no longer sold': { html, answers: { [DETAILS]: refuse(404, 'PLP400') } },
  'the shop is down': { html, answers: { [DETAILS]: refuse(500, 'GEN500') } },
}
