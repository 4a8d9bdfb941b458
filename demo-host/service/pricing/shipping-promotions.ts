import type { Minor } from './money'
import { isOn, type LineLeft, workingOnes } from './conditions'
import { holds } from './order-promotions'
import { fraction } from './share'
import type { CartToPrice, Deduction, ShippingCharge } from './types'
import type { Promotion } from './promotion'

type Result = {
  readonly deductions: readonly Deduction[]
  /** The final cost of each shipment, in the order given. */
  readonly left: readonly Minor[]
  /** In the order given. */
  readonly byShipment: readonly (readonly Deduction[])[]
}

/** Third step: applies shipping promotions by rank; none makes a shipment dearer or cheaper than free. */
export function takeShippingPromotions(cart: CartToPrice, lines: readonly LineLeft[]): Result {
  const working = workingOnes(
    cart.promotions.filter(({ level }) => level === 'SHIPPING'),
    promotion => isOn(promotion, cart) && holds(promotion, cart, lines) && cart.shipping.some(isFor(promotion)),
  )
  let left: readonly Minor[] = cart.shipping.map(({ amount }) => amount)
  const byShipment = cart.shipping.map((): Deduction[] => [])
  const deductions = working.flatMap(promotion => {
    const shares = shareOf(promotion, cart, left)
    left = left.map((value, index) => value - (shares[index] ?? 0))
    for (const [index, amount] of shares.entries()) if (amount > 0) byShipment[index]?.push({ promotion, amount })
    const amount = shares.reduce((total, share) => total + share, 0)
    return amount > 0 ? [{ promotion, amount }] : []
  })
  return { deductions, left, byShipment }
}

/** It pays for this method. */
export const isFor =
  ({ condition }: Promotion) =>
  ({ code }: ShippingCharge): boolean =>
    !condition.shippingCodes || condition.shippingCodes.includes(code)

function shareOf(promotion: Promotion, cart: CartToPrice, left: readonly Minor[]): Minor[] {
  const { reward } = promotion
  let budget = reward.type === 'amount' ? reward.amount[cart.currency] : Number.POSITIVE_INFINITY
  return cart.shipping.map((charge, index) => {
    if (!isFor(promotion)(charge)) return 0
    const cost = left[index] ?? 0
    const off = Math.min(cost, budget, worthOf(promotion, cost, cart))
    budget -= off
    return off
  })
}

function worthOf({ reward }: Promotion, cost: Minor, { currency }: CartToPrice): Minor {
  if (reward.type === 'percent') return fraction(cost, reward.percent, 100)
  if (reward.type === 'amount') return cost
  if (reward.type === 'fixed-price') return Math.max(0, cost - reward.amount[currency])
  return 0
}
