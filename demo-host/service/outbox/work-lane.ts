import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../database/transaction'
import { type Due, type Lane, lease, markDone, takeDue } from '../repositories/outbox'

const LEASE_MS = 30_000
const POLL_MS = 2000

export type LaneWork = {
  /** Returns why the row is given up, or null when it is done. */
  readonly finish: (row: Due) => Promise<string | null>
  readonly retryMs: (row: Due) => number
  readonly atOnce: number
}

/** Only tests use more than `end`. */
export type WorkOptions = {
  /** Once aborted, running work is finished and nothing new begins. */
  readonly end?: AbortSignal
  readonly onEnd?: (topic: string, outcome: 'done' | 'failed') => void
  readonly atOnce?: number
  readonly leaseMs?: number
  readonly pollMs?: number
}

/**
 * Does due work at least once, `atOnce` pieces in parallel, until nothing is due. A row is leased to one process, which renews
 * the lease while it works. Failures are retried later; after `atOnce` of them nothing more is taken, since the other side is
 * probably down. Throws the first error at the end.
 */
export async function workLane(db: Db, lane: Lane, work: LaneWork, options: WorkOptions = {}): Promise<void> {
  const { end, onEnd = () => {}, atOnce = work.atOnce, leaseMs = LEASE_MS, pollMs = POLL_MS } = options
  const running = new Map<string, Promise<void>>()
  const errors: unknown[] = []
  const begin = (row: Due): void => {
    const done = finish(db, work, row).then(
      () => onEnd(row.topic, 'done'),
      async (error: unknown) => {
        errors.push(error)
        onEnd(row.topic, 'failed')
        // Without a database the row is due again when its lease ends.
        await lease(db, lane, [row.id], work.retryMs(row)).catch(() => {})
      },
    )
    const ended = done.finally(() => running.delete(row.id))
    running.set(row.id, ended)
  }
  const renewal = setInterval(() => void lease(db, lane, [...running.keys()], leaseMs).catch(() => {}), leaseMs / 3)
  const isOpen = (): boolean => !end?.aborted && errors.length < atOnce
  try {
    for (let isMore = true; isOpen() && (isMore || running.size > 0); ) {
      const room = atOnce - running.size
      const due = await takeDue(db, lane, room, leaseMs)
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

type Running = ReadonlyMap<string, Promise<void>>

async function finish(db: Db, work: LaneWork, row: Due): Promise<void> {
  await markDone(db, row.id, await work.finish(row))
}

/** Waits until a quarter of the places are free, so that one statement can take several rows. */
async function someRoom(running: Running, atOnce: number): Promise<void> {
  while (running.size > atOnce * 0.75) await Promise.race(running.values())
}

/** Waits at most `pollMs`: one hanging call must not delay what comes after it. */
async function allDone(running: Running, pollMs: number): Promise<void> {
  const done = new AbortController()
  const timeUp = pause(pollMs, undefined, { signal: done.signal }).catch(() => {})
  await Promise.race([Promise.all(running.values()), timeUp])
  done.abort()
}
