import { createEvent, createStore, sample } from 'effector'
import type { MainMethod } from '../shapes/main-method'
import { $isPaid, $method, $methods, $methodsFailure, methodChosen } from './payment-methods'

// A payment method answers `checkMethod` and `saveMethod` for its own name. To add one: its name in `carriedOut`, a model, and a
// line in checkout-site/payment/methods.ts.

export const checkMain = createEvent()
export const saveMain = createEvent()
export const mainReady = createEvent()
export const mainSaved = createEvent()

export const mainRefused = createEvent()
/** The awaited view has loaded. */
export const mainGoesOn = createEvent()
/** The shopper left the step: nothing may be sent later. */
export const mainLeft = createEvent()

/** Answered by `methodReady` or `methodRefused`. */
export const checkMethod = createEvent<MainMethod>()
/** Answered by `methodSaved` or `methodRefused`. */
export const saveMethod = createEvent<MainMethod>()
export const methodReady = createEvent<MainMethod>()
export const methodSaved = createEvent<MainMethod>()
export const methodRefused = createEvent<MainMethod>()
/** Its view is still loading, so the check waits. */
export const methodAwaited = createEvent()
export const methodLoaded = createEvent()

const state = { method: $method, isPaid: $isPaid }

export const $isMainAwaited = createStore(false)
  .on(methodAwaited, () => true)
  .reset(mainReady, mainRefused, mainGoesOn)

sample({
  clock: checkMain,
  source: state,
  filter: ({ method, isPaid }) => !isPaid && method !== null,
  fn: ({ method }) => method as MainMethod,
  target: checkMethod,
})

sample({ clock: checkMain, source: $isPaid, filter: isPaid => isPaid, fn: () => {}, target: mainReady })

const withoutMethod = sample({
  clock: checkMain,
  source: { ...state, methods: $methods, failure: $methodsFailure },
  filter: ({ method, isPaid }) => !isPaid && method === null,
  fn: ({ methods, failure }) => ({ isOnItsWay: methods === null && failure === null }),
})

sample({ clock: withoutMethod, filter: ({ isOnItsWay }) => isOnItsWay, fn: () => {}, target: methodAwaited })

// Without a method there is nothing to check; the list says so.
sample({ clock: withoutMethod, filter: ({ isOnItsWay }) => !isOnItsWay, fn: () => {}, target: mainRefused })

sample({ clock: $methods, fn: () => {}, target: methodLoaded })

sample({
  clock: methodLoaded,
  source: $isMainAwaited,
  filter: isAwaited => isAwaited,
  fn: () => {},
  target: mainGoesOn,
})

sample({
  clock: [mainLeft, methodChosen, $methodsFailure],
  source: $isMainAwaited,
  filter: isAwaited => isAwaited,
  fn: () => {},
  target: mainRefused,
})

sample({ clock: methodRefused, fn: () => {}, target: mainRefused })

sample({ clock: methodReady, fn: () => {}, target: mainReady })

sample({
  clock: saveMain,
  source: state,
  filter: ({ method, isPaid }) => !isPaid && method !== null,
  fn: ({ method }) => method as MainMethod,
  target: saveMethod,
})

sample({ clock: saveMain, source: $isPaid, filter: isPaid => isPaid, fn: () => {}, target: mainSaved })

sample({ clock: methodSaved, fn: () => {}, target: mainSaved })
