import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { email } from '../validate/email'
import { required } from '../validate/required'
import type { Order, TrackOrderRequest } from './contracts'
import { endpoints } from './endpoints'
import { keepAskedFx, lookUpLeft, readAskedFx } from './kept-look-up'

export { lookUpLeft } from './kept-look-up'

/** What is wrong with what was typed, before anybody is asked; by its field. */
export type LookUpProblems = { orderNumber?: 'required'; email?: 'required' | 'email' | 'max-length' }

// What the shopper does

/** The screen is shown; `orderNumber` where its address names one. */
export const lookUpOpened = createEvent<{ orderNumber: string | null }>()

/** Number or e-mail was typed. */
export const lookUpTyped = createEvent<Partial<TrackOrderRequest>>()

/** What was typed was sent. */
export const lookUpSubmitted = createEvent()

/** The shopper thinks of taking the order back, and thinks better of it, or means it. */
export const cancelPressed = createEvent()
export const cancelDeclined = createEvent()
export const cancelConfirmed = createEvent()

// What we remember

const trackFx = requestFx(endpoints.trackOrder)
const cancelFx = requestFx(endpoints.cancelOrder)

/** What the form holds: what was typed, what was sent before a reload, or what the address says. */
export const $lookUpAsked = createStore<TrackOrderRequest>({ orderNumber: '', email: '' })
  .on(readAskedFx.done, (_current, { params, result }) =>
    params.orderNumber && result?.orderNumber !== params.orderNumber
      ? { orderNumber: params.orderNumber, email: '' }
      : (result ?? { orderNumber: '', email: '' }),
  )
  .on(lookUpTyped, (asked, typed) => ({ ...asked, ...typed }))
  .reset(lookUpLeft)

const submitted = sample({ clock: lookUpSubmitted, source: $lookUpAsked })

/** What to put right before anybody can be asked. */
export const $lookUpProblems = createStore<LookUpProblems>({})
  .on(submitted, (_current, asked) => problemsOf(asked))
  .reset(lookUpOpened, lookUpLeft)

/** How often the form was sent with something wrong in it: each time, the focus goes to the first of it. */
export const $lookUpAttempt = createStore(0)
  .on(submitted, (attempt, asked) => attempt + (isComplete(asked) ? 0 : 1))
  .reset(lookUpOpened)

/** The order that was found, as it is now. */
export const $foundOrder = createStore<Order | null>(null)
  .on([trackFx.doneData, cancelFx.doneData], (_current, order) => order)
  .reset(lookUpLeft, lookUpOpened)

/** Why none was found. */
export const $lookUpError = createStore<ShopError | null>(null)
  .on(trackFx.failData, (_current, error) => error)
  .reset(trackFx, lookUpLeft)

/** True from the press to its answer. */
export const $isLookingUp = trackFx.pending

/** The shopper is asked whether they mean it. */
export const $isCancelAsked = createStore(false)
  .on(cancelPressed, () => true)
  .reset(cancelDeclined, cancelFx.doneData, lookUpLeft, lookUpOpened)

/** The order is being taken back. */
export const $isCancelling = cancelFx.pending

/** Why it could not be taken back. */
export const $cancelError = createStore<ShopError | null>(null)
  .on(cancelFx.failData, (_current, error) => error)
  .reset(cancelFx, cancelPressed, cancelDeclined, lookUpLeft, lookUpOpened)

// What follows

sample({ clock: lookUpOpened, target: readAskedFx })

const asked = sample({
  clock: [submitted, readAskedFx.doneData],
  source: { asked: $lookUpAsked, isPending: trackFx.pending },
  filter: ({ asked, isPending }) => !isPending && isComplete(asked),
  fn: ({ asked }) => asked,
})

sample({ clock: asked, fn: body => ({ body }), target: trackFx })

sample({ clock: asked, target: keepAskedFx })

sample({
  clock: cancelConfirmed,
  source: { asked: $lookUpAsked, isPending: cancelFx.pending },
  filter: ({ isPending }) => !isPending,
  fn: ({ asked }) => ({ body: asked }),
  target: cancelFx,
})

// An order that was shipped in the meantime is shown as it is now.
sample({
  clock: cancelFx.failData,
  source: $lookUpAsked,
  filter: (_asked, { status }) => status === 409,
  fn: body => ({ body }),
  target: trackFx,
})

function problemsOf({ orderNumber, email: typed }: TrackOrderRequest): LookUpProblems {
  const wrong = { orderNumber: required(orderNumber), email: email(typed) }
  return {
    ...(wrong.orderNumber ? { orderNumber: wrong.orderNumber } : {}),
    ...(wrong.email ? { email: wrong.email } : {}),
  }
}

function isComplete(asked: TrackOrderRequest): boolean {
  return Object.keys(problemsOf(asked)).length === 0
}
