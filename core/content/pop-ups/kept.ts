import { attach, createEvent, createStore, merge, sample } from 'effector'
import { load, save } from '../../runtime/storage'
import { $config } from '../../site/config'

/** What the shopper did with pop-ups, each by its site and name. A choice of theirs, kept without consent, and never sent. */
export type KeptPopUps = { readonly dismissed: readonly string[]; readonly minimised: readonly string[] }

/** A page's pop-ups are few; the oldest are forgotten. */
const MOST = 50

export const keptWanted = createEvent()
export const dismissalKept = createEvent<string>()
export const minimisedKept = createEvent<string>()

type Act = { readonly popUp: string; readonly isDismissed: boolean }

const acted = merge([
  dismissalKept.map((popUp): Act => ({ popUp, isDismissed: true })),
  minimisedKept.map((popUp): Act => ({ popUp, isDismissed: false })),
])

const keptIn = (key: string): KeptPopUps => {
  const kept = load<KeptPopUps>(key, 'pop-ups', 1)
  return { dismissed: listIn(kept?.dismissed), minimised: listIn(kept?.minimised) }
}

const loadFx = attach({ source: $config, effect: ({ key }) => keptIn(key) })

/** Beside what another tab stored meanwhile. Only as long as the page, if the browser stores nothing. */
const saveFx = attach({
  source: $config,
  effect: ({ key }, act: Act) => void save(key, 'pop-ups', 1, after(keptIn(key), act)),
})

/** Null until it is read. */
export const $kept = createStore<KeptPopUps | null>(null)
  .on(loadFx.doneData, (_current, kept) => kept)
  .on(acted, (kept, act) => after(kept ?? { dismissed: [], minimised: [] }, act))

sample({
  clock: keptWanted,
  source: { kept: $kept, isReading: loadFx.pending },
  filter: ({ kept, isReading }) => !kept && !isReading,
  fn: () => {},
  target: loadFx,
})

sample({ clock: acted, target: saveFx })

/** The storage is the page's, which may have put anything there. */
const listIn = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string') : []

/** What is dismissed does not become small any more. */
function after({ dismissed, minimised }: KeptPopUps, { popUp, isDismissed }: Act): KeptPopUps {
  if (isDismissed) return { dismissed: withOne(dismissed, popUp), minimised: minimised.filter(key => key !== popUp) }
  return dismissed.includes(popUp) ? { dismissed, minimised } : { dismissed, minimised: withOne(minimised, popUp) }
}

const withOne = (keys: readonly string[], key: string): readonly string[] =>
  [...keys.filter(other => other !== key), key].slice(-MOST)
