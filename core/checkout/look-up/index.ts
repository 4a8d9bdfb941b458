import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { email } from '../../validate/email'
import { required } from '../../validate/required'
import type { Order, TrackOrderRequest } from '../contracts'
import { endpoints } from '../endpoints'
import { keepAskedFx, lookUpLeft, readAskedFx } from '../kept-look-up'

export { lookUpLeft } from '../kept-look-up'

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

/** What is looked for: the answer to anything else comes too late, and is not shown. */
const $sought = createStore<TrackOrderRequest | null>(null).reset(lookUpLeft, lookUpOpened)

const answered = sample({
  clock: [trackFx.done, cancelFx.done],
  source: $sought,
  filter: (sought, { params }) => params.body === sought,
  fn: (_sought, { result }) => result,
})

const notFound = sample({
  clock: trackFx.fail,
  source: $sought,
  filter: (sought, { params }) => params.body === sought,
  fn: (_sought, { error }) => error,
})

/** The order that was found, as it is now. */
export const $foundOrder = createStore<Order | null>(null)
  .on(answered, (_current, order) => order)
  .reset(lookUpLeft, lookUpOpened)

/** Why none was found. */
export const $lookUpError = createStore<ShopError | null>(null)
  .on(notFound, (_current, error) => error)
  .reset(trackFx, lookUpLeft)

/** What is being looked for at the moment. */
const $running = createStore<TrackOrderRequest | null>(null)
  .on(trackFx, (_current, { body }) => body)
  .on(trackFx.finally, (running, { params }) => (params.body === running ? null : running))
  .reset(lookUpLeft, lookUpOpened)

/** True from the press to its answer. */
export const $isLookingUp = $running.map(running => running !== null)

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
  source: { asked: $lookUpAsked, running: $running },
  filter: ({ asked, running }) => asked !== running && isComplete(asked),
  fn: ({ asked }) => asked,
})

sample({ clock: asked, target: $sought })

sample({ clock: asked, fn: body => ({ body }), target: trackFx })

sample({ clock: asked, target: keepAskedFx })

sample({
  clock: cancelConfirmed,
  source: { sought: $sought, isPending: cancelFx.pending },
  filter: ({ sought, isPending }) => sought !== null && !isPending,
  fn: ({ sought }) => ({ body: sought as TrackOrderRequest }),
  target: cancelFx,
})

// An order that was shipped in the meantime is shown as it is now.
sample({
  clock: cancelFx.fail,
  source: $sought,
  filter: (sought, { params, error }) => error.status === 409 && params.body === sought,
  fn: sought => ({ body: sought as TrackOrderRequest }),
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
