import type { ListItem } from '../lists/contracts'

/** An item of a list: by default the shoe of `anItem`. */
export function aListItem(more: Partial<ListItem> = {}): ListItem {
  const { productId = 'TQ4407AB12' } = more
  return {
    itemId: 'listed-1',
    productId,
    upc: null,
    qty: 1,
    recipeId: null,
    name: 'Kestrel 2',
    image: '/pictures/kestrel-2.svg',
    pageUrl: `/en-us/p/kestrel-2-${productId}`,
    attributes: [],
    price: { currency: 'USD', original: 140, current: 112 },
    available: true,
    ...more,
  }
}
