import type { Subscription } from '../../../core/shapes/consent'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { findReader, saveReader } from '../repositories/newsletter-readers'
import { datedSubscriptions } from './dated-subscriptions'

/** Ends the newsletter that an address began without its account, once the account ends it. */
export async function endNewsletter(
  { locale, country }: Pick<CallContext, 'locale' | 'country'>,
  tx: Tx,
  email: string,
  changes: readonly Subscription[],
): Promise<void> {
  const ends = changes.filter(({ type, channel, optin }) => type === 'Newsletter' && channel === 'email' && !optin)
  const known = ends.length > 0 ? await findReader(tx, email) : null
  if (known) await saveReader(tx, email, locale, datedSubscriptions(known, ends, country))
}
