import { createEvent, createStore, sample } from 'effector'
import type { MainMethod } from '../shapes/main-method'
import { $isPaid, $method, $methods, $methodsFailure, methodChosen } from './ways-to-pay'

// The billing step talks to the chosen main way to pay in these words, and each way listens for its own name alone: the
// card in card.ts, wallets in files of their own. A new way is a name in `carriedOut`, a model that answers `checkWay`
// and `saveWay`, and a line in checkout-site/payment/ways.ts for its face.

/** The billing step is sent: what pays the rest is to be checked. */
export const checkMain = createEvent()
/** What pays the rest is to be the cart's. */
export const saveMain = createEvent()
/** Nothing is missing: a way is ready, or nothing is left to pay. */
export const mainReady = createEvent()
/** The cart has what pays the rest, or needs nothing. */
export const mainSaved = createEvent()

/** What pays the rest is not right yet: the step stays where it is. */
export const mainRefused = createEvent()
/** What the check had to wait for stands in the page now. */
export const mainGoesOn = createEvent()
/** The shopper left the step: nothing is to be sent on later, out of the blue. */
export const mainLeft = createEvent()

/** This way is to see whether it has all that it needs, and to answer `wayReady` or `wayRefused`. */
export const checkWay = createEvent<MainMethod>()
/** This way is to become the cart's, and to answer `waySaved` or `wayRefused`. */
export const saveWay = createEvent<MainMethod>()
/** This way has what it needs. */
export const wayReady = createEvent<MainMethod>()
/** The cart is paid with this way. */
export const waySaved = createEvent<MainMethod>()
/** This way said what is wrong. */
export const wayRefused = createEvent<MainMethod>()
/** This way's own part of the page is still on its way, and the check with it. */
export const wayAwaited = createEvent()
/** This way's own part of the page stands. */
export const wayStands = createEvent()

const state = { method: $method, isPaid: $isPaid }

/** Whether a check waits for something that is still on its way into the page. */
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

// Without any way to pay there is nothing to check; the list of ways says so.
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
