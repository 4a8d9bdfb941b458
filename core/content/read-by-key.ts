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

/** Reads each key once; again if it may have changed, or after an error where a place wants it or the connection is back. An empty key is not read. */
export function readByKey<Value, Wanted = string>(
  readFx: Effect<Wanted, Value, ShopError>,
  keyOf: (wanted: Wanted) => string = String,
  mayChange: (wanted: Wanted) => boolean = () => false,
) {
  type Entries = Readonly<Record<string, Entry<Value>>>
  const wanted = createEvent<Wanted>()
  const $entries = createStore<Entries>({})
    .on(readFx, (entries, asked) => {
      const before = entries[keyOf(asked)]
      const entry = { value: before?.value ?? null, error: before?.error ?? null, isPending: true }
      return { ...entries, [keyOf(asked)]: entry }
    })
    .on(readFx.done, (entries, { params, result }) => ({
      ...entries,
      [keyOf(params)]: { value: result, error: null, isPending: false },
    }))
    .on(readFx.fail, (entries, { params, error }) => ({
      ...entries,
      [keyOf(params)]: { value: null, error, isPending: false },
    }))

  const $missedOffline = createStore<readonly Wanted[]>([])
    .on(readFx, (missed, asked) => missed.filter(other => keyOf(other) !== keyOf(asked)))
    .on(readFx.fail, (missed, { params, error }) => (error.kind === 'network' ? [...missed, params] : missed))

  sample({
    clock: wanted,
    source: $entries,
    filter: (entries, asked) => {
      const known = entries[keyOf(asked)]
      return keyOf(asked) !== '' && !known?.isPending && (!known || known.error !== null || mayChange(asked))
    },
    fn: (_entries, asked) => asked,
    target: readFx,
  })

  // One after the other: what was read is no longer offline.
  sample({
    clock: [cameOnline, readFx.done],
    source: $missedOffline,
    filter: missed => missed.length > 0,
    fn: ([first]) => first as Wanted,
    target: wanted,
  })
  return { wanted, $entries }
}
