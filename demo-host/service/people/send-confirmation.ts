import { type Configuration, type MailSettings, sendsMails } from '../configuration'
import type { Tx } from '../database/transaction'
import { greeted } from '../documents/mail'
import { confirmationsOfLastHour, giveConfirmation } from '../repositories/email-confirmations'
import { leaveMails } from '../repositories/outbox'
import { findProfile } from '../repositories/profiles'

/** Mails that one person gets in an hour, however often they ask. */
const MAX_IN_AN_HOUR = 3

type Context = {
  readonly configuration: Pick<Configuration, 'shopOrigin'> & MailSettings
  readonly locale: string
}

/**
 * Sends the link that confirms the address of a member, unless it is confirmed already. Returns whether there were too many in
 * the last hour.
 */
export async function sendConfirmation(
  tx: Tx,
  { configuration, locale }: Context,
  consumerNo: string,
): Promise<{ readonly isTooMany: boolean }> {
  const found = await findProfile(tx, consumerNo)
  if (!found?.person.member_id || found.facts.loyalty?.optInDate || !sendsMails(configuration))
    return { isTooMany: false }
  if ((await confirmationsOfLastHour(tx, consumerNo)) >= MAX_IN_AN_HOUR) return { isTooMany: true }
  const { token, expiresAt } = await giveConfirmation(tx, consumerNo)
  await leaveMails(tx, {
    kind: 'email-confirmation',
    to: found.person.email,
    locale,
    ...greeted(found.person),
    // After the hash: no server's log and no `referer` has it.
    link: `${configuration.shopOrigin}/${locale.toLowerCase()}/confirm-email#token=${token}`,
    expiresAt: expiresAt.toISOString(),
  })
  return { isTooMany: false }
}
