import { withdrawalsOf } from '../carts/payment-parts'
import type { CartView } from '../carts/view'
import type { Tx } from '../database/transaction'
import { fail, type ShopFailure } from '../failure'
import { valueById } from '../repositories/stored-values'
import { redeemValues } from '../repositories/value-ledger'
import { whyLessOf, whyNotPaying } from './what-changed'

/**
 * Takes what gift cards, points, rewards, credit and an employee's yearly cap contribute to an order. If another order was
 * faster, nothing is taken, and the refusal says what no longer suffices.
 */
export async function takeParts(tx: Tx, { paid, own, at }: CartView, orderNumber: string): Promise<void> {
  const takings = [...withdrawalsOf(paid), ...(own.taking ? [own.taking] : [])]
  const lacking = await redeemValues(tx, orderNumber, takings, at)
  if (lacking) throw await whyLacking(tx, lacking, at)
}

async function whyLacking(tx: Tx, valueId: string, at: Date): Promise<ShopFailure> {
  const value = await valueById(tx, valueId)
  // Without the discount the prices are different.
  if (value?.kind === 'employee' || value?.kind === 'ipa' || value?.kind === 'wranx') return fail('PRC400')
  if (value && value.kind !== 'gift-card') return fail(value.kind === 'athlete' ? 'PYT400' : 'REW140')
  return whyNotPaying(value, at) ?? whyLessOf(value, Infinity) ?? fail('PYT400')
}
