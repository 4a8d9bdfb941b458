import type { Db } from '../database/transaction'
import type { StoredCard } from '../documents/cart'

export type CardBehaviour = 'pays' | 'challenge' | 'declined' | 'fraud' | 'expired'

export async function insertSandboxCard(
  db: Db,
  { expiryMonth, expiryYear, ...card }: StoredCard & { readonly behaviour: CardBehaviour },
): Promise<void> {
  const row = { ...card, expiry_month: expiryMonth, expiry_year: expiryYear, created_at: new Date() }
  await db.insertInto('sandbox_cards').values(row).execute()
}

export async function readSandboxCard(db: Db, token: string): Promise<StoredCard | null> {
  const row = await db.selectFrom('sandbox_cards').selectAll().where('token', '=', token).executeTakeFirst()
  if (!row) return null
  const { brand, bin, last4, holder, expiry_month: expiryMonth, expiry_year: expiryYear } = row
  return { token, brand, bin, last4, holder, expiryMonth, expiryYear }
}

export async function behaviourOf(db: Db, token: string): Promise<CardBehaviour | null> {
  const row = await db.selectFrom('sandbox_cards').select('behaviour').where('token', '=', token).executeTakeFirst()
  return row?.behaviour ?? null
}
