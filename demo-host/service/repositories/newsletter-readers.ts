import { sql } from 'kysely'
import type { Subscription } from '../../../core/shapes/consent'
import type { Tx } from '../database/transaction'

/** Changes nothing for an address that is known or has an account: its owner alone begins and ends it there. */
export async function addReader(
  tx: Tx,
  email: string,
  locale: string,
  subscriptions: readonly Subscription[],
): Promise<void> {
  // One statement for known and unknown addresses, so that its duration tells nothing.
  await sql`
    insert into newsletter_readers (email, locale, subscriptions, changed_at)
    select ${email}, ${locale}, ${JSON.stringify(subscriptions)}, ${new Date()}
    where not exists (select from people where email = ${email})
    on conflict (email) do nothing`.execute(tx)
}

export async function findReader(tx: Tx, email: string): Promise<readonly Subscription[] | null> {
  const row = await tx
    .selectFrom('newsletter_readers')
    .select('subscriptions')
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  return row?.subscriptions ?? null
}

/** Replaces what is known of an address. */
export async function saveReader(
  tx: Tx,
  email: string,
  locale: string,
  subscriptions: readonly Subscription[],
): Promise<void> {
  const values = { locale, subscriptions: JSON.stringify(subscriptions), changed_at: new Date() }
  await tx
    .insertInto('newsletter_readers')
    .values({ email, ...values })
    .onConflict(conflict => conflict.column('email').doUpdateSet(values))
    .execute()
}
