import { type Infer, integer, number, string, type } from 'superstruct'

/** All that a host page learns of an order: its number, how many things, and its sums in major units. */
export const PlacedOrder = type({
  orderNumber: string(),
  currency: string(),
  totalItemCount: integer(),
  totals: type({ itemTotal: number(), totalDiscount: number(), shipping: number(), tax: number(), total: number() }),
})
export type PlacedOrder = Infer<typeof PlacedOrder>
