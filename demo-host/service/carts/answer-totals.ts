import type { Totals } from '../../../core/shapes/totals'
import { toMajor } from '../pricing/currency'
import type { PricedTotals } from '../pricing/types'
import type { Currency } from '../pricing/money'

/** Totals in major units, as they are sent. */
export function answerTotals(totals: PricedTotals, currency: Currency): Totals {
  const money = (amount: number) => toMajor(amount, currency)
  return {
    currency,
    taxation: totals.taxation,
    totalUnits: totals.totalUnits,
    itemSubTotal: money(totals.itemSubTotal),
    itemTotal: money(totals.itemTotal),
    totalDiscount: money(totals.totalDiscount),
    totalDiscountPercentage: totals.totalDiscountTenths / 10,
    shipping: money(totals.shipping),
    tax: money(totals.taxAmount),
    taxAmount: money(totals.taxAmount),
    netAmount: money(totals.netAmount),
    totalWithoutTax: money(totals.netAmount),
    total: money(totals.total),
    saved: money(totals.saved),
    appliedRewards: money(totals.appliedRewards),
    remainingToPay: money(totals.remainingToPay),
  }
}
