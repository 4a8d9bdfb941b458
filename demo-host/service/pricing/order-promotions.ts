import type { Minor } from './money'
import { counts, isEnough, isNamed, isOn, type LineLeft, workingOnes } from './conditions'
import { fraction, shareOut, sum } from './share'
import type { CartToPrice, Deduction } from './types'
import type { Promotion } from './promotion'

type Result = {
  readonly deductions: readonly Deduction[]
  /** In the order of the cart's lines. */
  readonly left: readonly Minor[]
}

/** Second step: applies order promotions by rank, each to what is left, shared over its lines. */
export function takeOrderPromotions(cart: CartToPrice, rowTotals: readonly Minor[]): Result {
  const before = lineLefts(cart, rowTotals)
  const working = workingOnes(
    cart.promotions.filter(({ level }) => level === 'ORDER'),
    promotion => isOn(promotion, cart) && holds(promotion, cart, before),
  )
  let left = rowTotals
  const deductions = working.flatMap(promotion => {
    const weights = lineLefts(cart, left).map(entry => (counts(promotion, entry.line) ? entry.left : 0))
    const amount = worthOf(promotion, sum(weights), cart)
    const shares = shareOut(amount, weights)
    left = left.map((value, index) => value - (shares[index] ?? 0))
    return amount > 0 ? [{ promotion, amount }] : []
  })
  return { deductions, left }
}

/** Lines with their cost after their own promotions: order and shipping promotions are computed from it. */
export const lineLefts = ({ lines }: CartToPrice, left: readonly Minor[]): LineLeft[] =>
  lines.map((line, index) => ({ line, left: left[index] ?? 0 }))

/** Whether a promotion of an order or shipment applies: it needs a line that it names, and enough of the lines it counts. */
export function holds(promotion: Promotion, cart: CartToPrice, lines: readonly LineLeft[]): boolean {
  const counting = lines.filter(({ line }) => counts(promotion, line))
  return counting.some(({ line }) => isNamed(promotion, line)) && isEnough(promotion, cart, counting)
}

function worthOf({ reward }: Promotion, base: Minor, { currency }: CartToPrice): Minor {
  if (reward.type === 'percent') return Math.min(base, fraction(base, reward.percent, 100))
  if (reward.type === 'amount') return Math.min(base, reward.amount[currency])
  if (reward.type === 'fixed-price') return Math.max(0, base - reward.amount[currency])
  return 0
}
