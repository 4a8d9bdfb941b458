import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/profile/endpoints'
import type { Consumer, ConsumerChange, ConsumerProfile, ProfileAddress } from '../../../../core/profile/contracts'
import type { Address } from '../../../../core/shapes/address'
import { tooMany } from '../../calls/attempts'
import type { Call, CallContext } from '../../calls/context'
import { sendsMails } from '../../configuration'
import type { Db } from '../../database/transaction'
import { fail } from '../../failure'
import { mount } from '../../plugins/mount'
import { mountPreparedWrite, mountWrite } from '../../plugins/mount-write'
import { toMajor } from '../../pricing/currency'
import { comparable } from '../../repositories/consumers'
import { findProfile, subscriptionsOf } from '../../repositories/profiles'
import { balanceAt, type StoredValue, valuesOf } from '../../repositories/stored-values'
import type { Currency, Minor } from '../../pricing/money'
import { changeConsumer, fillConsumer } from '../../people/change-consumer'
import { countPhoneChange } from '../../people/count-phone-change'
import { confirmEmail } from '../../people/confirm-email'
import { confirmNewsletter } from '../../people/confirm-newsletter'
import { sendConfirmation } from '../../people/send-confirmation'
import { forgetAddress, saveAddress } from '../../delivery/save-address'
import { subscriptionRoutes } from './subscriptions'

export const profileRoutes = fp(
  async app => {
    mount(app, endpoints.readConsumer, call =>
      answer(call, call.db, { withPoints: call.query.includeLoyaltySummary !== 'false' }),
    )

    mount(app, endpoints.retrieveUserData, async call => {
      const { consumerId, email } = call.body
      const own = await answer(call, call.db)
      const isOwn =
        consumerId === call.shopper().consumerNo && comparable(email) === own.consumerProfile.consumerDetails.email
      if (!isOwn) throw fail('PRO404')
      return own
    })

    mountPreparedWrite(app, endpoints.changeConsumer, countPhone, async (call, tx) => {
      await changeConsumer(call, tx)
      return answer(call, tx)
    })

    mountPreparedWrite(app, endpoints.createConsumer, countPhone, async (call, tx) => {
      await fillConsumer(call, tx)
      return { consumerId: call.shopper().consumerNo, ...(await answer(call, tx)) }
    })

    mountWrite(
      app,
      endpoints.sendConfirmation,
      async (call, tx) => {
        const { isTooMany } = await sendConfirmation(tx, call, call.shopper().consumerNo)
        if (isTooMany) throw tooMany(3600)
        return answer(call, tx)
      },
      { limit: 'reset' },
    )

    mountWrite(app, endpoints.confirmEmail, confirmEmail, { limit: 'reset' })

    mountWrite(app, endpoints.confirmSubscription, confirmNewsletter, { limit: 'reset' })

    mountWrite(app, endpoints.addAddress, async (call, tx) => {
      const addressId = await saveAddress(call, tx, call.body)
      return { addressId, ...(await answer(call, tx)) }
    })

    mountWrite(app, endpoints.changeAddress, async (call, tx) => {
      const addressId = await saveAddress(call, tx, call.body, call.params.addressId)
      return { addressId, ...(await answer(call, tx)) }
    })

    mountWrite(app, endpoints.deleteAddress, async (call, tx) => {
      await forgetAddress(call, tx, call.params.addressId)
      return answer(call, tx)
    })

    subscriptionRoutes(app)
  },
  { name: 'profile-routes', dependencies: ['calls'] },
)

const countPhone = (call: Call<string, unknown, ConsumerChange>): Promise<void> =>
  countPhoneChange(call, call.body.consumerProfile.consumerDetails ?? {})

/** Throws `PRO404` if it is gone. */
async function answer(call: CallContext, db: Db, { withPoints = true } = {}): Promise<Consumer> {
  const { consumerNo } = call.shopper()
  const found = await findProfile(db, consumerNo)
  if (!found) throw fail('PRO404')
  const { person, addresses, facts } = found
  const values = await valuesOf(db, consumerNo, withPoints ? ['points', ...yearly] : yearly)
  const points = values.find(({ kind }) => kind === 'points')
  const optInDate = facts.loyalty?.optInDate ?? null
  return {
    consumerProfile: {
      consumerDetails: {
        email: person.email,
        firstName: person.first_name,
        lastName: person.last_name,
        phone: person.phone,
        phoneCode: person.phone_code,
        postalCode: person.postal_code,
        birthDate: person.birth_date,
        gender: person.gender,
        address: addresses.map(
          ({ address_id: id, approach_type: approachType, main, document }): ProfileAddress => ({
            ...(document as Address),
            id,
            approachType,
            main,
          }),
        ),
        identity: (facts.identities ?? []).map(type => ({ type })),
        ...spendsOf(values, person.terms_accepted),
      },
      isLoyaltyMember: person.member_id !== null,
      loyaltyOptInDate: optInDate,
      ...(person.member_id && !optInDate && sendsMails(call.configuration) ? { awaitsConfirmation: true } : {}),
      ...(points ? { loyaltySummary: { points: { balance: points.balance } } } : {}),
      preferences: {
        interests: (facts.interests ?? []).join('|'),
        preferredShoeSize: facts.preferredShoeSize ?? null,
      },
      subscriptions: [...subscriptionsOf(facts)],
    },
  }
}

type Spends = Pick<ConsumerProfile['consumerDetails'], 'employee' | 'athlete' | 'prosumer'>

const yearly = ['employee', 'athlete', 'ipa', 'wranx'] as const

/** What may be bought in a year, by the ledger of values; of two programmes the industry's counts. */
function spendsOf(values: readonly StoredValue[], isEmployeeDiscountTCAccepted: boolean): Spends {
  const of = (wanted: (typeof yearly)[number]) => values.find(({ kind }) => kind === wanted)
  const employee = spentOf(of('employee'))
  const athlete = spentOf(of('athlete'))
  const prosumer = spentOf(of('ipa') ?? of('wranx'))
  return {
    ...(employee ? { employee: { ...employee.spent, annualCap: employee.limit, isEmployeeDiscountTCAccepted } } : {}),
    ...(athlete ? { athlete: { ...athlete.spent, annualCredit: athlete.limit } } : {}),
    ...(prosumer ? { prosumer: { ...prosumer.spent, annualCredit: prosumer.limit } } : {}),
  }
}

function spentOf(value: StoredValue | undefined) {
  if (!value?.currency || value.yearly === null) return null
  const { currency, yearly } = value
  const spent = yearly - balanceAt(value, new Date())
  return { spent: { currency, ...sumsOf(spent, yearly, currency) }, limit: toMajor(yearly, currency) }
}

const sumsOf = (spent: Minor, limit: Minor, currency: Currency) => ({
  currentSpend: toMajor(spent, currency),
  remaining: toMajor(Math.max(0, limit - spent), currency),
})
