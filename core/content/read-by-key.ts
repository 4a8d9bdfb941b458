import { createEvent, createStore, type Effect, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { cameOnline } from '../runtime/page-events'

/** One of many that are read by a key, as far as it has been read. */
export interface Entry<Value> {
  /** Null until it has come. */
  readonly value: Value | null
  /** Also while it is asked for once more. */
  readonly error: ShopError | null
  readonly isPending: boolean
}

/** Reads each key once, and again after an error where a place wants it or the connection is back. An empty key is not read. */
export function readByKey<Value>(readFx: Effect<string, Value, ShopError>) {
  type Entries = Readonly<Record<string, Entry<Value>>>
  const wanted = createEvent<string>()
  const $entries = createStore<Entries>({})
    .on(readFx, (entries, key) => ({
      ...entries,
      [key]: { value: null, error: entries[key]?.error ?? null, isPending: true },
    }))
    .on(readFx.done, (entries, { params: key, result }) => ({
      ...entries,
      [key]: { value: result, error: null, isPending: false },
    }))
    .on(readFx.fail, (entries, { params: key, error }) => ({
      ...entries,
      [key]: { value: null, error, isPending: false },
    }))

  sample({
    clock: wanted,
    source: $entries,
    filter: (entries, key) => key !== '' && (!entries[key] || (entries[key].error !== null && !entries[key].isPending)),
    fn: (_entries, key) => key,
    target: readFx,
  })

  // One after the other: what was read is no longer offline.
  sample({
    clock: [cameOnline, readFx.done],
    source: $entries,
    filter: entries => offlineIn(entries) !== undefined,
    fn: entries => offlineIn(entries) ?? '',
    target: wanted,
  })
  return { wanted, $entries }
}

const offlineIn = (entries: Readonly<Record<string, Entry<unknown>>>): string | undefined =>
  Object.keys(entries).find(key => entries[key]?.error?.kind === 'network')
