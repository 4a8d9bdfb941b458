import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { pageScope } from '../runtime/scope'
import { load, save } from '../runtime/storage'
import { $config, started } from '../runtime/started'

export type FavouriteStore = { readonly id: string; readonly name: string }

export const favouriteChosen = createEvent<FavouriteStore>()

const readFx = attach({ source: $config, effect: ({ key }) => load<FavouriteStore>(key, 'store', 1) })

const saveFx = attach({
  source: $config,
  effect: ({ key }, { id, name }: FavouriteStore) => save(key, 'store', 1, { id, name }),
})

/** Stored in this browser. */
export const $favourite = createStore<FavouriteStore | null>(null)
  .on(readFx.doneData, (current, stored) => (stored?.id ? { id: stored.id, name: stored.name } : current))
  .on(favouriteChosen, (_current, store) => store)

// This file may load long after the shop's start.
const arrived = createEvent()

sample({ clock: [started, arrived], fn: () => {}, target: readFx })

sample({ clock: favouriteChosen, target: saveFx })

scopeBind(arrived, { scope: pageScope })()
