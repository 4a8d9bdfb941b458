import type { Minor } from './money'
import { fraction, shareOut, sum } from './share'
import type { Adjustment, CartToPrice, LineToPrice } from './types'

type Result = {
  readonly taken: ReadonlyMap<string, Minor>
  /** In the order of the cart's lines. */
  readonly left: readonly Minor[]
}

const NONE: ReadonlyMap<string, Minor> = new Map()

/** Applies adjustments of single lines after their promotions, down to zero; nothing off a gift card, which is money. */
export function adjustLines({ lines, adjustments = [] }: CartToPrice, rowTotals: readonly Minor[]): Result {
  if (adjustments.length === 0) return { taken: NONE, left: rowTotals }
  const taken = new Map<string, Minor>()
  const left = lines.map((line, index) => {
    const total = rowTotals[index] ?? 0
    const whole = isMoney(line) ? 0 : total
    let rest = whole
    for (const adjustment of adjustments.filter(({ lineId }) => lineId === line.id)) {
      const amount = Math.min(rest, allowed(adjustment, whole, whole - rest))
      taken.set(adjustment.id, amount)
      rest -= amount
    }
    return total - whole + rest
  })
  return { taken, left }
}

/** Applies adjustments of the whole cart after the order's promotions, shared over the lines except gift cards. `byLine` counts towards the same limit. */
export function adjustGoods(
  { lines, adjustments = [] }: CartToPrice,
  before: readonly Minor[],
  byLine: Result['taken'],
): Result {
  if (adjustments.length === 0) return { taken: NONE, left: before }
  const taken = new Map<string, Minor>()
  const goodsIn = (values: readonly Minor[]) => values.map((value, index) => (isMoney(lines[index]) ? 0 : value))
  let left = before
  let off = sum([...byLine.values()])
  const whole = sum(goodsIn(before)) + off
  for (const adjustment of adjustments.filter(({ lineId }) => lineId === null)) {
    const weights = goodsIn(left)
    const amount = Math.min(sum(weights), allowed(adjustment, whole, off))
    const shares = shareOut(amount, weights)
    taken.set(adjustment.id, amount)
    off += amount
    left = left.map((value, index) => value - (shares[index] ?? 0))
  }
  return { taken, left }
}

const isMoney = (line: LineToPrice | undefined): boolean => line?.taxClass === 'gift-card'

const allowed = ({ amount, mostPercent = 100 }: Adjustment, whole: Minor, off: Minor): Minor =>
  Math.max(0, Math.min(amount, fraction(whole, mostPercent, 100) - off))
