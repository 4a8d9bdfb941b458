import type { CardToken, SandboxCard } from '../../../core/payment/contracts'
import { newSecret } from '../database/ids'
import type { Db } from '../database/transaction'
import { fail } from '../failure'
import { type CardBehaviour, insertSandboxCard } from '../repositories/sandbox-cards'
import { passesLuhn } from '../luhn'

/** Any other valid card number pays. */
const BEHAVIOURS: Readonly<Record<string, CardBehaviour>> = {
  '4000000000003220': 'challenge',
  '4000000000000002': 'declined',
  '4000000000000119': 'fraud',
  '4000000000000069': 'expired',
}

const BRANDS: readonly (readonly [brand: string, pattern: RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['discover', /^6(011|5|4[4-9])/],
]

/** Creates a token; the number is not stored. Throws `PAY400` for an invalid number. */
export async function tokenise(db: Db, card: SandboxCard): Promise<CardToken> {
  const digits = card.number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) throw fail('PAY400', { field: 'number' })
  const shown = {
    brand: BRANDS.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'card',
    bin: digits.slice(0, 6),
    last4: digits.slice(-4),
  }
  const token = `tok_${newSecret()}`
  await insertSandboxCard(db, {
    token,
    ...shown,
    holder: card.holder.trim(),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    behaviour: BEHAVIOURS[digits] ?? 'pays',
  })
  return { token, ...shown }
}
