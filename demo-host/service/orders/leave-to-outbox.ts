import { type Insertable, sql } from 'kysely'
import { newId } from '../database/ids'
import type { Tx } from '../database/transaction'
import type { Database } from '../database/types'

/** Leaves something to be done once this transaction stands: a provider is never asked inside of one. */
export async function leaveToOutbox(
  tx: Tx,
  topic: Insertable<Database['outbox']>['topic'],
  orderNumber: string,
): Promise<void> {
  const row = { id: newId(), topic, subject: orderNumber, document: '{}', next_at: sql<Date>`now()`, done_at: null }
  await tx.insertInto('outbox').values(row).execute()
}
