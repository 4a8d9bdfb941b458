import { createHmac } from 'node:crypto'
import type { Tx } from '../database/transaction'
import { passesLuhn } from '../luhn'
import type { Currency, Minor } from '../pricing/money'
import { type CardPlace, insertIssuedGiftCard } from '../repositories/issued-gift-cards'
import { pinHash, valueIds } from './value-ids'

export type IssuedCard = { readonly number: string; readonly pin: string; readonly expiresAt: Date }

const YEARS = 5
const ISSUER = '6006'

/** Creates a bought gift card once. Number and PIN are derived from the shop's secret and the order line, so they need not be stored and the mail can be repeated. Null if the secret has changed. */
export async function issueGiftCard(
  tx: Tx,
  place: CardPlace,
  { amount, currency }: { readonly amount: Minor; readonly currency: Currency },
  placedAt: Date,
  secret: string,
): Promise<IssuedCard | null> {
  const { number, pin } = cardOf(place, secret)
  const expiresAt = new Date(placedAt)
  expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + YEARS)
  const isSame = await insertIssuedGiftCard(tx, place, {
    id: valueIds.giftCard(number),
    kind: 'gift-card',
    owner: null,
    currency,
    initial: amount,
    balance: amount,
    secret_hash: pinHash(number, pin),
    expires_at: expiresAt,
    allowed: true,
    yearly: null,
    year: null,
    document: JSON.stringify({ name: number.slice(-4) }),
  })
  return isSame ? { number, pin, expiresAt } : null
}

function cardOf({ orderNumber, lineId, position }: CardPlace, secret: string) {
  const digest = (of: string) =>
    BigInt(
      `0x${createHmac('sha256', secret).update(`gift-card ${of} ${orderNumber} ${lineId} ${position}`).digest('hex')}`,
    )
  const digits = (of: string, count: number) => String(digest(of) % 10n ** BigInt(count)).padStart(count, '0')
  const known = ISSUER + digits('number', 14)
  const check = [...'0123456789'].find(digit => passesLuhn(known + digit)) ?? ''
  return { number: known + check, pin: digits('pin', 4) }
}
