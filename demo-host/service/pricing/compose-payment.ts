import type { Minor } from './money'

/** Something that could pay: the most that it may pay of this cart. */
export type PaymentSource = { readonly id: string; readonly most: Minor; readonly isReward: boolean }

/** What each source pays, by its id, and the two sums that they make. */
export type PaymentParts = {
  readonly amounts: ReadonlyMap<string, Minor>
  readonly rewards: Minor
  readonly paid: Minor
}

/**
 * Lets sources pay one after the other, in their order, each as much as it may and as is left of `payable`: taking one away
 * leaves the others exactly as they were or lets them pay more. The parts never exceed `payable`.
 */
export function composePayment(payable: Minor, sources: readonly PaymentSource[]): PaymentParts {
  const amounts = new Map<string, Minor>()
  let rewards = 0
  let paid = 0
  for (const { id, most, isReward } of sources) {
    const amount = Math.max(0, Math.min(most, payable - rewards - paid))
    amounts.set(id, amount)
    if (isReward) rewards += amount
    else paid += amount
  }
  return { amounts, rewards, paid }
}
