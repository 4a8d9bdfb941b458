import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { connectionsOf } from '../database/connection'
import type { Db } from '../database/transaction'
import { clockAhead, ping } from '../repositories/health'
import { outboxAge, outboxWaiting } from '../repositories/outbox'
import { countHolds } from '../repositories/stock-holds'

/** Counts of this process; values that all processes share are read from the database on each scrape. */
export type Metrics = {
  readonly registry: Registry
  readonly calls: Histogram<'method' | 'route' | 'status'>
  readonly outboxWork: Counter<'topic' | 'outcome'>
  readonly sweeps: Counter<'sweep' | 'outcome'>
}

export function makeMetrics(db: Db): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // The first, because the reads of the next ones wait for connections, too.
  new Gauge({
    name: 'till_database_connections',
    help: 'Connections of this process to the database, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connectionsOf(db))) this.set({ state }, count)
    },
  })
  const gauge = (name: string, help: string, read: (db: Db) => Promise<number>): void => {
    const collect = async function (this: Gauge): Promise<void> {
      this.set(await read(db).catch(() => Number.NaN))
    }
    new Gauge({ name, help, registers, collect })
  }
  gauge('till_outbox_oldest_seconds', 'Age of the oldest capture or refund that waits', db => outboxAge(db))
  gauge('till_outbox_waiting', 'Captures and refunds that wait', db => outboxWaiting(db))
  gauge('till_jobs_oldest_seconds', 'Age of the oldest copy of data that waits', db => outboxAge(db, 'jobs'))
  gauge('till_jobs_waiting', 'Copies of data that wait', db => outboxWaiting(db, 'jobs'))
  gauge('till_mails_oldest_seconds', 'Age of the oldest mail that waits', db => outboxAge(db, 'mails'))
  gauge('till_mails_waiting', 'Mails that wait', db => outboxWaiting(db, 'mails'))
  gauge('till_stock_holds', 'Holds on stock by carts and open orders', countHolds)
  const reach = (over: Db) =>
    ping(over).then(
      () => 1,
      () => 0,
    )
  gauge('till_database_reachable', '1 while the database answers, else 0', reach)
  gauge('till_clock_ahead_seconds', 'How far the clock of this process is ahead of the database’s', clockAhead)
  const calls = new Histogram({
    name: 'till_call_seconds',
    help: 'Time until a call was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const outboxWork = new Counter({
    name: 'till_outbox_work_total',
    help: 'Captures, refunds and mails that this process did, or failed to do',
    labelNames: ['topic', 'outcome'],
    registers,
  })
  const sweeps = new Counter({
    name: 'till_sweeps_total',
    help: 'Regular work of this process, done or failed',
    labelNames: ['sweep', 'outcome'],
    registers,
  })
  return { registry, calls, outboxWork, sweeps }
}
