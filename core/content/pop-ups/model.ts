import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { popUpDismissalSaved, $storedPopUps, popUpMinimisedSaved } from './dismissals'
import { $candidate, $isRequested, $isSignedIn, placeLeft, popUpRequested, type Shown } from './places'

/** `waiting`: small, and will expand by itself. */
export type Stage = 'waiting' | 'minimised' | 'maximised'

// Of another domain: a dialog is open.

export const roomTaken = createEvent<boolean>()

// What the shopper does.

export const pillPressed = createEvent()
/** Makes the card small again; one that has done its work goes. */
export const closePressed = createEvent()
export const dismissPressed = createEvent()
export const registrationPressed = createEvent()

/** Its button had an effect: it led to the sign-up, or sent an address. */
export const offerTaken = createEvent()

sample({ clock: registrationPressed, target: offerTaken })

/** It has done its work and is not shown again; it stays until it is closed. */
export const popUpFulfilled = createEvent()
/** Whether a link was mailed that begins the newsletter. */
export const proofAwaited = createEvent<boolean>()

const waitFx = createEffect(({ delay }: Shown) => new Promise<void>(resolve => setTimeout(resolve, delay)))

/** A dialog is open, which hides it. */
export const $isAway = createStore(false).on(roomTaken, (_current, isTaken) => isTaken)

const popUpTaken = createEvent<Shown>()
const popUpGone = createEvent()
const popUpDismissed = createEvent<Shown>()

/** One on a page, and none after it. */
const $isOver = createStore(false)
  .on(popUpDismissed, () => true)
  .on(popUpRequested, () => false)

/** What the one place of the page shows. */
export const $shown = createStore<Shown | null>(null)
  .on(popUpTaken, (_current, shown) => shown)
  .on(placeLeft, (shown, { id }) => (shown?.place === id ? null : shown))
  .reset(popUpDismissed, popUpGone)

/** By pop-up, so that an element that was moved goes on. */
const $stages = createStore<Readonly<Record<string, Stage>>>({})

const fulfilledNow = sample({
  clock: popUpFulfilled,
  source: $shown,
  filter: shown => shown !== null,
  fn: shown => shown?.key ?? '',
})

const $fulfilled = createStore<readonly string[]>([]).on(fulfilledNow, (fulfilled, key) => [...fulfilled, key])

export const $isFulfilled = combine($shown, $fulfilled, (shown, fulfilled) => fulfilled.includes(shown?.key ?? ''))

export const $isProofAwaited = createStore(false).on(proofAwaited, (_current, isAwaited) => isAwaited)

export const $stage = combine($shown, $stages, (shown, stages): Stage => stages[shown?.key ?? ''] ?? 'minimised')

const $next = combine(
  { candidate: $candidate, shown: $shown, isOver: $isOver, isTaken: $isAway },
  ({ candidate, shown, isOver, isTaken }) => (shown || isOver || isTaken ? null : candidate),
)

sample({
  clock: $next.updates,
  filter: (next): next is Shown => next !== null,
  target: popUpTaken,
})

const stageBegan = sample({
  clock: popUpTaken,
  source: $storedPopUps,
  fn: (stored, { key }) => ({ key, isSmall: stored?.minimised.includes(key) ?? false }),
})

$stages.on(stageBegan, (stages, { key, isSmall }) =>
  stages[key] ? stages : { ...stages, [key]: isSmall ? 'minimised' : 'waiting' },
)

const $impressed = createStore<readonly string[]>([])

/** It is displayed for the first time on this page. */
export const popUpSeen = sample({
  clock: popUpTaken,
  source: $impressed,
  filter: (impressed, { key }) => !impressed.includes(key),
  fn: (_impressed, shown) => shown,
})

$impressed.on(popUpSeen, (impressed, { key }) => [...impressed, key])

sample({ clock: popUpSeen, target: waitFx })

const $due = createStore<readonly string[]>([]).on(waitFx.done, (due, { params }) => [...due, params.key])

// A dialog that is open at that moment is waited for.
const $isDue = combine(
  { shown: $shown, stage: $stage, due: $due, isTaken: $isAway },
  ({ shown, stage, due, isTaken }) => shown !== null && stage === 'waiting' && !isTaken && due.includes(shown.key),
)

const dueCame = sample({ clock: $isDue.updates, filter: Boolean, fn: () => {} })

const cameAsked = sample({ clock: popUpTaken, source: $isRequested, filter: Boolean, fn: () => {} })

/** By itself, or because it was pressed. */
export const popUpExpanded = sample({
  clock: [dueCame, cameAsked, pillPressed],
  source: { shown: $shown, stage: $stage },
  filter: ({ shown, stage }) => shown !== null && stage !== 'maximised',
  fn: ({ shown }) => shown as Shown,
})

$stages.on(popUpExpanded, (stages, { key }) => ({ ...stages, [key]: 'maximised' }))

const madeSmall = sample({
  clock: closePressed,
  source: { shown: $shown, isFulfilled: $isFulfilled },
  filter: ({ shown, isFulfilled }) => shown !== null && !isFulfilled,
  fn: ({ shown }) => shown?.key ?? '',
})

$stages.on(madeSmall, (stages, key) => ({ ...stages, [key]: 'minimised' }))

sample({ clock: madeSmall, target: popUpMinimisedSaved })

const doneAndClosed = sample({ clock: closePressed, source: $isFulfilled, filter: Boolean, fn: () => {} })

sample({
  clock: [dismissPressed, doneAndClosed],
  source: $shown,
  filter: (shown): shown is Shown => shown !== null,
  target: popUpDismissed,
})

sample({ clock: popUpDismissed, fn: ({ key }) => key, target: popUpDismissalSaved })

sample({ clock: fulfilledNow, target: popUpDismissalSaved })

// Whoever has signed in needs no account.
sample({
  clock: $isSignedIn,
  source: $shown,
  filter: (shown, isSignedIn) => isSignedIn && shown?.popUp.kind === 'registration',
  fn: () => {},
  target: popUpGone,
})
