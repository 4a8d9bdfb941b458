import { createEvent, createStore, sample } from 'effector'
import type { Catalogue } from '../contracts'
import { requestFx } from '../../http/request'
import { endpoints } from '../endpoints'

export type CategoryWay = Catalogue['categories'][number]

const AT_MOST = 6

/** A search found nothing. */
export const waysWanted = createEvent()

const readCatalogueFx = requestFx(endpoints.readCatalogue)

/** The shop's largest categories that stand at the top and have products; empty if they could not be read. */
export const $ways = createStore<readonly CategoryWay[]>([]).on(readCatalogueFx.doneData, (_before, { categories }) =>
  categories
    .filter(({ parentId, total }) => !parentId && total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, AT_MOST),
)

sample({
  clock: waysWanted,
  source: { known: $ways, isPending: readCatalogueFx.pending },
  filter: ({ known, isPending }) => known.length === 0 && !isPending,
  fn: () => ({}),
  target: readCatalogueFx,
})
