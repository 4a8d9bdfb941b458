import type { Subscription } from '../../../core/shapes/consent'
import type { Tx } from '../database/transaction'

/** Changes nothing for an address that is known, also where it ended its subscription. */
export async function addReader(
  tx: Tx,
  email: string,
  locale: string,
  subscriptions: readonly Subscription[],
): Promise<void> {
  await tx
    .insertInto('newsletter_readers')
    .values({ email, locale, subscriptions: JSON.stringify(subscriptions), changed_at: new Date() })
    .onConflict(conflict => conflict.column('email').doNothing())
    .execute()
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
