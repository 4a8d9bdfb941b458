import { setTimeout as pause } from 'node:timers/promises'
import { findCapture, findPayment, movePayment } from '../repositories/orders'
import { type Due, lease, markDone, takeDue } from '../repositories/outbox'
import { chargeOf, gatewayFor, type SettleContext } from './settle-order'

/** At a provider that takes 300 ms this is twice the 50 captures a second that a busy shop needs. */
const AT_ONCE = 32
const LEASE_MS = 30_000
const RETRY_MS = 30_000
const POLL_MS = 2000

/** How the outbox is worked; only tests name more than `end`. */
export type OutboxOptions = {
  /** Once aborted, what runs is finished and nothing new begins. */
  readonly end?: AbortSignal
  /** Called when a piece of work ends. */
  readonly onEnd?: (topic: string, outcome: 'done' | 'failed') => void
  readonly atOnce?: number
  readonly leaseMs?: number
  readonly pollMs?: number
}

/**
 * Does what commits left to be done, at least once and `atOnce` side by side, until nothing is due. A row is leased to one
 * process, which renews the lease while it works on the row. What fails is due again half a minute later; after `atOnce`
 * failures nothing more is taken, since the provider is probably down. Throws the first error when all work has ended.
 */
export async function workOutbox(context: SettleContext, options: OutboxOptions = {}): Promise<void> {
  const { end, onEnd = () => {}, atOnce = AT_ONCE, leaseMs = LEASE_MS, pollMs = POLL_MS } = options
  const running = new Map<string, Promise<void>>()
  const errors: unknown[] = []
  const begin = (row: Due): void => {
    const work = finish(context, row).then(
      () => onEnd(row.topic, 'done'),
      async (error: unknown) => {
        errors.push(error)
        onEnd(row.topic, 'failed')
        // Without a database the row is due again when its lease ends.
        await lease(context.db, [row.id], RETRY_MS).catch(() => {})
      },
    )
    const ended = work.finally(() => running.delete(row.id))
    running.set(row.id, ended)
  }
  const renewal = setInterval(() => void lease(context.db, [...running.keys()], leaseMs).catch(() => {}), leaseMs / 3)
  const isOpen = (): boolean => !end?.aborted && errors.length < atOnce
  try {
    for (let isMore = true; isOpen() && (isMore || running.size > 0); ) {
      const room = atOnce - running.size
      const due = await takeDue(context.db, room, leaseMs)
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

async function finish(context: SettleContext, { id, topic, subject }: Due): Promise<void> {
  await work[topic](context, subject)
  await markDone(context.db, id)
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

const work: Readonly<Record<Due['topic'], (context: SettleContext, orderNumber: string) => Promise<void>>> = {
  'order-placed': async () => {},
  'payment-capture': capture,
  'payment-refund': refund,
}

async function capture(context: SettleContext, orderNumber: string): Promise<void> {
  const paymentId = await findCapture(context.db, orderNumber)
  if (paymentId === undefined) return
  await gatewayFor(context).capture(paymentId)
  await movePayment(context.db, orderNumber, { state: 'captured' }, ['authorised'])
}

/** What is not captured yet never will be; what was captured is given back. */
async function refund(context: SettleContext, orderNumber: string): Promise<void> {
  const payment = await findPayment(context.db, orderNumber)
  if (!payment) return
  const gateway = gatewayFor(context)
  await gateway.cancel(chargeOf(payment))
  await gateway.refund(payment.payment_id, payment.amount)
  await movePayment(context.db, orderNumber, { state: 'refunded' }, ['authorised', 'captured'])
}
