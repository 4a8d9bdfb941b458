import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { logError } from '../../runtime/log-error'
import { clockWanted } from '../../site/clock'
import { type Entry, readByKey } from '../read-by-key'
import type { EventSignUp } from './contracts'
import { eventEndpoints } from './endpoints'

const readEventFx = attach({
  effect: requestFx(eventEndpoints.readEvent),
  mapParams: (eventId: string) => ({ params: { mode: 'live', eventId } }),
})

const { wanted, $entries } = readByKey(readEventFx)

export type EventEntry = Entry<EventSignUp>

/** Some place shows the event, or asks for it once more after an error. */
export const eventShown = wanted

export const $events = $entries

/** Whoever is signed in has a place there. */
export const eventJoined = createEvent<string>()

/** They have given their place back. */
export const eventLeft = createEvent<string>()

const logErrorFx = createEffect(() =>
  logError('Expected <till-event> with an event’s id, as in event="harbour-weekend", got none; it shows nothing.'),
)

/** The ids of those that are known to be joined. */
export const $joined = createStore<readonly string[]>([])
  .on(eventJoined, (joined, eventId) => (joined.includes(eventId) ? joined : [...joined, eventId]))
  .on(eventLeft, (joined, eventId) => joined.filter(other => other !== eventId))
  .reset(tokenForgotten)

// Days that are over are not offered, whatever this browser's clock says.
sample({ clock: readEventFx, fn: () => {}, target: clockWanted })

sample({ clock: eventShown, filter: eventId => eventId === '', fn: () => {}, target: logErrorFx })
