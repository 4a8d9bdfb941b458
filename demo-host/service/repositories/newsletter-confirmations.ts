import type { Subscription } from '../../../core/shapes/consent'
import { newSecret } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { hashOf } from './access-tokens'

/** Days that a link which begins a newsletter works. */
const NEWSLETTER_LINK_DAYS = 7

/** What an address was asked to confirm. */
export type NewsletterRequest = {
  readonly email: string
  readonly locale: string
  readonly country: string
  readonly subscriptions: readonly Subscription[]
}

/** How often an address was asked in the last hour. */
export async function newsletterRequestsOfLastHour(db: Db, email: string): Promise<number> {
  const row = await db
    .selectFrom('newsletter_confirmations')
    .select(query => query.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', new Date(Date.now() - 3_600_000))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

export async function saveNewsletterRequest(
  tx: Tx,
  { subscriptions, ...asked }: NewsletterRequest,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecret()
  const expiresAt = new Date(Date.now() + NEWSLETTER_LINK_DAYS * 86_400_000)
  await tx
    .insertInto('newsletter_confirmations')
    .values({
      ...asked,
      hash: hashOf(token),
      subscriptions: JSON.stringify(subscriptions),
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
  return { token, expiresAt }
}

/** What using a token came to; one that nobody was given counts as expired. */
export type UsedNewsletterLink =
  | { readonly kind: 'asked'; readonly ask: NewsletterRequest }
  | { readonly kind: 'expired' | 'used' }

/** Uses a token up, once, and with it every other link of the same address. */
export async function consumeNewsletterLink(tx: Tx, token: string): Promise<UsedNewsletterLink> {
  const row = await tx
    .selectFrom('newsletter_confirmations')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .forUpdate()
    .executeTakeFirst()
  if (row?.used_at) return { kind: 'used' }
  if (!row || row.expires_at <= new Date()) return { kind: 'expired' }
  const { email, locale, country, subscriptions } = row
  await tx
    .updateTable('newsletter_confirmations')
    .set({ used_at: new Date() })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute()
  return { kind: 'asked', ask: { email, locale, country, subscriptions } }
}
