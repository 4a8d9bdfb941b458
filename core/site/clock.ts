import { createEvent, createStore, sample } from 'effector'
import { requestFx } from '../http/request'
import { endpoints } from './endpoints'

/** The shopper's own clock may be wrong. */
export const clockWanted = createEvent()

const readTimeFx = requestFx(endpoints.readServerTime)

/** How far the service's clock is ahead, in ms; 0 until it is known. */
export const $clockLead = createStore(0).on(
  readTimeFx.doneData,
  (_before, { timestamp }) => Date.parse(timestamp) - Date.now(),
)

const $isKnown = createStore(false).on(readTimeFx.done, () => true)

sample({
  clock: clockWanted,
  source: { isKnown: $isKnown, isPending: readTimeFx.pending },
  filter: ({ isKnown, isPending }) => !isKnown && !isPending,
  fn: () => {},
  target: readTimeFx,
})

/** Today by the service's clock as an ISO date, where it leads this browser's by so many ms. */
export const todayBy = (lead: number): string => new Date(Date.now() + lead).toISOString().slice(0, 10)
