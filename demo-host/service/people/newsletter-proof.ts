import { type Configuration, type MailSettings, sendsMails } from '../configuration'
import type { Tx } from '../database/transaction'
import {
  saveNewsletterRequest,
  type NewsletterRequest,
  newsletterRequestsOfLastHour,
} from '../repositories/newsletter-confirmations'
import { leaveMails } from '../repositories/outbox'

/** Where a guest's newsletter begins with the link of a mail: nothing less proves there who wanted it. */
const countries: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'LI'])

/** Mails that one address gets in an hour, however often it is typed. */
const MAX_IN_AN_HOUR = 3

type Sender = Pick<Configuration, 'shopOrigin'> & MailSettings

/** A shop that sends no mail cannot ask. */
export const asksProof = (configuration: MailSettings, country: string): boolean =>
  countries.has(country) && sendsMails(configuration)

/** Mails the link that begins a subscription, known or not: neither the answer nor its duration reveals who gets it already. */
export async function askProof(tx: Tx, { shopOrigin }: Sender, request: NewsletterRequest): Promise<void> {
  if ((await newsletterRequestsOfLastHour(tx, request.email)) >= MAX_IN_AN_HOUR) return
  const { token, expiresAt } = await saveNewsletterRequest(tx, request)
  await leaveMails(tx, {
    kind: 'newsletter-confirmation',
    to: request.email,
    locale: request.locale,
    link: `${shopOrigin}/${request.locale.toLowerCase()}/confirm-newsletter#token=${token}`,
    expiresAt: expiresAt.toISOString(),
  })
}
