import type { RegistrationChange } from '../../../core/content/event-joining/contracts'
import type { Registration } from '../../../core/content/event-registration/contracts'
import { daysOpen } from '../../../core/validate/event-days'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { greeted } from '../documents/mail'
import { fail } from '../failure'
import {
  changeRegistration as keepChange,
  dropRegistration,
  findRegistration,
  lockEvent,
  placesTaken,
} from '../repositories/event-registrations'
import { leaveMails } from '../repositories/outbox'
import { findEvent, isOver, todayAt } from './find-event'
import { answerRegistration, daysOf, guestOf } from './register'

/** Of the caller alone. Throws `EVT404` without a registration, `EVT410` for an event that is over, `EVT411` where there is no room for a guest. */
export async function changeRegistration(call: CallContext, tx: Tx, given: RegistrationChange): Promise<Registration> {
  const { event, known } = await openRegistration(call, tx, given.eventId)
  const days = daysOf(given.attendingDays, [...known.attending_days, ...daysOpen(event, todayAt(event))])
  const typed = given.plusOne ?? ''
  // A guest who is already registered may come, even if the event takes no guests any more.
  const guest = guestOf(typed, event.enablePlusOne || typed.trim() === known.plus_one)
  const people = guest ? 2 : 1
  const taken = await placesTaken(tx, event.eventId)
  if (people > known.people && event.places !== undefined && taken - known.people + people > event.places) {
    throw fail('EVT411', { eventId: event.eventId })
  }
  const saved = await keepChange(tx, known, { attending_days: JSON.stringify(days), plus_one: guest, people })
  const about = { to: saved.email, locale: call.locale, title: event.title, ...greeted(saved) }
  await leaveMails(tx, { kind: 'event-changed', ...about, days, guest })
  return answerRegistration(saved)
}

/** Its places are free again. */
export async function cancelRegistration(call: CallContext, tx: Tx, eventId: string): Promise<undefined> {
  const { event, known } = await openRegistration(call, tx, eventId)
  await dropRegistration(tx, eventId, known.consumer_no)
  const about = { to: known.email, locale: call.locale, title: event.title, ...greeted(known) }
  await leaveMails(tx, { kind: 'event-cancelled', ...about })
}

async function openRegistration(call: CallContext, tx: Tx, eventId: string) {
  const event = await findEvent({ ...call, db: tx }, { mode: 'live' }, eventId)
  if (isOver(event)) throw fail('EVT410', { eventId })
  await lockEvent(tx, eventId)
  const known = await findRegistration(tx, eventId, call.shopper().consumerNo)
  if (!known) throw fail('EVT404', { eventId })
  return { event, known }
}
