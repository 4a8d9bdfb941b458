import type { Selectable } from 'kysely'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import type { Database } from '../database/types'

const RETENTION_DAYS = 3

/** The state of a copy; only `takeCopy` reads its content. */
export type CopyState = Omit<Selectable<Database['data_copies']>, 'content' | 'consumer_no'>

export const findCopy = (db: Db, consumerNo: string): Promise<CopyState | undefined> =>
  db
    .selectFrom('data_copies')
    .select(['copy_id', 'locale', 'asked_at', 'ready_at', 'failed_at', 'expires_at'])
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst()

/** Replaces the copy before. */
export async function queueCopy(tx: Tx, consumerNo: string, locale: string): Promise<void> {
  const copy = { copy_id: newId(), locale, asked_at: new Date() }
  const fresh = { ...copy, ready_at: null, failed_at: null, expires_at: null, content: null }
  await tx
    .insertInto('data_copies')
    .values({ consumer_no: consumerNo, ...fresh })
    .onConflict(conflict => conflict.column('consumer_no').doUpdateSet(fresh))
    .execute()
}

type Copy = { readonly consumerNo: string; readonly copyId: string }

/** False if the copy is no longer wanted: requested again, or its person was erased. */
export async function saveCopy(tx: Tx, { consumerNo, copyId }: Copy, content: Buffer): Promise<boolean> {
  const now = Date.now()
  const saved = await tx
    .updateTable('data_copies')
    .set({ content, ready_at: new Date(now), expires_at: new Date(now + RETENTION_DAYS * 86_400_000) })
    .where('consumer_no', '=', consumerNo)
    .where('copy_id', '=', copyId)
    .where('ready_at', 'is', null)
    .executeTakeFirst()
  return saved.numUpdatedRows === 1n
}

export async function failCopy(db: Db, { consumerNo, copyId }: Copy): Promise<void> {
  await db
    .updateTable('data_copies')
    .set({ failed_at: new Date() })
    .where('consumer_no', '=', consumerNo)
    .where('copy_id', '=', copyId)
    .execute()
}

/** Undefined once it has expired. */
export async function takeCopy(db: Db, consumerNo: string): Promise<{ content: Buffer; readyAt: Date } | null> {
  const row = await db
    .selectFrom('data_copies')
    .select(['content', 'ready_at'])
    .where('consumer_no', '=', consumerNo)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row?.content && row.ready_at ? { content: row.content, readyAt: row.ready_at } : null
}
