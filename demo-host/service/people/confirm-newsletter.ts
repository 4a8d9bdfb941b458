import type { Infer } from 'superstruct'
import type { EmailConfirmation } from '../../../core/profile/contracts'
import type { Subscription } from '../../../core/shapes/consent'
import type { Call } from '../calls/context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { findPerson, lockConsumer } from '../repositories/consumers'
import { spendNewsletterLink } from '../repositories/newsletter-confirmations'
import { findReader, saveReader } from '../repositories/newsletter-readers'
import { changePerson } from '../repositories/people'
import { findProfile, subscriptionsOf } from '../repositories/profiles'
import { datedSubscriptions } from './dated-subscriptions'

type ConfirmCall = Call<string, unknown, Infer<typeof EmailConfirmation>>

/** Begins the subscription of a link's token. Throws `AUT402` for a link that is used or expired. */
export async function confirmNewsletter({ body }: ConfirmCall, tx: Tx): Promise<undefined> {
  const link = await spendNewsletterLink(tx, body.token)
  if (link.kind !== 'confirmed') throw fail('AUT402', { reason: link.kind })
  const { email, locale, country } = link.request
  const proved = link.request.subscriptions.map(each => ({ ...each, doubleOptin: true }))
  if (await isInAccount(tx, email, proved, country)) return
  const known = (await findReader(tx, email)) ?? []
  await saveReader(tx, email, locale, datedSubscriptions(known, proved, country))
}

/** An account has its wishes in the profile. */
async function isInAccount(tx: Tx, email: string, proved: readonly Subscription[], country: string): Promise<boolean> {
  const person = await findPerson(tx, email)
  if (!person) return false
  await lockConsumer(tx, person.consumerNo)
  const found = await findProfile(tx, person.consumerNo)
  if (!found) return false
  const subscriptions = datedSubscriptions(subscriptionsOf(found.facts), proved, country)
  await changePerson(tx, person.consumerNo, {}, { ...found.facts, subscriptions })
  return true
}
