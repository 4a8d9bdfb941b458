import { endpoints } from '../../../../core/profile/endpoints'
import type { Subscriptions } from '../../../../core/profile/contracts'
import { email as emailProblem } from '../../../../core/validate/email'
import type { CallContext } from '../../calls/context'
import type { Db } from '../../database/transaction'
import { fail } from '../../failure'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import type { ServiceApp } from '../../plugins/service'
import { comparable } from '../../repositories/consumers'
import { subscribeReader } from '../../repositories/newsletter-readers'
import { findProfile, subscriptionsOf } from '../../repositories/profiles'
import { datedSubscriptions } from '../../people/dated-subscriptions'
import { changeConsumer } from '../../people/change-consumer'

export function subscriptionRoutes(app: ServiceApp): void {
  mount(app, endpoints.readSubscriptions, call => answer(call, call.db))

  mountWrite(app, endpoints.createSubscriptions, async (call, tx) => {
    const { email, subscriptions } = call.body
    if (emailProblem(email)) throw fail('AUT453', { field: 'email' })
    // Text messages and the members' newsletter need a signed-in person who agreed.
    const isGuests = subscriptions.every(({ type, channel }) => type === 'Newsletter' && channel === 'email')
    if (!isGuests) throw fail('AUT404', {}, { status: 403 })
    const dated = datedSubscriptions([], subscriptions, call.country)
    await subscribeReader(tx, comparable(email), call.locale, dated)
    return { email: comparable(email), phone: null, subscriptions: dated }
  })

  mountWrite(app, endpoints.changeSubscriptions, async (call, tx) => {
    const { subscriptions, phone, phoneCode } = call.body
    const details = { ...(phone ? { phone } : {}), ...(phone && phoneCode ? { phoneCode } : {}) }
    const isSms = subscriptions.some(({ channel, optin }) => channel === 'sms' && optin)
    if (isSms && !phone && !(await answer(call, tx)).phone) throw fail('SHP410', { field: 'phone' })
    if (subscriptions.some(({ type, optin }) => type === 'LoyaltyNewsletter' && optin) && !call.shopper().memberId)
      throw fail('4044')
    const body = { consumerProfile: { consumerDetails: details, subscriptions } }
    await changeConsumer({ ...call, body }, tx)
    return answer(call, tx)
  })
}

async function answer(call: CallContext, db: Db): Promise<Subscriptions> {
  const found = await findProfile(db, call.shopper().consumerNo)
  if (!found) throw fail('PRO404')
  const { email, phone } = found.person
  return { email, phone, subscriptions: [...subscriptionsOf(found.facts)] }
}
