import type { Inventory, Price, Product } from './contracts'

/** One price in its four ends. */
export function priceFixture(current: number, original = current): Price {
  return {
    lowCurrent: current,
    highCurrent: current,
    lowOriginal: original,
    highOriginal: original,
    current,
    original,
  }
}

/** A running shoe; cobalt is on sale, every other colour is not. */
export function productFixture(own: { colors?: string[]; sizes?: string[] } & Partial<Product> = {}): Product {
  const { colors = ['cobalt', 'ember'], sizes = ['8', '9'], ...more } = own
  const priceIn = (color: string) => (color === 'cobalt' ? priceFixture(112, 140) : priceFixture(140))
  const option = (value: string, label: string) => ({ id: value, value, label, available: true })
  return {
    id: 'TQ4407AB12',
    masterId: 'TQ4407',
    name: 'Meridian 2',
    slug: 'meridian-2',
    url: '/en-us/p/meridian-2-TQ4407AB12',
    eyebrow: 'Road running shoe',
    productType: 'physical',
    presale: false,
    isRobisOnly: false,
    notifyMe: false,
    currency: 'USD',
    price: { ...priceFixture(112, 140), highCurrent: 140 },
    details: [],
    attributes: [
      {
        type: 'color',
        label: 'Colour',
        options: colors.map(color => ({ ...option(color, color), swatch: `/media/road-${color}.svg` })),
      },
      { type: 'size', label: 'Size, US men', options: sizes.map(size => option(size, 'US ' + size)) },
    ],
    variants: colors.flatMap(color =>
      sizes.map(size => ({
        id: `TQ4407AB12-${color}-${size}`,
        upc: `upc-${color}-${size}`,
        attributes: [
          { type: 'color', value: color },
          { type: 'size', value: size },
        ],
        price: priceIn(color),
        productInventoryState: 'InStock' as const,
      })),
    ),
    images: colors.map(color => ({
      url: `/media/road-${color}.svg`,
      alt: `Meridian 2 in ${color}`,
      color,
      view: 'side',
    })),
    defaultColor: 'cobalt',
    categoryIds: ['100210'],
    ...more,
  }
}

/** The stock of a product: 20 of each variant but those named. */
export function inventoryFixture(product: Product, named: Readonly<Record<string, number>> = {}): Inventory {
  return {
    inventory: product.variants.map(({ upc }) => {
      const quantity = named[upc] ?? 20
      return { upc, quantity, stockStatus: quantity > 0 ? 'InStock' : 'OutOfStock' }
    }),
  }
}
