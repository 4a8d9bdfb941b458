import { enums, type Infer, number, string, type } from 'superstruct'
import { furtherTotals } from './further'

/** The fourteen sums of a cart or order in major units of `currency`, each counted by the service alone (http-contract.md). */
export const Totals = type({
  currency: string(),
  taxation: enums(['net', 'gross']),
  itemTotal: number(),
  shipping: number(),
  tax: number(),
  total: number(),
  remainingToPay: number(),
  ...furtherTotals,
})
export type Totals = Infer<typeof Totals>
