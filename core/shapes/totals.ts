import { enums, type Infer, integer, number, string, type } from 'superstruct'

/** The fourteen sums of a cart or order in major units of `currency`, each counted by the service alone (http-contract.md). */
export const Totals = type({
  currency: string(),
  taxation: enums(['net', 'gross']),
  totalUnits: integer(),
  itemSubTotal: number(),
  itemTotal: number(),
  totalDiscount: number(),
  totalDiscountPercentage: number(),
  shipping: number(),
  tax: number(),
  taxAmount: number(),
  netAmount: number(),
  totalWithoutTax: number(),
  total: number(),
  appliedRewards: number(),
  remainingToPay: number(),
})
export type Totals = Infer<typeof Totals>
