import type { Minor } from '../seed/types'
import { shareOut, sum } from './share'
import type { CartToPrice } from './types'

type Result = {
  /** What each adjustment took off, by its id. */
  readonly taken: ReadonlyMap<string, Minor>
  /** What is left of each line, in the order of the cart's lines. */
  readonly left: readonly Minor[]
}

const NONE: ReadonlyMap<string, Minor> = new Map()

/** Takes off what an associate took off single lines, once their promotions are in: a line costs nothing at the least. */
export function adjustLines({ lines, adjustments = [] }: CartToPrice, rowTotals: readonly Minor[]): Result {
  if (adjustments.length === 0) return { taken: NONE, left: rowTotals }
  const taken = new Map<string, Minor>()
  const left = lines.map((line, index) => {
    let rest = rowTotals[index] ?? 0
    for (const { id, amount: wanted } of adjustments.filter(({ lineId }) => lineId === line.id)) {
      const amount = Math.min(rest, wanted)
      taken.set(id, amount)
      rest -= amount
    }
    return rest
  })
  return { taken, left }
}

/**
 * Takes off what an associate took off all the goods, after the order's promotions and shared out over the lines; money
 * for money (a gift card) gets nothing off.
 */
export function adjustGoods({ lines, adjustments = [] }: CartToPrice, before: readonly Minor[]): Result {
  if (adjustments.length === 0) return { taken: NONE, left: before }
  const taken = new Map<string, Minor>()
  let left = before
  for (const { id, amount: wanted } of adjustments.filter(({ lineId }) => lineId === null)) {
    const weights = left.map((value, index) => (lines[index]?.taxClass === 'gift-card' ? 0 : value))
    const amount = Math.min(wanted, sum(weights))
    const shares = shareOut(amount, weights)
    taken.set(id, amount)
    left = left.map((value, index) => value - (shares[index] ?? 0))
  }
  return { taken, left }
}
