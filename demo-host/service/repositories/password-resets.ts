import { sql } from 'kysely'
import { newId, newSecret } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { hashOf } from './access-tokens'

/** Minutes that a reset link works. */
export const RESET_MINUTES = 60

/** Somebody asked for a reset link. */
export type ResetRequest = { readonly id: string; readonly email: string; readonly locale: string }

/** Notes that somebody asked, whether the address has an account or not. */
export async function addResetRequest(db: Db, request: Omit<ResetRequest, 'id'>): Promise<void> {
  await db
    .insertInto('reset_requests')
    .values({ id: newId(), ...request })
    .execute()
}

/** Takes the oldest request that no other process has; it is gone once the transaction stands. */
export async function takeResetRequest(tx: Tx): Promise<ResetRequest | undefined> {
  const { rows } = await sql<ResetRequest>`
    delete from reset_requests where id = (
      select id from reset_requests order by id limit 1 for update skip locked
    ) returning id, email, locale`.execute(tx)
  return rows[0]
}

/** How many links a person was given in the last hour. */
export async function resetsOfLastHour(db: Db, consumerNo: string): Promise<number> {
  const row = await db
    .selectFrom('password_resets')
    .select(query => query.fn.countAll<number>().as('count'))
    .where('consumer_no', '=', consumerNo)
    .where('created_at', '>', new Date(Date.now() - 3_600_000))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Gives a person a token that sets a new password once. */
export async function giveReset(db: Db, consumerNo: string): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecret()
  const expiresAt = new Date(Date.now() + RESET_MINUTES * 60_000)
  await db
    .insertInto('password_resets')
    .values({ hash: hashOf(token), consumer_no: consumerNo, expires_at: expiresAt, used_at: null })
    .execute()
  return { token, expiresAt }
}

/** A link's token as it stands; one that nobody was given counts as expired. */
export type Reset = { readonly kind: 'open'; readonly consumerNo: string } | { readonly kind: 'expired' | 'used' }

export async function findReset(db: Db, token: string): Promise<Reset> {
  const row = await db.selectFrom('password_resets').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst()
  if (row?.used_at) return { kind: 'used' }
  return row && row.expires_at > new Date() ? { kind: 'open', consumerNo: row.consumer_no } : { kind: 'expired' }
}

/** Uses a token up, once; false where it was used meanwhile. */
export async function useReset(tx: Tx, token: string): Promise<boolean> {
  const used = await tx
    .updateTable('password_resets')
    .set({ used_at: new Date() })
    .where('hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Ends all links of a person: the password is another now. */
export async function endResets(tx: Tx, consumerNo: string): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: new Date() })
    .where('consumer_no', '=', consumerNo)
    .where('used_at', 'is', null)
    .execute()
}
