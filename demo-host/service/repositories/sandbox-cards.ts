import type { Db } from '../database/transaction'
import type { KeptCard } from '../documents/cart'

/** How a card of the sandbox behaves when it is charged. */
export type CardBehaviour = 'pays' | 'challenge' | 'declined' | 'fraud' | 'expired'

/** Keeps a card in the sandbox provider's vault. */
export async function insertSandboxCard(
  db: Db,
  { expiryMonth, expiryYear, ...card }: KeptCard & { readonly behaviour: CardBehaviour },
): Promise<void> {
  const row = { ...card, expiry_month: expiryMonth, expiry_year: expiryYear, created_at: new Date() }
  await db.insertInto('sandbox_cards').values(row).execute()
}

/** What may be shown of a card in the vault. */
export async function readSandboxCard(db: Db, token: string): Promise<KeptCard | null> {
  const row = await db.selectFrom('sandbox_cards').selectAll().where('token', '=', token).executeTakeFirst()
  if (!row) return null
  const { brand, bin, last4, holder, expiry_month: expiryMonth, expiry_year: expiryYear } = row
  return { token, brand, bin, last4, holder, expiryMonth, expiryYear }
}

/** How a card of the vault behaves when it is charged. */
export async function behaviourOf(db: Db, token: string): Promise<CardBehaviour | null> {
  const row = await db.selectFrom('sandbox_cards').select('behaviour').where('token', '=', token).executeTakeFirst()
  return row?.behaviour ?? null
}
