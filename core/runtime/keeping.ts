import { createEffect, createStore, sample } from 'effector'
import { lateCame } from './late'
import { canKeep } from './storage'

const tryFx = createEffect(canKeep)

/** Whether this browser stores anything for the page; where it does not, all lasts as long as the page. */
export const $isKeeping = createStore(true).on(tryFx.doneData, (_current, isKeeping) => isKeeping)

sample({ clock: lateCame, target: tryFx })
