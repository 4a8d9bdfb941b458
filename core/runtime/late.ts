import { createEffect, createEvent, createStore } from 'effector'

/** Loads `core/wiring/late.ts` if an entry sets it with `.use`; otherwise everything is there from the start. */
export const loadLateFx = createEffect<void, unknown>(() => {})

/** Fired once by an entry, after the shop's start. */
export const lateLoaded = createEvent()

export const $isLateLoaded = createStore(false).on(lateLoaded, () => true)
