import { enums, type Infer, integer, number, optional, string, type } from 'superstruct'

/** The fourteen sums of a cart or order in major units of `currency`, each counted by the service alone (http-contract.md). */
export const Totals = type({
  currency: string(),
  taxation: enums(['net', 'gross']),
  itemTotal: number(),
  shipping: number(),
  tax: number(),
  total: number(),
  remainingToPay: number(),
  totalUnits: integer(),
  itemSubTotal: number(),
  totalDiscount: number(),
  totalDiscountPercentage: number(),
  taxAmount: number(),
  netAmount: number(),
  totalWithoutTax: number(),
  appliedRewards: number(),
  /** How much less the goods cost than their original prices; absent on orders that are older than it. */
  saved: optional(number()),
})
export type Totals = Infer<typeof Totals>
