import { attach, createEvent, createStore, merge, sample } from 'effector'
import { load, save } from '../../runtime/storage'
import { $config } from '../../site/config'

/** What the shopper did with pop-ups, each by its site and name. A choice of theirs, kept without consent, and never sent. */
export type StoredPopUps = { readonly dismissed: readonly string[]; readonly minimised: readonly string[] }

/** A page's pop-ups are few; the oldest are forgotten. */
const MAX = 50

export const storedPopUpsWanted = createEvent()
export const popUpDismissalSaved = createEvent<string>()
export const popUpMinimisedSaved = createEvent<string>()

type Act = { readonly popUp: string; readonly isDismissed: boolean }

const acted = merge([
  popUpDismissalSaved.map((popUp): Act => ({ popUp, isDismissed: true })),
  popUpMinimisedSaved.map((popUp): Act => ({ popUp, isDismissed: false })),
])

const storedIn = (key: string): StoredPopUps => {
  const stored = load<StoredPopUps>(key, 'pop-ups', 1)
  return { dismissed: listIn(stored?.dismissed), minimised: listIn(stored?.minimised) }
}

const loadFx = attach({ source: $config, effect: ({ key }) => storedIn(key) })

/** Beside what another tab stored meanwhile. Only as long as the page, if the browser stores nothing. */
const saveFx = attach({
  source: $config,
  effect: ({ key }, act: Act) => void save(key, 'pop-ups', 1, after(storedIn(key), act)),
})

/** Null until it is read. */
export const $storedPopUps = createStore<StoredPopUps | null>(null)
  .on(loadFx.doneData, (_current, stored) => stored)
  .on(acted, (stored, act) => stored && after(stored, act))

sample({
  clock: storedPopUpsWanted,
  source: { stored: $storedPopUps, isReading: loadFx.pending },
  filter: ({ stored, isReading }) => !stored && !isReading,
  fn: () => {},
  target: loadFx,
})

sample({ clock: acted, target: saveFx })

/** The storage is the page's, which may have put anything there. */
const listIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : []

/** What is dismissed does not become small any more. */
function after({ dismissed, minimised }: StoredPopUps, { popUp, isDismissed }: Act): StoredPopUps {
  if (isDismissed) return { dismissed: withOne(dismissed, popUp), minimised: minimised.filter(key => key !== popUp) }
  return dismissed.includes(popUp) ? { dismissed, minimised } : { dismissed, minimised: withOne(minimised, popUp) }
}

const withOne = (keys: readonly string[], key: string): readonly string[] =>
  [...keys.filter(other => other !== key), key].slice(-MAX)
