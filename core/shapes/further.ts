import { boolean, enums, integer, nullable, number, string, type } from 'superstruct'

// What of a cart's lines, promotions and sums the microsite reads, and no widget (widgets/build/unread).

export const furtherOfItem = { masterId: string(), taxTotal: number(), isCustoms: boolean() }

export const furtherOfPrice = { priceAfterItemDiscount: number(), priceAfterOrderDiscount: number() }

export const furtherOfDelivery = {
  shippingMethod: nullable(
    type({ code: string(), label: string(), deliveryTime: string(), price: type({ amount: number() }) }),
  ),
}

export const furtherOfProductPromotion = { campaignId: string() }

export const furtherOfApproach = { promotionClass: enums(['ORDER', 'PRODUCT', 'SHIPPING']) }

export const furtherTotals = {
  totalUnits: integer(),
  itemSubTotal: number(),
  totalDiscount: number(),
  totalDiscountPercentage: number(),
  taxAmount: number(),
  netAmount: number(),
  totalWithoutTax: number(),
  appliedRewards: number(),
}
