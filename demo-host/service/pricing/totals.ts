import { fraction, sum } from './share'
import type { CartToPrice, Deduction, PricedLine, PricedShipping, PricedTotals } from './types'

/** The sums of a cart, each as http-contract.md defines it. */
export function totalsOf(
  cart: CartToPrice,
  lines: readonly PricedLine[],
  shipments: readonly PricedShipping[],
  orderDeductions: readonly Deduction[],
): PricedTotals {
  const itemSubTotal = sum(lines.map(line => line.subTotal))
  const itemTotal = sum(lines.map(line => line.rowTotal))
  const orderDiscount = sum(orderDeductions.map(({ amount }) => amount))
  const shippingBefore = sum(shipments.map(({ amount }) => amount))
  const shipping = sum(shipments.map(({ finalAmount }) => finalAmount))
  const totalDiscount = itemSubTotal - itemTotal + orderDiscount + (shippingBefore - shipping)
  const taxAmount = sum(lines.map(({ tax }) => tax)) + sum(shipments.map(({ tax }) => tax))
  const { taxation } = cart.taxRule
  const netAmount = itemTotal - orderDiscount + shipping - (taxation === 'gross' ? taxAmount : 0)
  const total = netAmount + taxAmount
  const appliedRewards = Math.min(cart.rewards, total)
  return {
    taxation,
    totalUnits: sum(lines.map(({ qty }) => qty)),
    itemSubTotal,
    itemTotal,
    totalDiscount,
    totalDiscountTenths: fraction(totalDiscount, 1000, itemSubTotal),
    shipping,
    taxAmount,
    netAmount,
    total,
    appliedRewards,
    remainingToPay: Math.max(0, total - appliedRewards - cart.paid),
  }
}
