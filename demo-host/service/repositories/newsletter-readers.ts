import type { Subscription } from '../../../core/shapes/consent'
import type { Tx } from '../database/transaction'

/** The latest subscription of an address counts. */
export async function subscribeReader(
  tx: Tx,
  email: string,
  locale: string,
  subscriptions: readonly Subscription[],
): Promise<void> {
  const said = { locale, subscriptions: JSON.stringify(subscriptions), changed_at: new Date() }
  await tx
    .insertInto('newsletter_readers')
    .values({ email, ...said })
    .onConflict(conflict => conflict.column('email').doUpdateSet(said))
    .execute()
}
