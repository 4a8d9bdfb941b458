import { type Infer, integer, number, string, type } from 'superstruct'

/** All that a host page learns of an order: number, item count, and totals in major units. */
export const PlacedOrder = type({
  orderNumber: string(),
  currency: string(),
  totalItemCount: integer(),
  totals: type({ itemTotal: number(), totalDiscount: number(), shipping: number(), tax: number(), total: number() }),
})
export type PlacedOrder = Infer<typeof PlacedOrder>
