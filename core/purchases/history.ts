import { createEvent, createStore, sample } from 'effector'
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

/** Null until it has loaded. */
export const $history = createStore<History | null>(null)
  .on(answered, (_current, history) => history)
  .reset(tokenForgotten)

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
export const $pageCount = $history.map(history => Math.max(1, Math.ceil((history?.total ?? 0) / PAGE_SIZE)))

sample({
  clock: historyWanted,
  fn: page => ({ body: { start: startOf(page), count: PAGE_SIZE } }),
  target: listFx,
})

const startOf = (page: number) => (page - 1) * PAGE_SIZE
