import type { Inventory, Price, Product, Variant } from '../catalogue/contracts'
import type { ProductCard } from '../catalogue/search/contracts'

/** A price without sale or range. */
export function aPrice(current = 140, more: Partial<Price> = {}): Price {
  return {
    lowOriginal: current,
    highOriginal: current,
    lowCurrent: current,
    highCurrent: current,
    original: current,
    current,
    ...more,
  }
}

/** A variant of one colour and size. */
export function aVariant(color: string, size: string, more: Partial<Variant> = {}): Variant {
  return {
    id: `TQ4407AB12-${color}-${size}`,
    upc: `upc-${color}-${size}`,
    attributes: [
      { type: 'color', value: color },
      { type: 'size', value: size },
    ],
    price: aPrice(),
    productInventoryState: 'InStock',
    notifyMe: true,
    ...more,
  }
}

/** A running shoe in two colours and two sizes unless told otherwise. */
export function aProduct(more: Partial<Product> = {}): Product {
  return {
    id: 'TQ4407AB12',
    masterId: 'TQ4407',
    name: 'Kestrel 2',
    slug: 'kestrel-2',
    url: '/en-us/p/kestrel-2-TQ4407AB12',
    eyebrow: 'Road running shoe',
    presale: false,
    isRobisOnly: false,
    notifyMe: true,
    currency: 'USD',
    price: aPrice(),
    details: [],
    attributes: [
      {
        type: 'color',
        label: 'Colour',
        options: ['cobalt', 'ember'].map(value => ({ id: value, value, label: value, available: true })),
      },
      {
        type: 'size',
        label: 'Size',
        options: ['9', '10'].map(value => ({ id: value, value, label: `US ${value}`, available: true })),
      },
    ],
    variants: ['cobalt', 'ember'].flatMap(color => ['9', '10'].map(size => aVariant(color, size))),
    images: [{ url: '/pictures/kestrel-2.svg', alt: 'Kestrel 2 in cobalt', color: 'cobalt', view: 'side' }],
    defaultColor: 'cobalt',
    categoryIds: ['100100'],
    ...more,
  }
}

/** The stock of a product's variants: five of each unless told otherwise. */
export function anInventory(product: Product = aProduct(), quantity = 5): Inventory {
  return {
    inventory: product.variants.map(({ upc }) => ({
      upc,
      quantity,
      stockStatus: quantity > 0 ? 'InStock' : 'OutOfStock',
    })),
  }
}

/** A product as listings show it. */
export function aCard(id: string, more: Partial<ProductCard> = {}): ProductCard {
  return {
    id,
    masterId: id,
    name: `Kestrel ${id}`,
    url: `/en-us/p/kestrel-${id}`,
    image: '/pictures/kestrel-2.svg',
    currency: 'USD',
    price: aPrice(),
    colors: [],
    available: true,
    ...more,
  }
}
