import { timingSafeEqual } from 'node:crypto'
import type { Db } from '../database/transaction'
import { fail, ShopFailure } from '../failure'
import { hasEnded, type StoredValue, valueById } from '../repositories/stored-values'
import { digitsOf, pinHash, valueIds } from './value-ids'

/** What is typed from a gift card. */
export type TypedGiftCard = { readonly number: string; readonly pin: string }

/**
 * The gift card of a number and its PIN. Throws `GFC400` where either is missing, `GFC800` for both a number that nobody has
 * and a wrong PIN, so that nobody learns which numbers exist; only who knows the PIN is told of `GFC812` (ended) and
 * `GFC725` (not to be paid with), and of `GFC799` where it could not be looked up.
 */
export async function findGiftCard(db: Db, typed: TypedGiftCard, at: Date): Promise<StoredValue> {
  const number = digitsOf(typed.number)
  const pin = typed.pin.trim()
  if (!number || !pin) throw fail('GFC400', { field: number ? 'pin' : 'number' })
  const card = await lookUp(db, number)
  const given = Buffer.from(pinHash(number, pin))
  const right = Buffer.from(card?.secret_hash ?? pinHash(number, `${pin} is wrong`))
  if (!timingSafeEqual(given, right) || !card) throw fail('GFC800')
  if (hasEnded(card, at)) throw fail('GFC812')
  if (!card.allowed) throw fail('GFC725')
  return card
}

async function lookUp(db: Db, number: string): Promise<StoredValue | undefined> {
  try {
    return await valueById(db, valueIds.giftCard(number))
  } catch (error) {
    if (error instanceof ShopFailure) throw error
    throw fail('GFC799')
  }
}

/** A gift card's number as it is shown: all but the last four digits hidden. */
export const maskedNumber = (last4: string): string => `•••• •••• •••• ${last4}`
