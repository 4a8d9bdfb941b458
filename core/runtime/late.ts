import { createEffect, createEvent, createStore } from 'effector'

/**
 * Loads what a page is painted without (`core/wiring/late.ts`). The ground floor does not know where that is: an entry says
 * so with `.use`. A page that has all of it from the start says nothing.
 */
export const loadLateFx = createEffect<void, unknown>(() => {})

/** What a page is painted without is here, and the shop has started. An entry fires it, once. */
export const lateCame = createEvent()

/** True from then on. */
export const $isLateHere = createStore(false).on(lateCame, () => true)
