import type { Subscription } from '../../../core/shapes/consent'
import { inTransaction, type Tx } from '../database/transaction'
import { datedSubscriptions } from '../people/dated-subscriptions'
import { beginNewsletter } from '../people/newsletter-proof'
import { comparable, lockConsumer } from '../repositories/consumers'
import { findOrder, localeOf, type OrderRow } from '../repositories/orders'
import { changePerson } from '../repositories/people'
import { findProfile, subscriptionsOf } from '../repositories/profiles'
import type { SettleContext } from './settle-order'

const letter = { type: 'Newsletter', channel: 'email', optin: true } as const satisfies Subscription

/** The address for which the newsletter was ticked at checkout; null without a tick. */
export function readerOf({ document }: Pick<OrderRow, 'document'>): string | null {
  const wanting = document.shippingAddress.find(({ subscriptions }) => subscriptions?.newsletterConsent)
  return wanting?.email ? comparable(wanting.email) : null
}

/** Subscribes shoppers who ticked the newsletter at checkout. Repeating it only mails the link again. */
export async function subscribeContact({ db, configuration }: SettleContext, orderNumber: string): Promise<void> {
  const order = await findOrder(db, orderNumber)
  const email = order && readerOf(order)
  if (!email) return
  const [, country = ''] = localeOf(order).split('-')
  await inTransaction(db, async tx => {
    if (await isInAccount(tx, order.consumer_no, email, country)) return
    const subscriptions = datedSubscriptions([], [{ ...letter, doubleOptin: false }], country)
    const locale = localeOf(order)
    await beginNewsletter(tx, configuration, { email, locale, country, subscriptions })
  })
}

/** An account's own address has its wishes in the profile. */
async function isInAccount(tx: Tx, consumerNo: string, email: string, country: string): Promise<boolean> {
  const found = await findProfile(tx, consumerNo)
  if (!found || comparable(found.person.email) !== email) return false
  await lockConsumer(tx, consumerNo)
  const { facts } = (await findProfile(tx, consumerNo)) ?? found
  const subscriptions = datedSubscriptions(subscriptionsOf(facts), [letter], country)
  await changePerson(tx, consumerNo, {}, { ...facts, subscriptions })
  return true
}
