import type { Minor } from './money'
import { fraction, sum } from './share'
import type { CartToPrice, PricedLine, PricedShipping, PricedTotals } from './types'

export function totalsOf(
  cart: CartToPrice,
  lines: readonly PricedLine[],
  shipments: readonly PricedShipping[],
  orderDeductions: readonly Minor[],
): PricedTotals {
  const itemSubTotal = sum(lines.map(line => line.subTotal))
  const itemTotal = sum(lines.map(line => line.rowTotal))
  const orderDiscount = sum(orderDeductions)
  const shippingBefore = sum(shipments.map(({ amount }) => amount))
  const shipping = sum(shipments.map(({ finalAmount }) => finalAmount))
  const totalDiscount = itemSubTotal - itemTotal + orderDiscount + (shippingBefore - shipping)
  const taxAmount = sum(lines.map(({ tax }) => tax)) + sum(shipments.map(({ tax }) => tax))
  const { taxation } = cart.taxRule
  const netAmount = itemTotal - orderDiscount + shipping - (taxation === 'gross' ? taxAmount : 0)
  const total = netAmount + taxAmount
  const sums = {
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
    saved: sum(lines.map(({ original, qty }) => original * qty)) - itemTotal + orderDiscount,
  }
  return paidBy(sums, cart)
}

/** The main method pays the rest, never less than zero. */
export function paidBy(
  sums: Omit<PricedTotals, 'appliedRewards' | 'remainingToPay'>,
  { rewards, paid }: { readonly rewards: Minor; readonly paid: Minor },
): PricedTotals {
  const appliedRewards = Math.min(rewards, sums.total)
  return { ...sums, appliedRewards, remainingToPay: Math.max(0, sums.total - appliedRewards - paid) }
}
