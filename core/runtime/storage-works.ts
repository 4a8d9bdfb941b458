import { createEffect, createStore, sample } from 'effector'
import { lateLoaded } from './late'
import { canStore } from './can-store'

const tryFx = createEffect(canStore)

/** False if the browser stores nothing for the page. */
export const $isStorageWorking = createStore(true).on(tryFx.doneData, (_current, isWorking) => isWorking)

sample({ clock: lateLoaded, target: tryFx })
