import { enums, type Infer, integer, number, optional, string, type } from 'superstruct'
import { array } from './array'

/** The sums of a cart or order, in major units of `currency`. Only the service calculates them. */
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
  /** The difference from the original prices; absent from older orders. */
  saved: optional(number()),
  /** An order's tax by rate, as a fraction (0.0825); absent from carts and older orders. */
  taxes: optional(array(type({ rate: number(), net: number(), tax: number() }))),
})
export type Totals = Infer<typeof Totals>
