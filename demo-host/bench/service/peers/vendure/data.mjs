const quoted = text => `"${String(text).replaceAll('"', '""')}"`

const HEAD = [
  ...['name', 'slug', 'description', 'assets', 'facets', 'optionGroups', 'optionValues', 'sku', 'price'],
  ...['taxCategory', 'stockOnHand', 'trackInventory', 'variantAssets', 'variantFacets'],
]

/** Our products as the table that Vendure imports: a row for each variant, what all of them share in the first. */
export function productsCsv(products) {
  const rows = products.flatMap(product => {
    const facets = [...product.categories.map(name => `category:${name}`), `kind:${product.kind}`].join('|')
    const own = [product.name, product.slug, product.description, '', facets, product.options.join('|')]
    return product.variants.map(({ sku, price, values }, index) => [
      ...(index === 0 ? own : own.map(() => '')),
      ...[values.join('|'), sku, price.toFixed(2), 'standard', 1_000_000, 'false', ''],
      product.options.map((option, index) => `${option.toLowerCase()}:${values[index]}`).join('|'),
    ])
  })
  return [HEAD, ...rows].map(row => row.map(quoted).join(',')).join('\n')
}

/** The initial data of a new Vendure: its own, cut to one zone, and our categories. */
export const initialData = products => ({
  defaultLanguage: 'en',
  defaultZone: 'Americas',
  roles: [],
  countries: [
    { name: 'United States of America', code: 'US', zone: 'Americas' },
    { name: 'Canada', code: 'CA', zone: 'Americas' },
  ],
  taxRates: [
    { name: 'Standard Tax', percentage: 20 },
    { name: 'Reduced Tax', percentage: 10 },
    { name: 'Zero Tax', percentage: 0 },
  ],
  shippingMethods: [
    { name: 'Standard Shipping', price: 500 },
    { name: 'Express Shipping', price: 1000 },
  ],
  paymentMethods: [],
  collections: [...new Set(products.flatMap(({ categories }) => categories))].map(name => ({
    name,
    filters: [{ code: 'facet-value-filter', args: { facetValueNames: [name], containsAny: false } }],
  })),
})

const day = 86_400_000
const over = amount => ({
  code: 'minimum_order_amount',
  arguments: [
    { name: 'amount', value: String(amount) },
    { name: 'taxInclusive', value: 'false' },
  ],
})
const fiftyOff = { code: 'order_fixed_discount', arguments: [{ name: 'discount', value: '5000' }] }
const tenPercent = { code: 'order_percentage_discount', arguments: [{ name: 'discount', value: '10' }] }
const freeShipping = { code: 'free_shipping', arguments: [] }
const promotion = (name, action, more = {}) => ({
  enabled: true,
  conditions: [],
  actions: [action],
  translations: [{ languageCode: 'en', name, description: '' }],
  ...more,
})
const coupon = (couponCode, action, more = {}) => promotion(couponCode, action, { couponCode, ...more })

/** Our sandbox's promotions that Vendure has a word for; those by category, for members and with gifts it is spared. */
export const promotions = [
  promotion('Kit out and save', fiftyOff, { conditions: [over(50_000)] }),
  promotion('Free standard delivery', freeShipping, { conditions: [over(10_000)] }),
  coupon('WELCOME10', tenPercent),
  coupon('ONCE', tenPercent, { perCustomerUsageLimit: 1 }),
  coupon('EXPIRED', tenPercent, { endsAt: new Date(Date.now() - 7 * day) }),
  coupon('SOON', tenPercent, { startsAt: new Date(Date.now() + 40 * day) }),
  coupon('LIMITED', tenPercent, { usageLimit: 100 }),
  coupon('SHIPFREE', freeShipping),
]
