import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import type { History } from './contracts'
import { endpoints } from './endpoints'

export const PAGE_SIZE = 10

/** Pages count from 1; the newest orders are on the first. */
export const historyWanted = createEvent<number>()

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
  clock: historyWanted,
  fn: page => ({ body: { start: startOf(page), count: PAGE_SIZE } }),
  target: listFx,
})

function startOf(page: number): number {
  return (page - 1) * PAGE_SIZE
}
