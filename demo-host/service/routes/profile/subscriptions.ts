import type { Infer } from 'superstruct'
import { endpoints } from '../../../../core/profile/endpoints'
import type { SubscriptionChange, Subscriptions } from '../../../../core/profile/contracts'
import { tooMany } from '../../calls/attempts'
import type { CallContext } from '../../calls/context'
import type { Db } from '../../database/transaction'
import { emailProblem } from '../../email-problem'
import { fail } from '../../failure'
import { mount } from '../../plugins/mount'
import { mountPreparedWrite, mountWrite } from '../../plugins/mount-write'
import type { ServiceApp } from '../../plugins/service'
import { comparable } from '../../repositories/consumers'
import { findProfile, subscriptionsOf } from '../../repositories/profiles'
import { countPhoneChange } from '../../people/count-phone-change'
import { datedSubscriptions } from '../../people/dated-subscriptions'
import { beginNewsletter } from '../../people/newsletter-proof'
import { changeConsumer } from '../../people/change-consumer'

export function subscriptionRoutes(app: ServiceApp): void {
  mount(app, endpoints.readSubscriptions, call => answer(call, call.db))

  mountWrite(
    app,
    endpoints.createSubscriptions,
    async (call, tx) => {
      const { email, subscriptions } = call.body
      if (emailProblem(email)) throw fail('AUT453', { field: 'email' })
      // Text messages, the members' newsletter, and an end to anything need a signed-in person.
      const isGuests = subscriptions.every(
        ({ type, channel, optin }) => type === 'Newsletter' && channel === 'email' && optin,
      )
      if (!isGuests) throw fail('AUT404', {}, { status: 403 })
      // Whoever asks has not proved that the address is theirs. The answer does not tell whether it was known.
      const unproved = subscriptions.map(subscription => ({ ...subscription, doubleOptin: false }))
      const dated = datedSubscriptions([], unproved, call.country)
      const reader = { email: comparable(email), locale: call.locale, country: call.country, subscriptions: dated }
      const { awaitsConfirmation, isTooMany } = await beginNewsletter(tx, call.configuration, reader)
      if (isTooMany) throw tooMany(3600)
      return { email: reader.email, phone: null, subscriptions: dated, awaitsConfirmation }
    },
    { limit: 'reset', botCheck: { action: 'register', isRequired: false } },
  )

  mountPreparedWrite(
    app,
    endpoints.changeSubscriptions,
    call => countPhoneChange(call, detailsIn(call.body)),
    async (call, tx) => {
      const consumerProfile = { consumerDetails: detailsIn(call.body), subscriptions: call.body.subscriptions }
      await changeConsumer({ ...call, body: { consumerProfile } }, tx)
      return answer(call, tx)
    },
  )
}

/** A dial code counts with its number alone. */
const detailsIn = ({ phone, phoneCode }: Infer<typeof SubscriptionChange>) => ({
  ...(phone ? { phone } : {}),
  ...(phone && phoneCode ? { phoneCode } : {}),
})

async function answer(call: CallContext, db: Db): Promise<Subscriptions> {
  const found = await findProfile(db, call.shopper().consumerNo)
  if (!found) throw fail('PRO404')
  const { email, phone } = found.person
  return { email, phone, subscriptions: [...subscriptionsOf(found.facts)] }
}
