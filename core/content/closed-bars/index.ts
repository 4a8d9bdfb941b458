import { createEffect, createEvent, createStore, sample } from 'effector'
import { $config, started } from '../../runtime/started'
import { load, save } from '../../runtime/storage'

const NAME = 'benefit-bars'

/** By the bar's id. */
export const barClosed = createEvent<string>()

export const barsWanted = createEvent()

interface Kept {
  readonly ids: readonly string[]
}

const readBarsFx = createEffect((key: string) => load<Kept>(key, NAME, 1)?.ids ?? [])

const keepBarsFx = createEffect(({ key, ids }: { key: string; ids: readonly string[] }) => {
  save(key, NAME, 1, { ids })
})

/** The ids of benefit bars that were closed in this browser; null until they were read. */
export const $closedBars = createStore<readonly string[] | null>(null)
  .reset(started)
  .on(readBarsFx.doneData, (_before, ids) => ids)
  .on(barClosed, (closed, id) => [...new Set([...(closed ?? []), id])])

sample({
  clock: barsWanted,
  source: { config: $config, closed: $closedBars },
  filter: ({ closed }) => closed === null,
  fn: ({ config }) => config.key,
  target: readBarsFx,
})

sample({
  clock: barClosed,
  source: { config: $config, closed: $closedBars },
  fn: ({ config, closed }) => ({ key: config.key, ids: closed ?? [] }),
  target: keepBarsFx,
})
