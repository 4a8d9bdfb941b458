import type { Minor } from './money'

export type PaymentSource = { readonly id: string; readonly most: Minor; readonly isReward: boolean }

export type PaymentParts = {
  readonly amounts: ReadonlyMap<string, Minor>
  readonly rewards: Minor
  readonly paid: Minor
}

/** Lets sources pay in order, each as much as it can of what is left of `payable`. Removing one never reduces the others. */
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
