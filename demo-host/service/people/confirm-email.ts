import type { Infer } from 'superstruct'
import type { EmailConfirmation } from '../../../core/profile/contracts'
import type { Call } from '../calls/context'
import type { Tx } from '../database/transaction'
import { greeted } from '../documents/mail'
import { fail } from '../failure'
import { creditRecommender } from '../loyalty/referral'
import { lockConsumer } from '../repositories/consumers'
import { spendConfirmation } from '../repositories/email-confirmations'
import { leaveMails } from '../repositories/outbox'
import { changePerson } from '../repositories/people'
import { findProfile } from '../repositories/profiles'

type ConfirmCall = Call<string, unknown, Infer<typeof EmailConfirmation>>

/** Confirms the address of a link's token, and the membership with it. Throws `AUT402` for a link that is used or expired. */
export async function confirmEmail({ body, locale, configuration }: ConfirmCall, tx: Tx): Promise<undefined> {
  const used = await spendConfirmation(tx, body.token)
  if (used.kind !== 'confirmed') throw fail('AUT402', { reason: used.kind })
  const { consumerNo } = used
  await lockConsumer(tx, consumerNo)
  const found = await findProfile(tx, consumerNo)
  if (!found || found.person.locked) throw fail('AUT402', { reason: 'expired' })
  const { person, facts } = found
  if (facts.loyalty?.optInDate) return
  const optInDate = new Date().toISOString()
  await changePerson(tx, consumerNo, {}, { ...facts, loyalty: { ...facts.loyalty, optInDate } })
  await creditRecommender(tx, configuration, consumerNo)
  await leaveMails(tx, { kind: 'email-confirmed', to: person.email, locale, ...greeted(person) })
}
