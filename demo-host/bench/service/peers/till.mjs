import { headersOf } from '../../../faults/shopper.mjs'
import { connectTo } from './load.mjs'

/** Our own service, called as the peers are. */
export function tillShopper(origin) {
  const { send, hangUp } = connectTo(origin)
  const ask = async (method, path, { token, body } = {}) =>
    (await send(method, path, { headers: headersOf(origin, token), body })).text
  return {
    newCart: async ({ productId, sku }) => {
      const { accessToken: token } = JSON.parse(await ask('POST', '/token/v2/auth/token', { body: { type: 'Guest' } }))
      const body = { productId, upc: sku, qty: 2 }
      return { token, id: JSON.parse(await ask('POST', '/cart/v1/cartWithItem', { token, body })).basketId }
    },
    add: ({ token, id }, { productId, sku }) =>
      ask('POST', '/cart/v1/item', { token, body: { cartId: id, productId, upc: sku, qty: 2 } }),
    read: ({ token, id }) => ask('GET', `/cart/v1/cart/${id}?lang=en`, { token }),
    product: ({ id }) => ask('GET', `/products/v2/products/${id}/details?lang=en`),
    search: word => ask('GET', `/products/v2/search/productSearch?q=${word}&count=20&lang=en`),
    /** What a cart, a product and a search came to, to be compared with a peer's. */
    cartFacts: text => {
      const { items, totals } = JSON.parse(text)
      return {
        lines: items.length,
        units: items.reduce((sum, { qty }) => sum + qty, 0),
        worth: items.reduce((sum, { qty, price }) => sum + Math.round(price.current * 100) * qty, 0),
        isDiscounted: totals.totalDiscount >= 50,
      }
    },
    productFacts: text => {
      const { slug, variants } = JSON.parse(text)
      return { slug, variants: variants.length }
    },
    found: text => JSON.parse(text).total,
    hangUp,
  }
}
