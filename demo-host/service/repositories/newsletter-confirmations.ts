import { type RawBuilder, sql } from 'kysely'
import type { Subscription } from '../../../core/shapes/consent'
import type { Db, Tx } from '../database/transaction'
import { hashOf } from './access-tokens'
import { linksOfLastHour, type MailedLink, newLink, readLink, spendLinks } from './mailed-links'

const WEEK_MS = 7 * 86_400_000

/** What an address was asked to confirm. */
export type NewsletterRequest = {
  readonly email: string
  readonly locale: string
  readonly country: string
  readonly subscriptions: readonly Subscription[]
}

/** How often an address was asked in the last hour. */
export const newsletterRequestsOfLastHour = (db: Db, email: string): Promise<number> =>
  linksOfLastHour(db, 'newsletter_confirmations', email)

/** Keeps what a link will begin, for a week. */
export async function saveNewsletterRequest(
  tx: Tx,
  { subscriptions, ...request }: NewsletterRequest,
): Promise<MailedLink> {
  const { link, row } = newLink(WEEK_MS)
  await tx
    .insertInto('newsletter_confirmations')
    .values({ ...row, ...request, subscriptions: JSON.stringify(subscriptions) })
    .execute()
  return link
}

/** The same for an account whose owner gets no newsletter, up to `most` times in an hour. `isSaved` tells a later statement. */
export async function saveRequestOfAccount(
  tx: Tx,
  { email, locale, country, subscriptions }: NewsletterRequest,
  most: number,
): Promise<{ readonly link: MailedLink; readonly isSaved: RawBuilder<boolean> }> {
  const { link, row } = newLink(WEEK_MS)
  await sql`
    insert into newsletter_confirmations (hash, expires_at, email, locale, country, subscriptions)
    select ${row.hash}, ${row.expires_at}, ${email}, ${locale}, ${country}, ${JSON.stringify(subscriptions)}
    from people where email = ${email}
      and not coalesce(
        profile -> 'subscriptions' @> '[{"type": "Newsletter", "channel": "email", "optin": true}]',
        (profile ->> 'newsletter')::boolean, false)
      and (
        select count(*) from newsletter_confirmations
        where email = ${email} and created_at > ${new Date(Date.now() - 3_600_000)}) < ${most}`.execute(tx)
  const isSaved = sql<boolean>`exists (select from newsletter_confirmations where hash = ${row.hash})`
  return { link, isSaved }
}

/** What using a token came to; one that nobody was given counts as expired. */
export type UsedNewsletterLink =
  | { readonly kind: 'confirmed'; readonly request: NewsletterRequest }
  | { readonly kind: 'expired' | 'used' }

/** Uses a token up, once, and with it every other link of the same address. */
export async function spendNewsletterLink(tx: Tx, token: string): Promise<UsedNewsletterLink> {
  const link = readLink(
    await tx
      .selectFrom('newsletter_confirmations')
      .selectAll()
      .where('hash', '=', hashOf(token))
      .forUpdate()
      .executeTakeFirst(),
  )
  if (link.kind !== 'open') return link
  const { email, locale, country, subscriptions } = link.row
  await spendLinks(tx, 'newsletter_confirmations', email)
  return { kind: 'confirmed', request: { email, locale, country, subscriptions } }
}
