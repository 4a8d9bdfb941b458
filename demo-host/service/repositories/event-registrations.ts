import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../database/types'
import type { Db, Tx } from '../database/transaction'

export type RegistrationRecord = Selectable<Database['event_registrations']>

/** Whoever joins waits here for whoever came before, so that the places are counted right. */
export async function lockEvent(tx: Tx, eventId: string): Promise<void> {
  await tx
    .insertInto('event_turns')
    .values({ event_id: eventId })
    .onConflict(conflict => conflict.column('event_id').doNothing())
    .execute()
  await tx.selectFrom('event_turns').select('event_id').where('event_id', '=', eventId).forUpdate().execute()
}

/** Guests of shoppers take places, too. */
export async function placesTaken(db: Db, eventId: string): Promise<number> {
  const row = await db
    .selectFrom('event_registrations')
    .select(sql<number>`coalesce(sum(people), 0)::int`.as('taken'))
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row?.taken ?? 0
}

export const findRegistration = (
  db: Db,
  eventId: string,
  consumerNo: string,
): Promise<RegistrationRecord | undefined> =>
  db
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst()

export const changeRegistration = (
  tx: Tx,
  { event_id, consumer_no }: Pick<RegistrationRecord, 'event_id' | 'consumer_no'>,
  change: Updateable<Database['event_registrations']>,
): Promise<RegistrationRecord> =>
  tx
    .updateTable('event_registrations')
    .set(change)
    .where('event_id', '=', event_id)
    .where('consumer_no', '=', consumer_no)
    .returningAll()
    .executeTakeFirstOrThrow()

export const dropRegistration = (tx: Tx, eventId: string, consumerNo: string) =>
  tx.deleteFrom('event_registrations').where('event_id', '=', eventId).where('consumer_no', '=', consumerNo).execute()

export const saveRegistration = (
  tx: Tx,
  registration: Insertable<Database['event_registrations']>,
): Promise<RegistrationRecord> =>
  tx.insertInto('event_registrations').values(registration).returningAll().executeTakeFirstOrThrow()
