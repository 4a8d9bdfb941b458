import type { ConsumerChange, PersonDetails } from '../../../core/profile/contracts'
import type { Subscription } from '../../../core/shapes/consent'
import type { Call } from '../calls/context'
import type { Tx } from '../database/transaction'
import { numberAndCode } from '../phone-number'
import { fail } from '../failure'
import { checkPerson } from './check-person'
import { datedSubscriptions } from './dated-subscriptions'
import { endNewsletter } from './end-newsletter'
import { servedSubscriptions, unmentionedSubscriptions } from './served-subscriptions'
import { joinLoyalty } from './join-loyalty'
import { signUpRulesOf } from './sign-up-form'
import { lockConsumer } from '../repositories/consumers'
import { changePerson, claimPhone, type PersonColumns } from '../repositories/people'
import { acceptTerms, findProfile, type ProfileFacts, subscriptionsOf } from '../repositories/profiles'
import { readCountry, readRuleOfDialCode } from '../repositories/site'

type ChangeCall = Call<string, unknown, ConsumerChange>

const MAX_INTERESTS = 40

/** Changes the named fields. Throws `PRO410`, `PRO411`, `PRO412` or `AUT442` for a field, `PRO418` for interests, `SHP410` or `4044` for subscriptions, `AUT404` for the terms of others. */
export async function changeConsumer(call: ChangeCall, tx: Tx): Promise<void> {
  const { consumerDetails: details = {}, ...rest } = call.body.consumerProfile
  await change(call, tx, details, rest)
}

/** Fills in missing fields of the profile. */
export async function fillConsumer(call: ChangeCall, tx: Tx): Promise<void> {
  const { consumerDetails = {}, preferences = {}, subscriptions = [], ...rest } = call.body.consumerProfile
  const { consumerNo } = call.shopper()
  await lockConsumer(tx, consumerNo)
  const found = await findProfile(tx, consumerNo)
  if (!found) throw fail('PRO404')
  const { person, facts } = found
  const has = (name: keyof PersonDetails) => Boolean(person[columnOf[name]])
  const missing = Object.entries(consumerDetails).filter(
    ([name]) => !(name in columnOf) || !has(name as keyof PersonDetails),
  )
  const { interests, preferredShoeSize } = preferences
  const unsaid = unmentionedSubscriptions(subscriptionsOf(facts), subscriptions)
  await change(call, tx, Object.fromEntries(missing), {
    ...rest,
    ...(unsaid.length > 0 ? { subscriptions: unsaid } : {}),
    preferences: {
      ...(interests !== undefined && !facts.interests?.length ? { interests } : {}),
      ...(preferredShoeSize !== undefined && !facts.preferredShoeSize ? { preferredShoeSize } : {}),
    },
  })
}

type Details = NonNullable<ConsumerChange['consumerProfile']['consumerDetails']>

async function change(
  call: ChangeCall,
  tx: Tx,
  { employee, ...details }: Details,
  { preferences = {}, enrollments, subscriptions }: Omit<ConsumerChange['consumerProfile'], 'consumerDetails'>,
): Promise<void> {
  const { consumerNo, consumerType } = call.shopper()
  if (employee && consumerType !== 'EMPLOYEE' && consumerType !== 'ASSOCIATE') throw fail('AUT404', {}, { status: 403 })
  await lockConsumer(tx, consumerNo)
  const found = await findProfile(tx, consumerNo)
  if (!found) throw fail('PRO404')
  if (employee) await acceptTerms(tx, consumerNo)
  const columns = await columnsFor(call, tx, details, found.person)
  const phone = columns.phone === undefined ? found.person.phone : columns.phone
  const isMember = Boolean(found.person.member_id || enrollments?.length)
  const wanted = servedSubscriptions(subscriptionsOf(found.facts), subscriptions ?? [], { phone, isMember })
  const facts = changedFacts(found.facts, preferences, wanted, call.country)
  await changePerson(tx, consumerNo, columns, facts)
  await endNewsletter(call, tx, found.person.email, wanted)
  if (enrollments?.length && !found.person.member_id) await joinLoyalty(call, tx, consumerNo, facts ?? found.facts)
}

const columnOf = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  phoneCode: 'phone_code',
  postalCode: 'postal_code',
  birthDate: 'birth_date',
  gender: 'gender',
} as const satisfies Record<keyof PersonDetails, keyof PersonColumns>

type Known = { readonly phone: string | null; readonly phone_code: string | null }

async function columnsFor(
  { country, shopper }: ChangeCall,
  tx: Tx,
  details: PersonDetails,
  known: Known,
): Promise<Partial<PersonColumns>> {
  const { dialCode } = await readCountry(tx, country)
  const { phone, phoneCode } = numberAndCode(
    details.phone ?? known.phone ?? '',
    details.phoneCode?.trim() || (known.phone_code ?? dialCode),
  )
  const { fields, minimalAge } = signUpRulesOf(country)
  const asksAge = fields.some(({ name, required }) => required && name === 'birthDate')
  if (asksAge && details.birthDate?.trim() === '') throw fail('PRO411', { field: 'birthDate' })
  checkPerson(details, minimalAge, await readRuleOfDialCode(tx, phoneCode, country))
  const columns: Partial<PersonColumns> = Object.fromEntries(
    Object.entries(columnOf).flatMap(([name, column]) => {
      const value = details[name as keyof PersonDetails]
      return value === undefined ? [] : [[column, value.trim() || null]]
    }),
  )
  if (columns.phone === undefined && columns.phone_code === undefined) return columns
  const isSame = phone === (known.phone ?? '')
  if (!isSame && !(await claimPhone(tx, shopper().consumerNo, phone || null))) throw fail('AUT442', { field: 'phone' })
  return { ...columns, phone: phone || null, phone_code: phone ? phoneCode : null }
}

function changedFacts(
  facts: ProfileFacts,
  { interests, preferredShoeSize }: NonNullable<ConsumerChange['consumerProfile']['preferences']>,
  subscriptions: readonly Subscription[],
  country: string,
): ProfileFacts | null {
  if (interests === undefined && preferredShoeSize === undefined && subscriptions.length === 0) return null
  return {
    ...facts,
    ...(interests === undefined ? {} : { interests: interestsIn(interests) }),
    ...(preferredShoeSize === undefined ? {} : { preferredShoeSize: preferredShoeSize.trim() }),
    ...(subscriptions.length > 0
      ? { subscriptions: datedSubscriptions(subscriptionsOf(facts), subscriptions, country) }
      : {}),
  }
}

function interestsIn(text: string): string[] {
  const interests = [...new Set(text.split('|').map(each => each.trim()))].filter(Boolean)
  if (interests.length > MAX_INTERESTS) throw fail('PRO418', { field: 'interests' })
  return interests
}
