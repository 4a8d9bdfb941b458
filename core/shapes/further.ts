import { boolean, integer, number, string } from 'superstruct'

// What of a cart's lines and sums the microsite reads, and no widget (widgets/build/unread).

export const furtherOfItem = { masterId: string(), taxTotal: number(), isCustoms: boolean() }

export const furtherOfPrice = { priceAfterItemDiscount: number(), priceAfterOrderDiscount: number() }

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
