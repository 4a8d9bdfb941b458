import { createEvent, createStore, sample } from 'effector'
import type { MainMethod } from '../shapes/main-method'
import { $isPaid, $method, $methods, $methodsFailure, methodChosen } from './ways-to-pay'

// A payment method answers `checkWay` and `saveWay` for its own name. To add one: its name in `carriedOut`, a model, and a
// line in checkout-site/payment/ways.ts.

export const checkMain = createEvent()
export const saveMain = createEvent()
export const mainReady = createEvent()
export const mainSaved = createEvent()

export const mainRefused = createEvent()
/** The awaited view has loaded. */
export const mainGoesOn = createEvent()
/** The shopper left the step: nothing may be sent later. */
export const mainLeft = createEvent()

/** Answered by `wayReady` or `wayRefused`. */
export const checkWay = createEvent<MainMethod>()
/** Answered by `waySaved` or `wayRefused`. */
export const saveWay = createEvent<MainMethod>()
export const wayReady = createEvent<MainMethod>()
export const waySaved = createEvent<MainMethod>()
export const wayRefused = createEvent<MainMethod>()
/** Its view is still loading, so the check waits. */
export const wayAwaited = createEvent()
export const wayStands = createEvent()

const state = { method: $method, isPaid: $isPaid }

export const $isMainAwaited = createStore(false)
  .on(wayAwaited, () => true)
  .reset(mainReady, mainRefused, mainGoesOn)

sample({
  clock: checkMain,
  source: state,
  filter: ({ method, isPaid }) => !isPaid && method !== null,
  fn: ({ method }) => method as MainMethod,
  target: checkWay,
})

sample({ clock: checkMain, source: $isPaid, filter: isPaid => isPaid, fn: () => {}, target: mainReady })

const withoutWay = sample({
  clock: checkMain,
  source: { ...state, methods: $methods, failure: $methodsFailure },
  filter: ({ method, isPaid }) => !isPaid && method === null,
  fn: ({ methods, failure }) => ({ isOnItsWay: methods === null && failure === null }),
})

sample({ clock: withoutWay, filter: ({ isOnItsWay }) => isOnItsWay, fn: () => {}, target: wayAwaited })

// Without a method there is nothing to check; the list says so.
sample({ clock: withoutWay, filter: ({ isOnItsWay }) => !isOnItsWay, fn: () => {}, target: mainRefused })

sample({ clock: $methods, fn: () => {}, target: wayStands })

sample({ clock: wayStands, source: $isMainAwaited, filter: isAwaited => isAwaited, fn: () => {}, target: mainGoesOn })

sample({
  clock: [mainLeft, methodChosen, $methodsFailure],
  source: $isMainAwaited,
  filter: isAwaited => isAwaited,
  fn: () => {},
  target: mainRefused,
})

sample({ clock: wayRefused, fn: () => {}, target: mainRefused })

sample({ clock: wayReady, fn: () => {}, target: mainReady })

sample({
  clock: saveMain,
  source: state,
  filter: ({ method, isPaid }) => !isPaid && method !== null,
  fn: ({ method }) => method as MainMethod,
  target: saveWay,
})

sample({ clock: saveMain, source: $isPaid, filter: isPaid => isPaid, fn: () => {}, target: mainSaved })

sample({ clock: waySaved, fn: () => {}, target: mainSaved })
