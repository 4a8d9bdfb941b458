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
  /** How much less the goods cost than their original prices; absent on orders that are older than it. */
  saved: optional(number()),
  /** An order's tax by rate, a part of one (0.0825); absent on carts, and on orders that are older than it. */
  taxes: optional(array(type({ rate: number(), net: number(), tax: number() }))),
})
export type Totals = Infer<typeof Totals>
