import { fail } from '../failure'
import type { PricedCart } from './types'

/** Invalid rules (a tax without a rate, a promotion without an amount) must not become a bill. Throws `TAX309` for the tax, `ORD415` for any other sum. */
export function sound(priced: PricedCart): PricedCart {
  const { lines, shipping, totals } = priced
  const taxed = [...lines.map(({ afterOrder }) => afterOrder), ...shipping.map(({ finalAmount }) => finalAmount)]
  const before = [...taxed, totals.itemSubTotal, totals.itemTotal, totals.totalDiscount, totals.shipping]
  if (!before.every(isSum)) throw fail('ORD415')
  if (![...lines, ...shipping].every(({ tax }) => isSum(tax))) throw fail('TAX309')
  if (![totals.taxAmount, totals.total, totals.remainingToPay].every(isSum)) throw fail('ORD415')
  return priced
}

const isSum = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0
