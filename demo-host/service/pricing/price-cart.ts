import { adjustGoods, adjustLines } from './adjustments'
import { approachingPromotions } from './approaching'
import { lineLefts, takeOrderPromotions } from './order-promotions'
import { takeProductPromotions } from './product-promotions'
import { sum } from './share'
import { takeShippingPromotions } from './shipping-promotions'
import { rateOf, rateOfShipping, taxAt } from './tax'
import { totalsOf } from './totals'
import type { CartToPrice, PricedCart, PricedLine, PricedShipping } from './types'

/** README.md explains the order of the steps. */
export function priceCart(cart: CartToPrice): PricedCart {
  const products = takeProductPromotions(cart)
  const promoted = cart.lines.map(
    (line, index) => line.current * line.qty - sum((products.deductions[index] ?? []).map(({ amount }) => amount)),
  )
  const byHand = adjustLines(cart, promoted)
  const rowTotals = byHand.left
  const orders = takeOrderPromotions(cart, rowTotals)
  const goods = adjustGoods(cart, orders.left, byHand.taken)
  const measured = lineLefts(cart, rowTotals)
  const deliveries = takeShippingPromotions(cart, measured)

  const lines = cart.lines.map((line, index): PricedLine => {
    const afterOrder = goods.left[index] ?? 0
    const taxRate = rateOf(line.taxClass, cart.taxRule, provinceOf(line, cart))
    const { id, productId, categoryIds, taxClass, qty, original, current, province } = line
    return {
      id,
      productId,
      categoryIds,
      taxClass,
      qty,
      original,
      current,
      ...(province === undefined ? {} : { province }),
      subTotal: current * qty,
      productDeductions: products.deductions[index] ?? [],
      rowTotal: rowTotals[index] ?? 0,
      afterOrder,
      taxRate,
      tax: taxAt(afterOrder, taxRate, cart.taxRule),
    }
  })
  const shipping = cart.shipping.map((charge, index): PricedShipping => {
    const finalAmount = deliveries.left[index] ?? 0
    const taxRate = rateOfShipping(cart.taxRule, provinceOf(charge, cart))
    const tax = taxAt(finalAmount, taxRate, cart.taxRule)
    return { ...charge, finalAmount, taxRate, tax, deductions: deliveries.byShipment[index] ?? [] }
  })

  const working = [
    ...products.working,
    ...orders.deductions.map(({ promotion }) => promotion),
    ...deliveries.deductions.map(({ promotion }) => promotion),
  ]

  return {
    lines,
    shipping,
    orderDeductions: orders.deductions,
    adjusted: new Map([...byHand.taken, ...goods.taken]),
    shippingDeductions: deliveries.deductions,
    gifts: products.gifts,
    approaching: approachingPromotions(cart, measured, working, deliveries.left),
    working,
    totals: totalsOf(cart, lines, shipping, [
      ...orders.deductions.map(({ amount }) => amount),
      ...goods.taken.values(),
    ]),
  }
}

const provinceOf = ({ province }: { readonly province?: string | null }, cart: CartToPrice): string | null =>
  province === undefined ? cart.province : province
