import { aCart, anItem } from '../../core/testing/a-cart'
import { aCard } from '../../core/testing/a-product'
import { refuse } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import type { Stories } from '../testing/story'

const socks = anItem({ id: 'item-2', productId: 'TQ4407AB13', name: 'Crew socks', qty: 2, maxQty: 3 })
const cart = aCart({ items: [anItem(), socks] })
const search = 'GET /products/v2/search/productSearch'
const popular = { total: 3, start: 0, count: 6, facets: [], products: ['A', 'B', 'C'].map(id => aCard(id)) }
const open = [['open', 'mini-cart']]

export const stories: Stories = {
  'as it comes': '<till-mini-cart></till-mini-cart>',
  'with a fallback for pages without script': '<till-mini-cart><a href="/en-us/cart">Bag</a></till-mini-cart>',
  'with a picture of the page’s own':
    '<till-mini-cart><svg slot="icon" width="20" height="20" viewBox="0 0 20 20"><circle cx="10" cy="10" r="8" fill="none" stroke="currentColor"/></svg></till-mini-cart>',
  'opened by another button':
    '<till-mini-cart no-button></till-mini-cart><button type="button" data-till-open="mini-cart">Show the bag</button>',
  'with things in it': { html: '<till-mini-cart></till-mini-cart>', cart },
  'open, with things in it': {
    html: '<till-mini-cart></till-mini-cart>',
    cart,
    asks: open,
    answers: { 'GET /wishlists/v2/saveForLater': { saveForLaterId: null, items: [] } },
  },
  'open and empty': {
    html: '<till-mini-cart shop-url="/en-us"></till-mini-cart>',
    asks: open,
    answers: { [search]: popular, 'GET /fapi/site/settings': siteSettings() },
  },
  'open, and the shop is down': {
    html: '<till-mini-cart></till-mini-cart>',
    cart,
    asks: open,
    answers: { 'GET /cart/v1/cart/:basketId': refuse(500, 'GEN500') },
  },
}
