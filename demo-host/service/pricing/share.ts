import type { Minor } from './money'

/** `amount * numerator / denominator`, rounded half up, exact for every safe integer; no part may be negative. */
export function fraction(amount: Minor, numerator: number, denominator: number): Minor {
  if (denominator === 0) return 0
  // NaN stays NaN: pricing/sound.ts reports it.
  if (Number.isNaN(amount * numerator)) return Number.NaN
  const product = amount * numerator
  if (Number.isSafeInteger(product * 2 + denominator))
    return Math.floor((product * 2 + denominator) / (denominator * 2))
  const [bigAmount, bigNumerator, bigDenominator] = [BigInt(amount), BigInt(numerator), BigInt(denominator)]
  return Number((bigAmount * bigNumerator * 2n + bigDenominator) / (bigDenominator * 2n))
}

/** Shares an amount by weight. The shares add up exactly, and none exceeds its weight: each is the running total's share minus what was given before. */
export function shareOut(amount: Minor, weights: readonly Minor[]): Minor[] {
  const whole = sum(weights)
  let weighed = 0
  let given = 0
  return weights.map(weight => {
    weighed += weight
    const due = fraction(amount, weighed, whole)
    const share = Math.min(due - given, weight)
    given += share
    return share
  })
}

export const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0)
