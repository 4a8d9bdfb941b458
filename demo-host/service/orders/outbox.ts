import { sql } from 'kysely'
import { type Db, inTransaction } from '../database/transaction'
import { inBatches, SWEPT_AT_ONCE, tryEach, untilDone } from '../plugins/sweeps'
import { findOrder, findPayment, movePayment } from '../repositories/orders'
import { chargeOf, gatewayFor, type Till } from './settle-order'

const AT_ONCE = 20
const LEASE_SECONDS = 30
/** How long it can be seen what was done, should somebody ask. */
const KEPT_DAYS = 7

/** Does what commits left to be done, at least once; a batch in which something fails is the last, and that is due again when its lease ends. */
export async function workOutbox(till: Till): Promise<void> {
  await untilDone(AT_ONCE, async () => {
    const rows = await takeDue(till.db)
    await tryEach(rows.map(row => () => finish(till, row)))
    return rows.length
  })
}

type Due = { readonly id: string; readonly topic: keyof typeof work; readonly subject: string }

async function finish(till: Till, { id, topic, subject }: Due): Promise<void> {
  await work[topic](till, subject)
  await till.db.updateTable('outbox').set({ done_at: new Date() }).where('id', '=', id).execute()
}

/** Takes rows that nobody else has, for as long as one batch may need. */
const takeDue = (db: Db): Promise<Due[]> =>
  inTransaction(db, async tx => {
    const due = await tx
      .selectFrom('outbox')
      .select(['id', 'topic', 'subject'])
      .where('done_at', 'is', null)
      .where('next_at', '<=', new Date())
      .orderBy('next_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return due
    await tx
      .updateTable('outbox')
      .set({ attempts: sql`attempts + 1`, next_at: new Date(Date.now() + LEASE_SECONDS * 1000) })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute()
    return due
  })

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
  const order = await findOrder(till.db, orderNumber)
  const payment = await findPayment(till.db, orderNumber)
  if (order?.state === 'cancelled' || payment?.state !== 'authorised') return
  await gatewayFor(till).capture(payment.payment_id)
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
