import type { Cart } from '../shapes/cart'
import type { CartItem } from '../shapes/cart-item'
import type { Totals } from '../shapes/totals'

/** A line of a cart: one running shoe at 112.00 unless told otherwise. */
export function anItem(more: Partial<CartItem> = {}): CartItem {
  const { qty = 1, id = 'item-1', productId = 'TQ4407AB12' } = more
  return {
    id,
    productId,
    masterId: productId.slice(0, 6),
    upc: `upc-${id}`,
    qty,
    maxQty: 10,
    recipeId: null,
    name: 'Kestrel 2',
    slug: 'kestrel-2',
    image: '/pictures/kestrel-2.svg',
    pdpUrl: `/en-us/p/kestrel-2-${productId}`,
    attributes: [
      { type: 'color', label: 'Colour', value: 'Cobalt' },
      { type: 'size', label: 'Size', value: 'US 9' },
    ],
    price: {
      currency: 'USD',
      original: 140,
      current: 112,
      rowOriginal: 140 * qty,
      rowTotal: 112 * qty,
      priceAfterItemDiscount: 112 * qty,
      priceAfterOrderDiscount: 112 * qty,
    },
    taxTotal: 0,
    bonus: false,
    isCustoms: false,
    isDigitalProduct: false,
    giftOption: null,
    shippingOptions: { selected: 'home', available: ['home', 'pickup'], shippingMethod: null, storeInfo: null },
    productPromotions: [],
    ...more,
  }
}

/** The sums of a cart whose total is that of its lines. */
export function someTotals(items: readonly CartItem[], more: Partial<Totals> = {}): Totals {
  const total = items.reduce((sum, item) => sum + item.price.rowTotal, 0)
  return {
    currency: 'USD',
    taxation: 'net',
    totalUnits: items.reduce((sum, item) => sum + item.qty, 0),
    itemSubTotal: total,
    itemTotal: total,
    totalDiscount: 0,
    totalDiscountPercentage: 0,
    shipping: 0,
    tax: 0,
    taxAmount: 0,
    netAmount: total,
    totalWithoutTax: total,
    total,
    appliedRewards: 0,
    remainingToPay: total,
    ...more,
  }
}

/** A cart with one line unless told otherwise. */
export function aCart(more: Partial<Cart> = {}): Cart {
  const items = more.items ?? [anItem()]
  return {
    basketId: 'basket-1',
    currency: 'USD',
    totalItemCount: items.reduce((sum, item) => sum + item.qty, 0),
    items,
    coupon: null,
    couponItems: [],
    shippingMethods: [{ shippingId: 'ship-1', applicableShippingMethods: [] }],
    shippingAddress: [],
    billingAddress: null,
    payment_instruments: [],
    reward: null,
    orderPromotions: [],
    promoSummary: [],
    approachingPromotions: [],
    flash: [],
    customerNotifications: [],
    priceAdjustments: [],
    totals: someTotals(items),
    ...more,
  }
}
