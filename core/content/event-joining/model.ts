import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { dayIn } from '../../format/day-in'
import { nationalPhone } from '../../format/national-phone'
import { internationalPhone } from '../../format/phone'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { $clockLead } from '../../site/clock'
import type { PhoneRule } from '../../validate/phone'
import { daysOpen } from '../../validate/event-days'
import { $registrations, registrationWanted } from '../event-registration/model'
import { $events, eventJoined, eventLeft } from '../events/model'
import type { NewRegistration } from './contracts'
import { joiningEndpoints } from './endpoints'
import { $person, $phoneRule, draftOf, type JoinDraft, type Person } from './person'
import { type JoinProblems, problemsOf } from './problems'

// Whoever is signed in joins an event; what they typed stays until they have joined, or signed out.

type ByEvent<Value> = Readonly<Record<string, Value>>

/** The form of an event is shown to somebody who is signed in. */
export const joinFormShown = createEvent<string>()
export const draftChanged = createEvent<{ eventId: string; change: Partial<JoinDraft> }>()
export const joinSubmitted = createEvent<string>()
export const errorDismissed = createEvent<string>()
export const confirmationClosed = createEvent<string>()

// The first step leads to the shop's own dialogs.

export const signInPressed = createEvent()
export const signUpPressed = createEvent()

type Joining = { readonly eventId: string; readonly draft: JoinDraft; readonly person: Person }

const registerFx = attach({
  source: { lead: $clockLead, rule: $phoneRule },
  mapParams: ({ eventId, draft, person }: Joining, { lead, rule }) => ({
    body: payloadOf(eventId, draft, person, lead, rule),
  }),
  effect: requestFx(joiningEndpoints.registerForEvent),
})

const $typed = createStore<ByEvent<Partial<JoinDraft>>>({})
  .on(draftChanged, (all, { eventId, change }) => ({ ...all, [eventId]: { ...all[eventId], ...change } }))
  .on(registerFx.done, (all, { params }) => ({ ...all, [params.eventId]: {} }))
  .reset(tokenForgotten)

$registrations.on(registerFx.done, (all, { params, result }) => ({ ...all, [params.eventId]: result }))

export const $confirmed = createStore<readonly string[]>([])
  .on(registerFx.done, (confirmed, { params }) => [...confirmed, params.eventId])
  .on(confirmationClosed, (confirmed, eventId) => confirmed.filter(other => other !== eventId))
  .reset(tokenForgotten)

/** Events whose place was given back, until it is asked for again. */
export const $placesGivenBack = createStore<readonly string[]>([])
  .on(eventLeft, (events, eventId) => [...events, eventId])
  .on(joinSubmitted, (events, eventId) => events.filter(other => other !== eventId))
  .reset(tokenForgotten)

/** The forms, once it is known who joins. */
export const $drafts = combine(
  { typed: $typed, person: $person, events: $events, lead: $clockLead, rule: $phoneRule },
  ({ typed, person, events, lead, rule }): ByEvent<JoinDraft> =>
    person
      ? Object.fromEntries(
          Object.entries(events).flatMap(([eventId, { value: event }]) => {
            if (!event) return []
            const days = daysOpen(event, dayIn(Date.now() + lead, event.timeZone))
            return [[eventId, draftOf(person, typed[eventId], days, rule)]]
          }),
        )
      : {},
)

export const $joinProblems = createStore<ByEvent<JoinProblems>>({}).reset(tokenForgotten)

/** Grows with each refused attempt, so that the view leads to what is wrong. */
export const $joinAttempts = createStore<ByEvent<number>>({})

export const $joining = createStore<readonly string[]>([])
  .on(registerFx, (joining, { eventId }) => [...joining, eventId])
  .on(registerFx.finally, (joining, { params }) => joining.filter(id => id !== params.eventId))

export const $joinErrors = createStore<ByEvent<ShopError | null>>({})
  .on(registerFx.fail, (all, { params, error }) => ({ ...all, [params.eventId]: error }))
  .on(registerFx, (all, { eventId }) => ({ ...all, [eventId]: null }))
  .on(errorDismissed, (all, eventId) => ({ ...all, [eventId]: null }))
  .reset(tokenForgotten)

sample({ clock: joinFormShown, target: registrationWanted })

sample({ clock: registerFx.done, fn: ({ params }) => params.eventId, target: eventJoined })

// They have a place already, from another tab or device.
sample({
  clock: registerFx.fail,
  filter: ({ error }) => error.code === 'EVT409',
  fn: ({ params }) => params.eventId,
  target: registrationWanted,
})

const checked = sample({
  clock: joinSubmitted,
  source: { drafts: $drafts, person: $person, joining: $joining, rule: $phoneRule },
  filter: ({ drafts, person, joining }, eventId) => eventId in drafts && person !== null && !joining.includes(eventId),
  fn: ({ drafts, person, rule }, eventId) => {
    const draft = drafts[eventId] as JoinDraft
    return { eventId, draft, person: person as Person, problems: problemsOf(draft, rule) }
  },
})

const isRight = ({ problems }: { problems: JoinProblems }) => Object.keys(problems).length === 0

$joinProblems
  .on(checked, (all, { eventId, problems }) => ({ ...all, [eventId]: problems }))
  .on(draftChanged, (all, { eventId, change }) => ({ ...all, [eventId]: without(all[eventId], change) }))

$joinAttempts.on(checked, (all, checking) => (isRight(checking) ? all : oneMore(all, checking.eventId)))

sample({
  clock: checked,
  filter: isRight,
  fn: ({ eventId, draft, person }) => ({ eventId, draft, person }),
  target: registerFx,
})

function payloadOf(
  eventId: string,
  { firstName, lastName, gender, phone, days, plusOne }: JoinDraft,
  { email }: Person,
  lead: number,
  rule: PhoneRule,
): NewRegistration {
  const guest = plusOne.trim()
  return {
    eventId,
    email,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(gender && { gender }),
    ...(phone.trim() && { phoneNumber: inFull(phone.trim(), rule) }),
    attendingDays: [...days].sort(),
    ...(guest && { plusOne: guest }),
    eventTermsAccepted: true,
    registrationTimestamp: new Date(Date.now() + lead).toISOString(),
  }
}

const inFull = (phone: string, { dialCode, mask }: PhoneRule): string =>
  dialCode ? internationalPhone(nationalPhone(phone, dialCode, mask), dialCode) : phone

const without = (problems: JoinProblems = {}, change: Partial<JoinDraft>): JoinProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in change)))

const oneMore = (all: ByEvent<number>, eventId: string): ByEvent<number> => ({
  ...all,
  [eventId]: (all[eventId] ?? 0) + 1,
})
