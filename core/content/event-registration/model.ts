import { attach, createEvent, createStore, sample } from 'effector'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { eventJoined } from '../events/model'
import type { Registration } from './contracts'
import { registrationEndpoints } from './endpoints'

/** A card or a form of an event is shown to somebody who is signed in. */
export const registrationWanted = createEvent<string>()

const readRegistrationFx = attach({
  mapParams: (eventId: string) => ({ query: { eventId } }),
  effect: requestFx(registrationEndpoints.readRegistration),
})

/** Null for nobody who joined; what is not asked yet is not there. */
export const $registrations = createStore<Readonly<Record<string, Registration | null>>>({})
  .on(readRegistrationFx.done, (all, { params, result }) => ({ ...all, [params]: result.registration }))
  .reset(tokenForgotten)

const $reading = createStore<readonly string[]>([])
  .on(readRegistrationFx, (reading, eventId) => [...reading, eventId])
  .on(readRegistrationFx.finally, (reading, { params }) => reading.filter(id => id !== params))

sample({
  clock: registrationWanted,
  source: { known: $registrations, reading: $reading },
  filter: ({ known, reading }, eventId) => !known[eventId] && !reading.includes(eventId),
  fn: (_known, eventId) => eventId,
  target: readRegistrationFx,
})

sample({
  clock: readRegistrationFx.doneData,
  filter: ({ registration }) => registration !== null,
  fn: ({ registration }) => registration?.eventId ?? '',
  target: eventJoined,
})
