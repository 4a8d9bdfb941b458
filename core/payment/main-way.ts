import { createEvent, sample } from 'effector'
import type { MainMethod } from '../shapes/main-method'
import { $isPaid, $method } from './ways-to-pay'

// The billing step talks to the chosen main way to pay in these words, and each way listens for its own name alone: the
// card in card.ts, wallets in files of their own. A new way is a name in `carriedOut`, a model that answers `wayChecked`
// and `wayKept`, and a line in checkout-site/payment/ways.ts for its face.

/** The billing step is sent: what pays the rest is to be checked. */
export const mainChecked = createEvent()
/** What pays the rest is to be the cart's. */
export const mainKept = createEvent()
/** Nothing is missing: a way is ready, or nothing is left to pay. */
export const mainReady = createEvent()
/** The cart has what pays the rest, or needs nothing. */
export const mainHeld = createEvent()

/** What pays the rest is not right yet: the step stays where it is. */
export const mainRefused = createEvent()

/** This way is to see whether it has all that it needs, and to answer `wayReady` or `wayRefused`. */
export const wayChecked = createEvent<MainMethod>()
/** This way is to become the cart's, and to answer `wayHeld` or `wayRefused`. */
export const wayKept = createEvent<MainMethod>()
/** This way has what it needs. */
export const wayReady = createEvent<MainMethod>()
/** The cart is paid with this way. */
export const wayHeld = createEvent<MainMethod>()
/** This way said what is wrong. */
export const wayRefused = createEvent<MainMethod>()

const state = { method: $method, isPaid: $isPaid }

sample({
  clock: mainChecked,
  source: state,
  filter: ({ method, isPaid }) => !isPaid && method !== null,
  fn: ({ method }) => method as MainMethod,
  target: wayChecked,
})

sample({ clock: mainChecked, source: $isPaid, filter: isPaid => isPaid, fn: () => {}, target: mainReady })

// Without any way to pay there is nothing to check; the list of ways says so.
sample({
  clock: mainChecked,
  source: state,
  filter: ({ method, isPaid }) => !isPaid && method === null,
  fn: () => {},
  target: mainRefused,
})

sample({ clock: wayRefused, fn: () => {}, target: mainRefused })

sample({ clock: wayReady, fn: () => {}, target: mainReady })

sample({
  clock: mainKept,
  source: state,
  filter: ({ method, isPaid }) => !isPaid && method !== null,
  fn: ({ method }) => method as MainMethod,
  target: wayKept,
})

sample({ clock: mainKept, source: $isPaid, filter: isPaid => isPaid, fn: () => {}, target: mainHeld })

sample({ clock: wayHeld, fn: () => {}, target: mainHeld })
