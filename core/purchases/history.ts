import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import { type History, LAST_START, type Purchase } from './contracts'
import { endpoints } from './endpoints'

export const PAGE_SIZE = 10

/** Pages count from 1; the newest orders are on the first. */
export const historyWanted = createEvent<number>()
/** Reads the page after those in `$listed`. */
export const olderWanted = createEvent()

const listFx = requestFx(endpoints.listPurchases)

const $wanted = createStore(1).on(historyWanted, (_current, page) => page)

const answered = sample({
  clock: listFx.done,
  source: $wanted,
  filter: (wanted, { params }) => params.body.start === startOf(wanted),
  fn: (_wanted, { result }) => result,
})

const $latest = createStore<History | null>(null)
  .on(answered, (_current, history) => history)
  .reset(tokenForgotten)

/** The page that is wanted; null until it has loaded. */
export const $history = combine($latest, $wanted, (latest, wanted) =>
  latest?.start === startOf(wanted) ? latest : null,
)

/** All orders that were read, from the newest on without a gap; null until the first page has loaded. */
export const $listed = createStore<readonly Purchase[] | null>(null)
  .on(answered, (listed, { start, orders }) => {
    if (start === 0) return orders
    return start === listed?.length ? [...listed, ...orders] : listed
  })
  .reset(tokenForgotten)

export const $hasOlder = combine($listed, $latest, (listed, latest) => (listed?.length ?? 0) < (latest?.total ?? 0))

const notListed = sample({
  clock: listFx.fail,
  source: $wanted,
  filter: (wanted, { params }) => params.body.start === startOf(wanted),
  fn: (_wanted, { error }) => error,
})

export const $historyError = createStore<ShopError | null>(null)
  .on(notListed, (_current, error) => error)
  .reset(listFx, tokenForgotten)

/** At least 1. */
export const $pageCount = $latest.map(latest => Math.max(1, Math.ceil((latest?.total ?? 0) / PAGE_SIZE)))

sample({
  clock: olderWanted,
  source: { listed: $listed, isReading: listFx.pending },
  filter: ({ isReading }) => !isReading,
  fn: ({ listed }) => Math.floor((listed?.length ?? 0) / PAGE_SIZE) + 1,
  target: historyWanted,
})

sample({
  clock: historyWanted,
  fn: page => ({ body: { start: startOf(page), count: PAGE_SIZE } }),
  target: listFx,
})

function startOf(page: number): number {
  return Math.min((page - 1) * PAGE_SIZE, LAST_START)
}
