import type { CardToken, SandboxCard } from '../../../core/payment/contracts'
import type { KeptCard } from '../carts/document'
import { newSecret } from '../database/ids'
import type { Db } from '../database/transaction'
import { fail } from '../failure'
import { passesLuhn } from './luhn'

type Behaviour = 'pays' | 'challenge' | 'declined' | 'fraud' | 'expired'

/** The sandbox's own cards (http-contract.md); any other number that could be a card's pays. */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
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

/** Puts a card into the sandbox provider's vault; its number is not kept. Throws `PAY400` for what is no card number. */
export async function tokenise(db: Db, card: SandboxCard): Promise<CardToken> {
  const digits = card.number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) throw fail('PAY400', { field: 'number' })
  const shown = {
    brand: BRANDS.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'card',
    bin: digits.slice(0, 6),
    last4: digits.slice(-4),
  }
  const token = `tok_${newSecret()}`
  await db
    .insertInto('sandbox_cards')
    .values({
      token,
      ...shown,
      holder: card.holder.trim(),
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      behaviour: BEHAVIOURS[digits] ?? 'pays',
      created_at: new Date(),
    })
    .execute()
  return { token, ...shown }
}

/** What may be shown of a card in the vault. */
export async function readSandboxCard(db: Db, token: string): Promise<KeptCard | null> {
  const row = await db.selectFrom('sandbox_cards').selectAll().where('token', '=', token).executeTakeFirst()
  if (!row) return null
  const { brand, bin, last4, holder, expiry_month: expiryMonth, expiry_year: expiryYear } = row
  return { token, brand, bin, last4, holder, expiryMonth, expiryYear }
}

/** How a card of the vault behaves when it is charged. */
export async function behaviourOf(db: Db, token: string): Promise<Behaviour | null> {
  const row = await db.selectFrom('sandbox_cards').select('behaviour').where('token', '=', token).executeTakeFirst()
  return row?.behaviour ?? null
}
