import type { Selectable } from 'kysely'
import type { Database } from '../database/types'
import type { Db } from '../database/transaction'

const RETENTION_DAYS = 7
const SHOWN = 200

export type SandboxMail = Selectable<Database['sandbox_mails']>

type NewMail = {
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly locale: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers: string
}

/** A repeated mail is stored once. */
export async function insertSandboxMail(db: Db, { to, ...mail }: NewMail): Promise<void> {
  await db
    .insertInto('sandbox_mails')
    .values({ ...mail, to_address: to, sent_at: new Date() })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

/** Newest first, optionally to one address. */
export const sandboxMails = (db: Db, to?: string): Promise<SandboxMail[]> =>
  db
    .selectFrom('sandbox_mails')
    .selectAll()
    .$if(to !== undefined, query => query.where('to_address', '=', to ?? ''))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

export const sandboxMail = (db: Db, id: string): Promise<SandboxMail | undefined> =>
  db.selectFrom('sandbox_mails').selectAll().where('id', '=', id).executeTakeFirst()

export async function deleteOldSandboxMails(db: Db): Promise<void> {
  const old = new Date(Date.now() - RETENTION_DAYS * 86_400_000)
  await db.deleteFrom('sandbox_mails').where('sent_at', '<', old).execute()
}
