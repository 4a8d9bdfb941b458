import { type RawBuilder, type Selectable, sql } from 'kysely'
import { inBatches, SWEPT_AT_ONCE } from '../database/batches'
import { newId } from '../database/ids'
import type { Database } from '../database/types'
import type { Db, Tx } from '../database/transaction'
import type { MailEntry } from '../documents/mail'

/** How long finished work stays visible. */
const RETENTION_DAYS = 7

/** Each lane has its own due column, so that none waits for another. */
export type Lane = 'payments' | 'mails' | 'jobs'

const dueColumn = { payments: 'next_at', mails: 'mail_at', jobs: 'job_at' } as const

export type PaymentTopic = Exclude<Due['topic'], 'mail' | 'data-copy'>

/** `attempts` includes this one. */
export type Due = Pick<Selectable<Database['outbox']>, 'id' | 'topic' | 'subject' | 'document' | 'attempts'>

/** Queues a capture or refund, with the order's mails: providers are never called inside a transaction. */
export async function leaveToOutbox(
  tx: Tx,
  topic: PaymentTopic,
  orderNumber: string,
  ...mails: readonly MailEntry[]
): Promise<void> {
  const [document, next_at] = ['{}', sql<Date>`now()`]
  const row = { id: newId(), topic, subject: orderNumber, document, next_at, mail_at: null, done_at: null }
  await tx
    .insertInto('outbox')
    .values([row, ...mails.map(mailRow)])
    .execute()
}

/** Mails are sent after the commit. */
export async function leaveMails(tx: Tx, ...mails: readonly MailEntry[]): Promise<void> {
  if (mails.length === 0) return
  await tx.insertInto('outbox').values(mails.map(mailRow)).execute()
}

/** Leaves a mail if `condition` holds, which the work that it takes does not tell. */
export async function leaveMailWhere(tx: Tx, mail: MailEntry, condition: RawBuilder<boolean>): Promise<void> {
  const { id, topic, subject, document, next_at, mail_at } = mailRow(mail)
  await sql`
    insert into outbox (id, topic, subject, document, next_at, mail_at)
    select ${id}, ${topic}, ${subject}, ${document}, ${next_at}, ${mail_at} where ${condition}`.execute(tx)
}

const mailRow = (mail: MailEntry) => ({
  id: newId(),
  topic: 'mail' as const,
  subject: mail.kind,
  document: JSON.stringify(mail),
  next_at: sql<Date>`'infinity'`,
  mail_at: sql<Date>`now()`,
  done_at: null,
})

/** The job runs after the commit. */
export async function leaveJob(tx: Tx, topic: 'data-copy', consumerNo: string): Promise<void> {
  const row = { id: newId(), topic, subject: consumerNo, document: '{}', next_at: sql<Date>`'infinity'`, done_at: null }
  await tx
    .insertInto('outbox')
    .values({ ...row, job_at: sql<Date>`now()` })
    .execute()
}

const after = (milliseconds: number) => sql<Date>`now() + make_interval(secs => ${milliseconds / 1000})`

/** Takes due rows that no other process has. All times are the database's. */
export const takeDue = (db: Db, lane: Lane, count: number, leaseMs: number): Promise<Due[]> =>
  db
    .with('due', query =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where(dueColumn[lane], '<=', sql<Date>`now()`)
        .orderBy(dueColumn[lane])
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .set({ attempts: sql`attempts + 1`, [dueColumn[lane]]: after(leaseMs) })
    .where('id', 'in', query => query.selectFrom('due').select('id'))
    .returning(['id', 'topic', 'subject', 'document', 'attempts'])
    .execute()

/** Reserves rows for this long. */
export async function lease(db: Db, lane: Lane, ids: readonly string[], milliseconds: number): Promise<void> {
  if (ids.length === 0) return
  const due = { [dueColumn[lane]]: after(milliseconds) }
  await db.updateTable('outbox').set(due).where('id', 'in', ids).where('done_at', 'is', null).execute()
}

/** The age in seconds of the oldest waiting row; 0 without one. */
export async function outboxAge(db: Db, lane: Lane = 'payments'): Promise<number> {
  const { rows } = await sql<{ age: string }>`
    select coalesce(extract(epoch from now() - min(created_at)), 0) as age
    from outbox where done_at is null and ${isOf(lane)}`.execute(db)
  return Math.max(0, Number(rows[0]?.age ?? 0))
}

export async function outboxWaiting(db: Db, lane: Lane = 'payments'): Promise<number> {
  const waiting = db.selectFrom('outbox').select(query => query.fn.countAll<number>().as('count'))
  return (await waiting.where('done_at', 'is', null).where(isOf(lane)).executeTakeFirst())?.count ?? 0
}

const isOf = (lane: Lane) =>
  lane === 'payments'
    ? sql<boolean>`mail_at is null and job_at is null`
    : sql<boolean>`${sql.ref(dueColumn[lane])} is not null`

const GIVEN_UP_DAYS = 3

/** After three days a mail would only confuse. */
export async function giveUpOldMails(db: Db): Promise<void> {
  const given_up = { done_at: sql<Date>`now()`, failure: 'too old', document: '{}' }
  await db
    .updateTable('outbox')
    .set(given_up)
    .where('mail_at', 'is not', null)
    .where('done_at', 'is', null)
    .where('created_at', '<', new Date(Date.now() - GIVEN_UP_DAYS * 86_400_000))
    .execute()
}

export async function deleteDone(db: Db, atOnce = SWEPT_AT_ONCE): Promise<void> {
  const old = new Date(Date.now() - RETENTION_DAYS * 86_400_000)
  await inBatches(atOnce, () =>
    db
      .deleteFrom('outbox')
      .where('id', 'in', done => done.selectFrom('outbox').select('id').where('done_at', '<', old).limit(atOnce))
      .executeTakeFirst(),
  )
}

/** Marks work as done, or as given up for a reason. The text of a mail is deleted. */
export async function markDone(db: Db, id: string, failure: string | null = null): Promise<void> {
  const done = { done_at: new Date(), failure, document: '{}' }
  await db.updateTable('outbox').set(done).where('id', '=', id).execute()
}
