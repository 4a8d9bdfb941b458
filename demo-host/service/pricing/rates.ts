import type { Minor } from './money'
import type { PricedCart } from './types'

/** The net amount and tax at one rate, in millionths. */
export type RateSums = { readonly rate: number; readonly net: Minor; readonly tax: Minor }

/** The highest rate first; together they are the cart's net amount and tax. */
export function ratesOf({ lines, shipping, totals }: PricedCart): RateSums[] {
  const inside = totals.taxation === 'gross'
  const taxed = [
    ...lines.map(({ taxRate, afterOrder, tax }) => ({ rate: taxRate, amount: afterOrder, tax })),
    ...shipping.map(({ taxRate, finalAmount, tax }) => ({ rate: taxRate, amount: finalAmount, tax })),
  ].filter(({ amount }) => amount > 0)
  const byRate = new Map<number, RateSums>()
  for (const { rate, amount, tax } of taxed) {
    const sums = byRate.get(rate) ?? { rate, net: 0, tax: 0 }
    byRate.set(rate, { rate, net: sums.net + amount - (inside ? tax : 0), tax: sums.tax + tax })
  }
  return [...byRate.values()].sort((one, other) => other.rate - one.rate)
}
