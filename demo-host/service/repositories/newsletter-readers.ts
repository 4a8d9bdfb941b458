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
