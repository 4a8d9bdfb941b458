import { createEffect, createStore, sample } from 'effector'
import { lateCame } from './late'
import { canKeep } from './can-keep'

const tryFx = createEffect(canKeep)

/** False if the browser stores nothing for the page. */
export const $isKeeping = createStore(true).on(tryFx.doneData, (_current, isKeeping) => isKeeping)

sample({ clock: lateCame, target: tryFx })
