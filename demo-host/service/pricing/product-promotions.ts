import type { Minor } from './money'
import { counts, isEnough, isNamed, isOn, type LineLeft, workingOnes } from './conditions'
import { fraction } from './share'
import type { CartToPrice, Deduction, Gift, LineToPrice } from './types'
import type { Promotion } from './promotion'

type Result = {
  readonly working: readonly Promotion[]
  readonly gifts: readonly Gift[]
  /** In the order of the cart's lines. */
  readonly deductions: readonly (readonly Deduction[])[]
}

/** First step: applies product promotions by rank, each to what the one before left of the line. */
export function takeProductPromotions(cart: CartToPrice): Result {
  const lines = cart.lines.map(line => ({ line, left: line.current * line.qty }))
  const promotions = cart.promotions.filter(({ level }) => level === 'PRODUCT')
  const working = workingOnes(
    promotions,
    promotion => isOn(promotion, cart) && isEnough(promotion, cart, lines.filter(isFor(promotion))),
  )
  const deductions = lines.map(line => deduct(line, working, cart))
  return {
    working: working.filter(
      ({ id, reward }) => reward.type === 'bonus' || deductions.flat().some(d => d.promotion.id === id),
    ),
    gifts: working.flatMap(giftOf),
    deductions,
  }
}

const isFor =
  (promotion: Promotion) =>
  ({ line }: LineLeft): boolean =>
    isNamed(promotion, line) && counts(promotion, line)

function deduct(start: LineLeft, working: readonly Promotion[], cart: CartToPrice): Deduction[] {
  let { left } = start
  return working
    .filter(promotion => isFor(promotion)(start))
    .flatMap(promotion => {
      const amount = Math.min(left, worthOf(promotion, start.line, left, cart))
      left -= amount
      return amount > 0 ? [{ promotion, amount }] : []
    })
}

function worthOf({ reward }: Promotion, line: LineToPrice, left: Minor, { currency }: CartToPrice): Minor {
  if (reward.type === 'percent') return fraction(left, reward.percent, 100)
  if (reward.type === 'amount') return reward.amount[currency] * line.qty
  if (reward.type === 'fixed-price') return Math.max(0, left - reward.amount[currency] * line.qty)
  return 0
}

function giftOf(promotion: Promotion): Gift[] {
  const { reward } = promotion
  return reward.type === 'bonus' ? [{ promotion, productId: reward.productId, upc: reward.upc, qty: reward.qty }] : []
}
