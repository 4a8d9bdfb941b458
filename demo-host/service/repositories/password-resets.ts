import { sql } from 'kysely'
import { newId, newSecret } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { hashOf } from './access-tokens'

const RESET_MINUTES = 60

export type ResetRequest = { readonly id: string; readonly email: string; readonly locale: string }

/** Recorded for any address, with an account or not. */
export async function addResetRequest(db: Db, request: Omit<ResetRequest, 'id'>): Promise<void> {
  await db
    .insertInto('reset_requests')
    .values({ id: newId(), ...request })
    .execute()
}

/** Takes the oldest request that no other process has. */
export async function takeResetRequest(tx: Tx): Promise<ResetRequest | undefined> {
  const { rows } = await sql<ResetRequest>`
    delete from reset_requests where id = (
      select id from reset_requests order by id limit 1 for update skip locked
    ) returning id, email, locale`.execute(tx)
  return rows[0]
}

export async function resetsOfLastHour(db: Db, consumerNo: string): Promise<number> {
  const row = await db
    .selectFrom('password_resets')
    .select(query => query.fn.countAll<number>().as('count'))
    .where('consumer_no', '=', consumerNo)
    .where('created_at', '>', new Date(Date.now() - 3_600_000))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** The token works once. */
export async function giveReset(db: Db, consumerNo: string): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecret()
  const expiresAt = new Date(Date.now() + RESET_MINUTES * 60_000)
  await db
    .insertInto('password_resets')
    .values({ hash: hashOf(token), consumer_no: consumerNo, expires_at: expiresAt, used_at: null })
    .execute()
  return { token, expiresAt }
}

/** An unknown token counts as expired. */
export type Reset = { readonly kind: 'open'; readonly consumerNo: string } | { readonly kind: 'expired' | 'used' }

export async function findReset(db: Db, token: string): Promise<Reset> {
  const row = await db.selectFrom('password_resets').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst()
  if (row?.used_at) return { kind: 'used' }
  return row && row.expires_at > new Date() ? { kind: 'open', consumerNo: row.consumer_no } : { kind: 'expired' }
}

/** False if the token was used meanwhile. */
export async function spendReset(tx: Tx, token: string): Promise<boolean> {
  const used = await tx
    .updateTable('password_resets')
    .set({ used_at: new Date() })
    .where('hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Deletes all links of a person after a change of password. */
export async function endResets(tx: Tx, consumerNo: string): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: new Date() })
    .where('consumer_no', '=', consumerNo)
    .where('used_at', 'is', null)
    .execute()
}
