import type { Flash } from '../../../core/shapes/flash'
import { toMajor } from '../pricing/currency'
import type { CartView } from './view'

/** One flash for each line whose price differs from the last one that was shown. A new line's price is in the answer itself. */
export function priceFlash({ row, priced }: CartView): Flash[] {
  const { seen } = row.document
  if (!seen) return []
  const money = (amount: number) => toMajor(amount, row.currency)
  return priced.lines.flatMap(({ id, current }) => {
    const was = seen.prices[id]
    if (was === undefined || was === current) return []
    const details = { was: money(was), now: money(current) }
    return [{ code: 'ProductPriceChanged', message: 'The price of an item has changed', itemId: id, details }]
  })
}
