import { attach, createEvent, createStore, sample } from 'effector'
import { load, save } from '../../runtime/storage'
import { $config } from '../../site/config'

/** What the shopper did with pop-ups, each by its site and name. A choice of theirs, kept without consent, and never sent. */
export type KeptPopUps = { readonly dismissed: readonly string[]; readonly minimised: readonly string[] }

/** A page's pop-ups are few; the oldest are forgotten. */
const MOST = 50

export const keptWanted = createEvent()
export const dismissalKept = createEvent<string>()
export const minimisedKept = createEvent<string>()

const loadFx = attach({ source: $config, effect: ({ key }) => load<KeptPopUps>(key, 'pop-ups', 1) })

/** Only as long as the page, if the browser stores nothing. */
const saveFx = attach({
  source: $config,
  effect: ({ key }, kept: KeptPopUps) => void save(key, 'pop-ups', 1, kept),
})

/** Null until it is read. */
export const $kept = createStore<KeptPopUps | null>(null)
  .on(loadFx.doneData, (_current, kept) => ({ dismissed: listIn(kept?.dismissed), minimised: listIn(kept?.minimised) }))
  .on(dismissalKept, (kept, key) => ({
    dismissed: withOne(kept?.dismissed, key),
    minimised: (kept?.minimised ?? []).filter(other => other !== key),
  }))
  .on(minimisedKept, (kept, key) => ({
    dismissed: kept?.dismissed ?? [],
    minimised: withOne(kept?.minimised, key),
  }))

sample({
  clock: keptWanted,
  source: { kept: $kept, isReading: loadFx.pending },
  filter: ({ kept, isReading }) => !kept && !isReading,
  fn: () => {},
  target: loadFx,
})

sample({
  clock: [dismissalKept, minimisedKept],
  source: $kept,
  filter: Boolean,
  target: saveFx,
})

/** The storage is the page's, which may have put anything there. */
const listIn = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string') : []

const withOne = (keys: readonly string[] = [], key: string): readonly string[] =>
  [...keys.filter(other => other !== key), key].slice(-MOST)
