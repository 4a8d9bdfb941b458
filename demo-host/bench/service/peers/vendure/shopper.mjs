import { connectTo } from '../load.mjs'
import { queries } from './queries.mjs'

/** Vendure's shop, called over its GraphQL API. */
export function vendureShopper(origin) {
  const { send, hangUp } = connectTo(origin)
  const ask = async (query, variables = {}, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const answer = await send('POST', '/shop-api', { headers, body: { query, variables } })
    const isRefused = answer.text.includes('"errors":') || answer.text.includes('"errorCode":')
    if (isRefused) throw new Error(`Vendure refused a call: ${answer.text.slice(0, 500)}`)
    return answer
  }
  const textOf = async (...args) => (await ask(...args)).text
  const ids = new Map()
  return {
    /** Learns Vendure's ids of what our shop sells. */
    learn: async products => {
      for (const { slug } of products) {
        const { data } = JSON.parse(await textOf(queries.product, { slug }))
        for (const { id, sku } of data.product.variants) ids.set(sku, id)
      }
    },
    newCart: async ({ sku }) => {
      const { headers } = await ask(queries.add, { id: ids.get(sku) })
      return { token: headers['vendure-auth-token'] }
    },
    add: ({ token }, { sku }) => textOf(queries.add, { id: ids.get(sku) }, token),
    read: ({ token }) => textOf(queries.read, {}, token),
    product: ({ slug }) => textOf(queries.product, { slug }),
    search: term => textOf(queries.search, { term }),
    cartFacts: text => {
      const { lines, totalQuantity, discounts } = JSON.parse(text).data.activeOrder
      return {
        lines: lines.length,
        units: totalQuantity,
        worth: lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
        isDiscounted: discounts.length > 0,
      }
    },
    productFacts: text => {
      const { slug, variants } = JSON.parse(text).data.product
      return { slug, variants: variants.length }
    },
    found: text => JSON.parse(text).data.search.totalItems,
    hangUp,
  }
}
