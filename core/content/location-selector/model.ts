import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { sentencesWanted } from '../../errors/sentences'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { cameOnline } from '../../runtime/page-events'
import { endpoints } from '../endpoints'
import { LocationSelector } from '../pages/contracts'
import { validPart } from '../valid-part'

/** A screen shows them, or asks for them once more after an error. */
export const locationsWanted = createEvent()

const readLocationSelectorFx = requestFx(endpoints.readLocationSelector)

const readLocationsFx = createEffect<void, LocationSelector, ShopError>(async () => {
  const sent = await scopeBind(readLocationSelectorFx, { safe: true })()
  return validPart(sent, LocationSelector, 'a location selector') as LocationSelector
})

/** Regions with their countries and languages; null until they have come. */
export const $locations = createStore<LocationSelector | null>(null).on(
  readLocationsFx.doneData,
  (_current, locations) => locations,
)

export const $locationsError = createStore<ShopError | null>(null)
  .on(readLocationsFx.failData, (_current, error) => error)
  .reset(readLocationsFx)

sample({
  clock: locationsWanted,
  source: { locations: $locations, isPending: readLocationsFx.pending },
  filter: ({ locations, isPending }) => !locations && !isPending,
  fn: () => {},
  target: readLocationsFx,
})

sample({
  clock: cameOnline,
  source: $locationsError,
  filter: error => error?.kind === 'network',
  fn: () => {},
  target: locationsWanted,
})

sample({ clock: readLocationsFx.failData, fn: () => {}, target: sentencesWanted })
