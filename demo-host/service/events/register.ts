import type { NewRegistration } from '../../../core/content/event-joining/contracts'
import type { Registration } from '../../../core/content/event-registration/contracts'
import { daysOpen } from '../../../core/validate/event-days'
import { personName } from '../../../core/validate/person-name'
import { foreignPhone } from '../../../core/validate/phone'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { greeted } from '../documents/mail'
import { fail } from '../failure'
import { wrongField } from '../people/check-person'
import { numberAndCode } from '../phone-number'
import { comparable } from '../repositories/consumers'
import {
  findRegistration,
  saveRegistration,
  lockEvent,
  placesTaken,
  type RegistrationRecord,
} from '../repositories/event-registrations'
import { leaveMails } from '../repositories/outbox'
import { readCountry } from '../repositories/site'
import { type EventDocument, findEvent, isOver, todayAt } from './find-event'

/**
 * Registers the caller. Throws `EVT410` for an event that is over, `EVT409` for a second registration, `EVT411` where there is no
 * room, `PRO412` with a wrong field.
 */
export async function register(call: CallContext, tx: Tx, given: NewRegistration): Promise<Registration> {
  const { consumerNo, email } = call.shopper()
  const event = await findEvent({ ...call, db: tx }, { mode: 'live' }, given.eventId)
  const { eventId, title } = event
  if (isOver(event)) throw fail('EVT410', { eventId })
  const own = comparable(email ?? '')
  if (comparable(given.email) !== own) throw wrongField('email')
  const days = daysOf(given.attendingDays, daysOpen(event, todayAt(event)))
  const registration = { ...namesOf(given, event), attending_days: JSON.stringify(days) }
  const phone = await phoneOf(call, tx, given.phoneNumber ?? '')
  await lockEvent(tx, eventId)
  if (await findRegistration(tx, eventId, consumerNo)) throw fail('EVT409', { eventId })
  const people = registration.plus_one ? 2 : 1
  if (event.places !== undefined && (await placesTaken(tx, eventId)) + people > event.places) {
    throw fail('EVT411', { eventId })
  }
  const saved = await saveRegistration(tx, {
    ...registration,
    event_id: eventId,
    consumer_no: consumerNo,
    email: own,
    gender: given.gender?.trim() || null,
    phone,
    people,
    pressed_at: pressedAt(given),
  })
  await leaveMails(tx, { kind: 'event-joined', to: own, locale: call.locale, ...greeted(saved), title, days })
  return answerRegistration(saved)
}

export const answerRegistration = ({
  event_id,
  attending_days,
  plus_one,
  created_at,
}: RegistrationRecord): Registration => ({
  eventId: event_id,
  attendingDays: [...attending_days],
  plusOne: plus_one,
  registeredAt: created_at.toISOString(),
})

function namesOf({ firstName, lastName, plusOne = '' }: NewRegistration, { enablePlusOne }: EventDocument) {
  for (const [field, name] of Object.entries({ firstName, lastName })) {
    if (!name.trim() || personName(name)) throw wrongField(field)
  }
  return {
    first_name: firstName.trim(),
    last_name: lastName.trim(),
    plus_one: guestOf(plusOne, enablePlusOne),
  }
}

export function guestOf(typed: string, isAsked: boolean | undefined): string | null {
  const guest = typed.trim()
  if (guest && (!isAsked || personName(guest))) throw wrongField('plusOne')
  return guest || null
}

/** Each once, in their order. */
export function daysOf(given: readonly string[], open: readonly string[]): readonly string[] {
  const days = [...new Set(given)].sort()
  if (!days.every(day => open.includes(day))) throw wrongField('attendingDays')
  return days
}

async function phoneOf({ country }: CallContext, tx: Tx, typed: string): Promise<string | null> {
  if (!typed.trim()) return null
  const { phone } = numberAndCode(typed, (await readCountry(tx, country)).dialCode)
  if (foreignPhone(phone)) throw wrongField('phoneNumber')
  return phone
}

function pressedAt({ registrationTimestamp }: NewRegistration): Date {
  const at = new Date(registrationTimestamp)
  if (Number.isNaN(at.getTime())) throw wrongField('registrationTimestamp')
  return at
}
