/*
 * The part of Shopify's Storefront API that Buy Button uses: one product with one variant, and carts in memory. It answers
 * at once, so that only Buy Button's own work is measured.
 */

import { select } from './graphql-select.mjs'

/** On another origin than the page, as in reality. */
export const storefrontPort = 4482

const money = amount => ({ amount, currencyCode: 'USD' })
const connection = nodes => ({
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
})

const image = {
  id: 'gid://shopify/ProductImage/1',
  url: '/picture.svg',
  altText: 'Court shoe',
  width: 400,
  height: 400,
}
const price = money('129.0')

const variant = {
  __typename: 'ProductVariant',
  id: 'gid://shopify/ProductVariant/1',
  title: 'Default Title',
  price,
  weight: 1,
  availableForSale: true,
  sku: 'TQ4407',
  compareAtPrice: null,
  image,
  selectedOptions: [{ name: 'Title', value: 'Default Title' }],
  unitPrice: null,
  unitPriceMeasurement: null,
}

const product = {
  __typename: 'Product',
  id: 'gid://shopify/Product/1',
  availableForSale: true,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  publishedAt: '2026-01-01T00:00:00Z',
  descriptionHtml: '<p>A court shoe.</p>',
  description: 'A court shoe.',
  handle: 'court-shoe',
  productType: 'Shoes',
  title: 'Court shoe',
  vendor: 'Northlane',
  onlineStoreUrl: null,
  options: [{ id: 'gid://shopify/ProductOption/1', name: 'Title', values: ['Default Title'] }],
  images: connection([image]),
  variants: connection([variant]),
}

const carts = new Map()

export function answerStorefront({ query, variables = {} }) {
  return { data: select(query, everything(query, variables)) }
}

function everything(query, variables) {
  if (query.includes('cartCreate')) return { cartCreate: changed(open(variables.input?.lines)) }
  if (query.includes('cartLinesAdd')) return { cartLinesAdd: changed(add(cartOf(variables), variables.lines)) }
  const cart = carts.get(variables.id ?? variables.cartId)
  const shape = cart ? shapeOf(cart) : null
  return { cart: shape, node: shape ?? product, product }
}

const cartOf = ({ cartId }) => carts.get(cartId) ?? open()

function open(lines = []) {
  const cart = { id: `gid://shopify/Cart/${carts.size + 1}`, quantity: 0 }
  carts.set(cart.id, cart)
  return add(cart, lines)
}

function add(cart, lines) {
  cart.quantity += lines.reduce((sum, line) => sum + (line.quantity ?? 1), 0)
  return cart
}

const changed = cart => ({ userErrors: [], warnings: [], cart: shapeOf(cart) })

function shapeOf({ id, quantity }) {
  const total = money(String(129 * quantity))
  const cost = { totalAmount: total, subtotalAmount: total, checkoutChargeAmount: total }
  const line = {
    __typename: 'CartLine',
    id: 'gid://shopify/CartLine/1',
    merchandise: { ...variant, product },
    quantity,
    attributes: [],
    cost: { totalAmount: total, subtotalAmount: total, amountPerQuantity: price, compareAtAmountPerQuantity: null },
    discountAllocations: [],
    sellingPlanAllocation: null,
    parentRelationship: null,
  }
  return {
    __typename: 'Cart',
    id,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    lines: connection(quantity ? [line] : []),
    attributes: [],
    appliedGiftCards: [],
    cost: { ...cost, totalTaxAmount: null, totalDutyAmount: null, totalTaxAmountEstimated: false },
    checkoutUrl: 'http://localhost/checkout',
    discountAllocations: [],
    discountCodes: [],
    buyerIdentity: {
      countryCode: 'US',
      preferences: {},
      email: null,
      phone: null,
      customer: null,
      purchasingCompany: null,
    },
    deliveryGroups: connection([]),
    totalQuantity: quantity,
    note: '',
  }
}
