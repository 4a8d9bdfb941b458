import { type Configuration, type MailSettings, sendsMails } from '../configuration'
import type { Tx } from '../database/transaction'
import type { MailEntry } from '../documents/mail'
import type { MailedLink } from '../repositories/mailed-links'
import {
  saveNewsletterRequest,
  saveRequestOfAccount,
  type NewsletterRequest,
  newsletterRequestsOfLastHour,
} from '../repositories/newsletter-confirmations'
import { addReader } from '../repositories/newsletter-readers'
import { leaveMails, leaveMailWhere } from '../repositories/outbox'

/** Where a guest's newsletter begins with the link of a mail: nothing less proves there who wanted it. */
const countries: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'LI'])

/** Mails that one address gets in an hour, however often it is typed. */
const MAX_IN_AN_HOUR = 3

type Sender = Pick<Configuration, 'shopOrigin'> & MailSettings

/** A shop that sends no mail cannot ask. */
export const asksProof = (configuration: MailSettings, country: string): boolean =>
  countries.has(country) && sendsMails(configuration)

/** `awaitsConfirmation`: everybody in this country must follow a link first; `isTooMany`: the address got enough of them in the last hour. */
type Begun = { readonly awaitsConfirmation: boolean; readonly isTooMany: boolean }

/** Begins the newsletter of an address that somebody typed. */
export async function beginNewsletter(tx: Tx, configuration: Sender, request: NewsletterRequest): Promise<Begun> {
  const { email, locale, country, subscriptions } = request
  if (asksProof(configuration, country)) {
    return { awaitsConfirmation: true, isTooMany: !(await askProof(tx, configuration, request)) }
  }
  await addReader(tx, email, locale, subscriptions)
  if (sendsMails(configuration)) await askOwner(tx, configuration, request)
  return { awaitsConfirmation: false, isTooMany: false }
}

/** Mails the link that begins a subscription, known or not: neither the answer, nor its duration, nor the limit reveals who gets it already. False if there were too many in the last hour. */
async function askProof(tx: Tx, { shopOrigin }: Sender, request: NewsletterRequest): Promise<boolean> {
  if ((await newsletterRequestsOfLastHour(tx, request.email)) >= MAX_IN_AN_HOUR) return false
  await leaveMails(tx, mailOf(shopOrigin, request, await saveNewsletterRequest(tx, request)))
  return true
}

/** Mails the link to the owner of an account who gets no newsletter; the same statements run for any other address. */
async function askOwner(tx: Tx, { shopOrigin }: Sender, request: NewsletterRequest): Promise<void> {
  const { link, isSaved } = await saveRequestOfAccount(tx, request, MAX_IN_AN_HOUR)
  await leaveMailWhere(tx, mailOf(shopOrigin, request, link), isSaved)
}

const mailOf = (
  shopOrigin: string,
  { email, locale }: NewsletterRequest,
  { token, expiresAt }: MailedLink,
): MailEntry => ({
  kind: 'newsletter-confirmation',
  to: email,
  locale,
  link: `${shopOrigin}/${locale.toLowerCase()}/confirm-newsletter#token=${token}`,
  expiresAt: expiresAt.toISOString(),
})
