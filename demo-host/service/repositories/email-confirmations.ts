import { newSecret } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { hashOf } from './access-tokens'

/** Hours that a link which confirms an address works. */
const CONFIRMATION_HOURS = 24

/** How many links a person was given in the last hour. */
export async function confirmationsOfLastHour(db: Db, consumerNo: string): Promise<number> {
  const row = await db
    .selectFrom('email_confirmations')
    .select(query => query.fn.countAll<number>().as('count'))
    .where('consumer_no', '=', consumerNo)
    .where('created_at', '>', new Date(Date.now() - 3_600_000))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Gives a person a token that confirms their address once. */
export async function giveConfirmation(tx: Tx, consumerNo: string): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecret()
  const expiresAt = new Date(Date.now() + CONFIRMATION_HOURS * 3_600_000)
  await tx
    .insertInto('email_confirmations')
    .values({ hash: hashOf(token), consumer_no: consumerNo, expires_at: expiresAt, used_at: null })
    .execute()
  return { token, expiresAt }
}

/** What using a token came to; one that nobody was given counts as expired. */
export type UsedConfirmation =
  | { readonly kind: 'confirmed'; readonly consumerNo: string }
  | { readonly kind: 'expired' | 'used' }

/** Uses a token up, once, and with it every other link of the same person. */
export async function spendConfirmation(tx: Tx, token: string): Promise<UsedConfirmation> {
  const row = await tx
    .selectFrom('email_confirmations')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .forUpdate()
    .executeTakeFirst()
  if (row?.used_at) return { kind: 'used' }
  if (!row || row.expires_at <= new Date()) return { kind: 'expired' }
  await tx
    .updateTable('email_confirmations')
    .set({ used_at: new Date() })
    .where('consumer_no', '=', row.consumer_no)
    .where('used_at', 'is', null)
    .execute()
  return { kind: 'confirmed', consumerNo: row.consumer_no }
}
