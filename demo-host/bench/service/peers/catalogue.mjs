import { call } from '../../../faults/shopper.mjs'
import { untilFound } from '../until-found.mjs'

const PRODUCTS = 20

/** What is searched for; each word finds something in these products. */
export const words = ['cap', 'sunglasses', 'bottle', 'night', 'beanie', 'band', 'light', 'bag']

/**
 * Leaves twenty products in our catalogue: accessories with few variants each, in a peer's favour, since Vendure's search
 * has a row for every variant and its product detail reads every one.
 */
export async function leaveTwenty(query) {
  const chosen = await query(
    `select products.id from products join variants on variants.product_id = products.id
     where tax_class = 'accessory' and not gift_with_purchase
     group by products.id order by count(*), products.id limit $1`,
    [PRODUCTS],
  )
  const tables = { search_words: 'product_id', prices: 'product_id', variants: 'product_id', products: 'id' }
  for (const [table, key] of Object.entries(tables))
    await query(`delete from ${table} where not ${key} = any($1)`, [chosen.map(({ id }) => id)])
  await query('update stock set on_hand = 1000000')
  for (const table of [...Object.keys(tables), 'stock']) await query(`analyze ${table}`)
}

/** The products as our shop tells them, to be sold by a peer too. */
export async function readProducts(origin) {
  await untilFound(origin, total => total === PRODUCTS)
  const { body } = await call(origin, 'GET', '/products/v2/search/productSearch?count=100&lang=en')
  if (body.products.length !== PRODUCTS) throw new Error(`Our catalogue has ${body.products.length} products`)
  const categories = new Map(
    body.facets.find(({ id }) => id === 'category').values.map(({ value, label }) => [value, label]),
  )
  const details = body.products.map(({ id }) => call(origin, 'GET', `/products/v2/products/${id}/details?lang=en`))
  return (await Promise.all(details)).map(({ body: product }) => ({
    id: product.id,
    slug: product.slug,
    name: product.name,
    kind: product.eyebrow,
    description: product.description,
    categories: product.categoryIds.map(id => categories.get(id)).filter(Boolean),
    options: product.attributes.map(({ label }) => label),
    variants: product.variants.map(({ upc, price, attributes }) => ({
      sku: upc,
      price: price.current,
      values: attributes.map(({ type, value }) => labelOf(product, type, value)),
    })),
  }))
}

const labelOf = (product, type, value) =>
  product.attributes.find(attribute => attribute.type === type).options.find(option => option.value === value).label

/** The eight dearest variants: two each of three of them, and the promotion for orders over 500 applies. */
export const dearest = products =>
  products
    .flatMap(({ id, variants }) => variants.map(({ sku, price }) => ({ productId: id, sku, price })))
    .sort((one, other) => other.price - one.price || one.sku.localeCompare(other.sku))
    .slice(0, 8)
