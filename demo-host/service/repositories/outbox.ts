import { type Selectable, sql } from 'kysely'
import { inBatches, SWEPT_AT_ONCE } from '../database/batches'
import { newId } from '../database/ids'
import type { Database } from '../database/types'
import type { Db, Tx } from '../database/transaction'

/** How long it can be seen what was done. */
const KEPT_DAYS = 7

/** Work that is due; its subject is an order's number. */
export type Due = Pick<Selectable<Database['outbox']>, 'id' | 'topic' | 'subject'>

/** Leaves something to be done once this transaction stands: a provider is never asked inside of one. */
export async function leaveToOutbox(tx: Tx, topic: Due['topic'], orderNumber: string): Promise<void> {
  const row = { id: newId(), topic, subject: orderNumber, document: '{}', next_at: sql<Date>`now()`, done_at: null }
  await tx.insertInto('outbox').values(row).execute()
}

const after = (milliseconds: number) => sql<Date>`now() + make_interval(secs => ${milliseconds / 1000})`

/** Takes rows that are due and that nobody else has. All times are the database's, whatever the clocks of processes say. */
export const takeDue = (db: Db, count: number, leaseMs: number): Promise<Due[]> =>
  db
    .with('due', query =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('next_at', '<=', sql<Date>`now()`)
        .orderBy('next_at')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .set({ attempts: sql`attempts + 1`, next_at: after(leaseMs) })
    .where('id', 'in', query => query.selectFrom('due').select('id'))
    .returning(['id', 'topic', 'subject'])
    .execute()

/** Keeps rows from everybody else for so long from now on. */
export async function lease(db: Db, ids: readonly string[], milliseconds: number): Promise<void> {
  if (ids.length === 0) return
  const next_at = after(milliseconds)
  await db.updateTable('outbox').set({ next_at }).where('id', 'in', ids).where('done_at', 'is', null).execute()
}

/** Since how many seconds the oldest row waits to be done; 0 where none does. */
export async function outboxAge(db: Db): Promise<number> {
  const { rows } = await sql<{ age: string }>`
    select coalesce(extract(epoch from now() - min(created_at)), 0) as age from outbox where done_at is null`.execute(
    db,
  )
  return Math.max(0, Number(rows[0]?.age ?? 0))
}

/** How many rows wait to be done. */
export async function outboxWaiting(db: Db): Promise<number> {
  const waiting = db.selectFrom('outbox').select(query => query.fn.countAll<number>().as('count'))
  return (await waiting.where('done_at', 'is', null).executeTakeFirst())?.count ?? 0
}

/** Deletes what was done a week ago. */
export async function deleteDone(db: Db, atOnce = SWEPT_AT_ONCE): Promise<void> {
  const old = new Date(Date.now() - KEPT_DAYS * 86_400_000)
  await inBatches(atOnce, () =>
    db
      .deleteFrom('outbox')
      .where('id', 'in', done => done.selectFrom('outbox').select('id').where('done_at', '<', old).limit(atOnce))
      .executeTakeFirst(),
  )
}

/** Marks work as done, so that nobody takes it again. */
export async function markDone(db: Db, id: string): Promise<void> {
  await db.updateTable('outbox').set({ done_at: new Date() }).where('id', '=', id).execute()
}
