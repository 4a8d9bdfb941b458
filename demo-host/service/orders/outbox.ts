import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../database/transaction'
import { inBatches, SWEPT_AT_ONCE } from '../plugins/sweeps'
import { findCapture, findPayment, movePayment } from '../repositories/orders'
import { chargeOf, gatewayFor, type Till } from './settle-order'

/** At a provider that takes 300 ms this is twice the 50 captures a second that a busy shop needs. */
const AT_ONCE = 32
const LEASE_MS = 30_000
const RETRY_MS = 30_000
const POLL_MS = 2000
/** How long it can be seen what was done, should somebody ask. */
const KEPT_DAYS = 7

/** How the outbox is worked; only tests name more than `end`. */
export type OutboxOptions = {
  /** Once aborted, what runs is finished and nothing new begins. */
  readonly end?: AbortSignal
  /** Hears how each piece of work ended. */
  readonly told?: (topic: string, outcome: 'done' | 'failed') => void
  readonly atOnce?: number
  readonly leaseMs?: number
  readonly pollMs?: number
}

/**
 * Does what commits left to be done, at least once and `atOnce` side by side, until nothing is due. A row is leased to one
 * process, which renews the lease while it works on the row. What fails is due again half a minute later; after `atOnce`
 * failures nothing more is taken, since the provider is probably down. Throws the first error when all work has ended.
 */
export async function workOutbox(till: Till, options: OutboxOptions = {}): Promise<void> {
  const { end, told = () => {}, atOnce = AT_ONCE, leaseMs = LEASE_MS, pollMs = POLL_MS } = options
  const running = new Map<string, Promise<void>>()
  const errors: unknown[] = []
  const begin = (row: Due): void => {
    const work = finish(till, row).then(
      () => told(row.topic, 'done'),
      async (error: unknown) => {
        errors.push(error)
        told(row.topic, 'failed')
        // Without a database the row is due again when its lease ends.
        await lease(till.db, [row.id], RETRY_MS).catch(() => {})
      },
    )
    const ended = work.finally(() => running.delete(row.id))
    running.set(row.id, ended)
  }
  const renewal = setInterval(() => void lease(till.db, [...running.keys()], leaseMs).catch(() => {}), leaseMs / 3)
  const isOpen = (): boolean => !end?.aborted && errors.length < atOnce
  try {
    for (let isMore = true; isOpen() && (isMore || running.size > 0); ) {
      const room = atOnce - running.size
      const due = await takeDue(till.db, room, leaseMs)
      due.forEach(begin)
      isMore = due.length === room
      await (isMore ? someRoom(running, atOnce) : allDone(running, pollMs))
    }
  } catch (error) {
    errors.push(error)
  }
  await Promise.all(running.values())
  clearInterval(renewal)
  if (errors.length > 0) throw errors[0]
}

type Due = { readonly id: string; readonly topic: keyof typeof work; readonly subject: string }
type Running = ReadonlyMap<string, Promise<void>>

async function finish(till: Till, { id, topic, subject }: Due): Promise<void> {
  await work[topic](till, subject)
  await till.db.updateTable('outbox').set({ done_at: new Date() }).where('id', '=', id).execute()
}

/** Waits until a quarter of the places is free, so that rows are taken several in a statement. */
async function someRoom(running: Running, atOnce: number): Promise<void> {
  while (running.size > atOnce * 0.75) await Promise.race(running.values())
}

/** Waits for all that runs, but no longer than `pollMs`: one call that hangs must not delay what comes after it. */
async function allDone(running: Running, pollMs: number): Promise<void> {
  const done = new AbortController()
  const timeUp = pause(pollMs, undefined, { signal: done.signal }).catch(() => {})
  await Promise.race([Promise.all(running.values()), timeUp])
  done.abort()
}

const after = (milliseconds: number) => sql<Date>`now() + make_interval(secs => ${milliseconds / 1000})`

/** Takes rows that are due and that nobody else has. All times are the database's, whatever the clocks of processes say. */
const takeDue = (db: Db, count: number, leaseMs: number): Promise<Due[]> =>
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
async function lease(db: Db, ids: readonly string[], milliseconds: number): Promise<void> {
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

const work = {
  'order-placed': async () => {},
  'payment-capture': capture,
  'payment-refund': refund,
} as const

async function capture(till: Till, orderNumber: string): Promise<void> {
  const paymentId = await findCapture(till.db, orderNumber)
  if (paymentId === undefined) return
  await gatewayFor(till).capture(paymentId)
  await movePayment(till.db, orderNumber, { state: 'captured' }, ['authorised'])
}

/** What is not captured yet never will be; what was captured is given back. */
async function refund(till: Till, orderNumber: string): Promise<void> {
  const payment = await findPayment(till.db, orderNumber)
  if (!payment) return
  const gateway = gatewayFor(till)
  await gateway.cancel(chargeOf(payment))
  await gateway.refund(payment.payment_id, payment.amount)
  await movePayment(till.db, orderNumber, { state: 'refunded' }, ['authorised', 'captured'])
}
