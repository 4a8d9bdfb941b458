import { sql } from 'kysely'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { hashOf } from './access-tokens'
import { linksOfLastHour, type MailedLink, newLink, readLink, spendLinks } from './mailed-links'

const HOUR_MS = 3_600_000

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

export const resetsOfLastHour = (db: Db, consumerNo: string): Promise<number> =>
  linksOfLastHour(db, 'password_resets', consumerNo)

/** The token works once, for an hour. */
export async function giveReset(db: Db, consumerNo: string): Promise<MailedLink> {
  const { link, row } = newLink(HOUR_MS)
  await db
    .insertInto('password_resets')
    .values({ ...row, consumer_no: consumerNo })
    .execute()
  return link
}

/** An unknown token counts as expired. */
export type Reset = { readonly kind: 'open'; readonly consumerNo: string } | { readonly kind: 'expired' | 'used' }

export async function findReset(db: Db, token: string): Promise<Reset> {
  const row = await db.selectFrom('password_resets').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst()
  const link = readLink(row)
  return link.kind === 'open' ? { kind: 'open', consumerNo: link.row.consumer_no } : link
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

/** Ends all links of a person after a change of password. */
export const endResets = (tx: Tx, consumerNo: string): Promise<void> => spendLinks(tx, 'password_resets', consumerNo)
