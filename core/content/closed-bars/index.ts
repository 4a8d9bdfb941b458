import { createEffect, createEvent, createStore, sample } from 'effector'
import { $config, started } from '../../runtime/started'
import { load, save } from '../../runtime/storage'

const NAME = 'benefit-bars'

/** By the bar's id. */
export const barClosed = createEvent<string>()

export const barsWanted = createEvent()

interface Stored {
  readonly ids: readonly string[]
}

const idsIn = (key: string): readonly string[] => load<Stored>(key, NAME, 1)?.ids ?? []

const withOne = (ids: readonly string[], id: string) => [...new Set([...ids, id])]

const readBarsFx = createEffect(idsIn)

/** Beside those that another tab closed meanwhile. */
const keepBarFx = createEffect(({ key, id }: { key: string; id: string }) => {
  save(key, NAME, 1, { ids: withOne(idsIn(key), id) })
})

/** The ids of benefit bars that were closed in this browser; null until they were read. */
export const $closedBars = createStore<readonly string[] | null>(null)
  .reset(started)
  .on(readBarsFx.doneData, (_before, ids) => ids)
  .on(barClosed, (closed, id) => withOne(closed ?? [], id))

sample({
  clock: barsWanted,
  source: { config: $config, closed: $closedBars },
  filter: ({ closed }) => closed === null,
  fn: ({ config }) => config.key,
  target: readBarsFx,
})

sample({
  clock: barClosed,
  source: $config,
  fn: ({ key }, id) => ({ key, id }),
  target: keepBarFx,
})
