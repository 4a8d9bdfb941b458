import { timingSafeEqual } from 'node:crypto'
import { latinDigits } from '../../../core/format/latin-digits'
import type { Db } from '../database/transaction'
import { fail, ShopFailure } from '../failure'
import { giftCardsOf } from '../repositories/saved-gift-cards'
import { hasEnded, type StoredValue, valueById } from '../repositories/stored-values'
import { digitsOf, pinHash, valueIds } from './value-ids'

export type TypedGiftCard = { readonly number: string; readonly pin: string }

/**
 * Throws `GFC400` if number or PIN is missing, and `GFC800` for an unknown number as for a wrong PIN, so that nobody can find
 * out numbers. With the right PIN it may throw `GFC812` (expired), `GFC725` (cannot pay) or `GFC799` (look-up failed).
 */
export async function findGiftCard(db: Db, typed: TypedGiftCard, at: Date): Promise<StoredValue> {
  const number = digitsOf(typed.number)
  const pin = latinDigits(typed.pin).trim()
  if (!number || !pin) throw fail('GFC400', { field: number ? 'pin' : 'number' })
  const card = await lookUp(db, number)
  const received = Buffer.from(pinHash(number, pin))
  const right = Buffer.from(card?.secret_hash ?? pinHash(number, `${pin} is wrong`))
  if (!timingSafeEqual(received, right) || !card) throw fail('GFC800')
  return able(card, at)
}

/** One that the shopper has kept. Throws `PYT404` for another's, and as for a typed one where it cannot pay. */
export async function savedGiftCard(db: Db, consumerNo: string, savedId: string, at: Date): Promise<StoredValue> {
  const card = (await giftCardsOf(db, consumerNo)).find(own => own.savedId === savedId)
  if (!card) throw fail('PYT404')
  return able(card, at)
}

function able(card: StoredValue, at: Date): StoredValue {
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

export const maskedNumber = (last4: string): string => `•••• •••• •••• ${last4}`
