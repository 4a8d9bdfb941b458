import { takingsOf } from '../carts/payment-parts'
import type { CartView } from '../carts/view'
import type { Tx } from '../database/transaction'
import { fail, type ShopFailure } from '../failure'
import { valueById } from '../repositories/stored-values'
import { takeValues } from '../repositories/value-book'
import { whyNotPaying } from './what-changed'

/**
 * Takes from gift cards, points, rewards and credit what they pay of an order, and from the yearly limit of a discount what is bought with it. Another order may have been faster since the cart was
 * looked at; then nothing is taken, and the refusal says what no longer suffices.
 */
export async function takeParts(tx: Tx, { paid, own, at }: CartView, orderNumber: string): Promise<void> {
  const takings = [...takingsOf(paid), ...(own.taking ? [own.taking] : [])]
  const lacking = await takeValues(tx, orderNumber, takings, at)
  if (lacking) throw await whyLacking(tx, lacking, at)
}

async function whyLacking(tx: Tx, valueId: string, at: Date): Promise<ShopFailure> {
  const value = await valueById(tx, valueId)
  // What was to be bought with the discount no longer can be: the prices are others.
  if (value?.kind === 'employee' || value?.kind === 'ipa' || value?.kind === 'wranx') return fail('PRC400')
  if (value && value.kind !== 'gift-card') return fail(value.kind === 'athlete' ? 'PYT400' : 'REW140')
  return whyNotPaying(value, at) ?? fail('PYT400')
}
