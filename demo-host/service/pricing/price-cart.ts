import { approachingOnes } from './approaching'
import { lineLefts, takeOrderPromotions } from './order-promotions'
import { takeProductPromotions } from './product-promotions'
import { sum } from './share'
import { takeShippingPromotions } from './shipping-promotions'
import { taxOf, taxOfShipping } from './tax'
import { totalsOf } from './totals'
import type { CartToPrice, PricedCart, PricedLine, PricedShipping } from './types'

/** Prices a cart: product promotions, order promotions, shipping promotions, tax, totals (README.md says why in this order). */
export function priceCart(cart: CartToPrice): PricedCart {
  const products = takeProductPromotions(cart)
  const rowTotals = cart.lines.map(
    (line, index) => line.current * line.qty - sum((products.deductions[index] ?? []).map(({ amount }) => amount)),
  )
  const orders = takeOrderPromotions(cart, rowTotals)
  const measured = lineLefts(cart, rowTotals)
  const deliveries = takeShippingPromotions(cart, measured)

  const lines = cart.lines.map((line, index): PricedLine => {
    const afterOrder = orders.left[index] ?? 0
    return {
      ...line,
      subTotal: line.current * line.qty,
      productDeductions: products.deductions[index] ?? [],
      rowTotal: rowTotals[index] ?? 0,
      afterOrder,
      tax: taxOf(afterOrder, line.taxClass, cart.taxRule, cart.province),
    }
  })
  const shipping = cart.shipping.map((charge, index): PricedShipping => {
    const finalAmount = deliveries.left[index] ?? 0
    return { ...charge, finalAmount, tax: taxOfShipping(finalAmount, cart.taxRule, cart.province) }
  })

  return {
    lines,
    shipping,
    orderDeductions: orders.deductions,
    shippingDeductions: deliveries.deductions,
    gifts: products.gifts,
    approaching: approachingOnes(cart, measured),
    working: [
      ...products.working,
      ...orders.deductions.map(({ promotion }) => promotion),
      ...deliveries.deductions.map(({ promotion }) => promotion),
    ],
    totals: totalsOf(cart, lines, shipping, orders.deductions),
  }
}
