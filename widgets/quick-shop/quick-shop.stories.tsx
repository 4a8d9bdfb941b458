import { anInventory, aPrice, aProduct } from '../../core/testing/a-product'
import type { Product } from '../../core/catalogue/contracts'
import { aCart } from '../../core/testing/a-cart'
import { refuse } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import type { Stories, Story } from '../testing/story'

const html = '<till-quick-shop product="TQ4407AB12"></till-quick-shop>'
const details = 'GET /products/v2/products/:productId/details'
const asks = [['open', 'quick-shop', { product: 'TQ4407AB12' }]]

const shopWith = (more: Partial<Product> = {}, quantity = 20): NonNullable<Story['answers']> => ({
  [details]: aProduct(more),
  'GET /products/v2/products/:productId/inventory': anInventory(aProduct(more), quantity),
  'POST /cart/v1/cartWithItem': aCart(),
  'GET /fapi/site/settings': siteSettings(),
})

const onSale = aPrice(112, { lowOriginal: 140, highOriginal: 140, original: 140, historicBestPrice: 140 })
const variants = aProduct().variants

export const stories: Stories = {
  'as it comes': { html, answers: shopWith() },
  'around a page’s own link': {
    html: '<till-quick-shop product="TQ4407AB12"><a href="/en-us/p/kestrel-2-TQ4407AB12">Choose colour and size</a></till-quick-shop>',
    answers: shopWith(),
  },
  open: { html, asks, answers: shopWith() },
  'open, on sale': { html, asks, answers: shopWith({ variants: variants.map(each => ({ ...each, price: onSale })) }) },
  'open, the last ones': { html, asks, answers: shopWith({}, 1) },
  'open, sold out, with notify me': { html, asks, answers: shopWith({}, 0) },
  'open, a presale': { html, asks, answers: shopWith({ presale: true }) },
  'open, an unknown product': { html, asks, answers: { [details]: refuse(404, 'PLP400') } },
  'open, and the shop is down': { html, asks, answers: { [details]: refuse(500, 'GEN500') } },
}
