import { createEffect, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { complain } from '../../runtime/complain'
import { cameOnline } from '../../runtime/page-events'
import { clockWanted } from '../../site/clock'
import type { EventSignUp } from './contracts'
import { eventEndpoints } from './endpoints'

export interface EventEntry {
  /** Null until it has come. */
  readonly event: EventSignUp | null
  readonly isPending: boolean
  readonly error: ShopError | null
}

type Entries = Readonly<Record<string, EventEntry>>

export const eventShown = createEvent<string>()
export const eventRetried = createEvent<string>()

/** Whoever is signed in has a place there. */
export const eventJoined = createEvent<string>()

const eventWanted = createEvent<string>()

const readEventFx = requestFx(eventEndpoints.readEvent)

const complainFx = createEffect(() =>
  complain('Expected <till-event> with an event’s id, as in event="harbour-weekend", got none; it shows nothing.'),
)

export const $events = createStore<Entries>({})
  .on(eventWanted, (all, eventId) => ({ ...all, [eventId]: { event: null, isPending: true, error: null } }))
  .on(readEventFx.done, (all, { params, result }) => ({
    ...all,
    [params.params.eventId]: { event: result, isPending: false, error: null },
  }))
  .on(readEventFx.fail, (all, { params, error }) => ({
    ...all,
    [params.params.eventId]: { event: null, isPending: false, error },
  }))

/** The ids of those that are known to be joined. */
export const $joined = createStore<readonly string[]>([])
  .on(eventJoined, (joined, eventId) => (joined.includes(eventId) ? joined : [...joined, eventId]))
  .reset(tokenForgotten)

sample({
  clock: eventShown,
  source: $events,
  filter: (all, eventId) => eventId !== '' && !all[eventId],
  fn: (_all, eventId) => eventId,
  target: eventWanted,
})

sample({
  clock: eventRetried,
  source: $events,
  filter: (all, eventId) => Boolean(all[eventId]?.error),
  fn: (_all, eventId) => eventId,
  target: eventWanted,
})

sample({ clock: eventWanted, fn: eventId => ({ params: { mode: 'live', eventId } }), target: readEventFx })

// Days that are over are not offered, whatever this browser's clock says.
sample({ clock: eventWanted, fn: () => {}, target: clockWanted })

sample({ clock: eventShown, filter: eventId => eventId === '', fn: () => {}, target: complainFx })

// One after the other: an event that was read is no longer offline.
sample({
  clock: [cameOnline, readEventFx.done],
  source: $events,
  filter: all => offlineIn(all) !== undefined,
  fn: all => offlineIn(all) ?? '',
  target: eventRetried,
})

const offlineIn = (all: Entries): string | undefined =>
  Object.keys(all).find(eventId => all[eventId]?.error?.kind === 'network')
