import { type RawBuilder, sql } from 'kysely'
import { newId } from '../database/ids'
import type { Db } from '../database/transaction'
import { findPerson } from './consumers'

/** What a moment was by the sandbox's clock: the real time, and the jumps until then. */
export async function sandboxTimeOf(db: Db, moment: Date): Promise<Date> {
  const { rows } = await sql<{ seconds: string }>`
    select coalesce(sum(ahead_seconds), 0) as seconds from sandbox_clock where at <= ${moment}`.execute(db)
  return new Date(moment.getTime() + Number(rows[0]?.seconds ?? 0) * 1000)
}

/** The sandbox's time. */
export const sandboxNow = (db: Db): Promise<Date> => sandboxTimeOf(db, new Date())

export async function advanceSandboxClock(db: Db, seconds: number): Promise<void> {
  await db.insertInto('sandbox_clock').values({ id: newId(), ahead_seconds: seconds, at: new Date() }).execute()
}

/** Whose time passes: a person's, by e-mail address, or an order's. */
type Whose = { readonly person: string } | { readonly orderNumber: string }

const waiting = [
  'password_resets',
  'email_confirmations',
  'passkey_challenges',
  'data_copies',
  'authorization_codes',
] as const

/** Ages what waits for one person or order. Unknown ones are ignored. */
export async function letTimePass(db: Db, whose: Whose, hours: number): Promise<void> {
  const by = sql`make_interval(hours => ${Math.round(hours)}::int)`
  if ('orderNumber' in whose) return ageOrders(db, sql`order_number = ${whose.orderNumber}`, by)
  const email = whose.person.trim().toLowerCase()
  await ageOrders(db, sql`email = ${email}`, by)
  await sql`update newsletter_confirmations set expires_at = expires_at - ${by} where email = ${email}`.execute(db)
  const consumerNo = (await findPerson(db, email))?.consumerNo
  if (consumerNo === undefined) return
  for (const table of waiting)
    await sql`update ${sql.table(table)} set expires_at = expires_at - ${by} where consumer_no = ${consumerNo}`.execute(
      db,
    )
  await ageOrders(db, sql`consumer_no = ${consumerNo} and email <> ${email}`, by)
}

async function ageOrders(db: Db, which: RawBuilder<unknown>, by: RawBuilder<unknown>): Promise<void> {
  await sql`update orders set placed_at = placed_at - ${by} where ${which}`.execute(db)
  await sql`update parcels set return_announced_at = return_announced_at - ${by}, events = (
      select jsonb_agg(jsonb_set(event, '{at}', to_jsonb(to_char(
        ((event ->> 'at')::timestamptz - ${by}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) order by place)
      from jsonb_array_elements(events) with ordinality as past (event, place))
    where order_number in (select order_number from orders where ${which})`.execute(db)
}
