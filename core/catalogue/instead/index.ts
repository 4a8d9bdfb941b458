import { createEvent, createStore, sample } from 'effector'
import type { Catalogue } from '../contracts'
import { requestFx } from '../../http/request'
import { endpoints } from '../endpoints'

export type TopCategory = Catalogue['categories'][number]

const MAX_COUNT = 6

/** A search found nothing. */
export const topCategoriesWanted = createEvent()

const readCatalogueFx = requestFx(endpoints.readCatalogue)

/** The shop's largest categories that are at the top and have products; empty if they could not be read. */
export const $topCategories = createStore<readonly TopCategory[]>([]).on(
  readCatalogueFx.doneData,
  (_before, { categories }) =>
    categories
      .filter(({ parentId, total }) => !parentId && total > 0)
      .sort((one, other) => other.total - one.total)
      .slice(0, MAX_COUNT),
)

sample({
  clock: topCategoriesWanted,
  source: { known: $topCategories, isPending: readCatalogueFx.pending },
  filter: ({ known, isPending }) => known.length === 0 && !isPending,
  fn: () => ({}),
  target: readCatalogueFx,
})
