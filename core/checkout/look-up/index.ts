import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { takingBack } from '../../http/taking-back'
import { email } from '../../validate/email'
import { required } from '../../validate/required'
import type { CancelOrderRequest, Order, TrackOrderRequest } from '../contracts'
import { endpoints } from '../endpoints'
import { saveLookUpFx, lookUpLeft, readLookUpFx } from '../stored-look-up'

export { lookUpLeft } from '../stored-look-up'

export type LookUpProblems = { orderNumber?: 'required'; email?: 'required' | 'email' | 'max-length' }

export const lookUpOpened = createEvent<{ orderNumber: string | null }>()

export const lookUpTyped = createEvent<Partial<TrackOrderRequest>>()

export const foundOrderShown = createEvent()
export const lookUpSubmitted = createEvent()

export const foundOrderChanged = createEvent()

const trackFx = requestFx(endpoints.trackOrder)
const cancelFx = requestFx(endpoints.cancelOrder)

/** Typed, sent before a reload, or from the address. */
export const $lookUpRequest = createStore<TrackOrderRequest>({ orderNumber: '', email: '' })
  .on(readLookUpFx.done, (_current, { params, result }) =>
    params.orderNumber && result?.orderNumber !== params.orderNumber
      ? { orderNumber: params.orderNumber, email: '' }
      : (result ?? { orderNumber: '', email: '' }),
  )
  .on(lookUpTyped, (request, typed) => ({ ...request, ...typed }))
  .reset(lookUpLeft)

const submitted = sample({ clock: lookUpSubmitted, source: $lookUpRequest })

export const $lookUpProblems = createStore<LookUpProblems>({})
  .on(submitted, (_current, request) => problemsOf(request))
  .reset(lookUpOpened, lookUpLeft)

/** Counts failed attempts; each moves the focus to the first problem. */
export const $lookUpAttempt = createStore(0)
  .on(submitted, (attempt, request) => attempt + (isComplete(request) ? 0 : 1))
  .reset(lookUpOpened)

/** Answers to other look-ups are dropped. */
const $requested = createStore<TrackOrderRequest | null>(null).reset(lookUpLeft, lookUpOpened)

const found = sample({
  clock: trackFx.done,
  source: $requested,
  filter: (requested, { params }) => params.body === requested,
  fn: (_sought, { result }) => result,
})

const { cancelled, refused, cancellation } = takingBack<CancelOrderRequest, Order>(cancelFx, $requested, [
  lookUpLeft,
  lookUpOpened,
])

export { cancellation }

export const foundOrderCancelled = cancelled

const notFound = sample({
  clock: trackFx.fail,
  source: $requested,
  filter: (requested, { params }) => params.body === requested,
  fn: (_sought, { error }) => error,
})

export const $foundOrder = createStore<Order | null>(null)
  .on([found, cancelled], (_current, order) => order)
  .reset(lookUpLeft, lookUpOpened)

/** The number and the e-mail that found the order; null while none is found. */
export const $foundBy = combine($foundOrder, $requested, (order, requested) => (order ? requested : null))

export const $lookUpError = createStore<ShopError | null>(null)
  .on(notFound, (_current, error) => error)
  .reset(trackFx, lookUpLeft, lookUpOpened)

const $running = createStore<TrackOrderRequest | null>(null)
  .on(trackFx, (_current, { body }) => body)
  .on(trackFx.finally, (running, { params }) => (params.body === running ? null : running))
  .reset(lookUpLeft, lookUpOpened)

export const $isLookingUp = $running.map(running => running !== null)

sample({ clock: lookUpOpened, target: readLookUpFx })

const request = sample({
  clock: [submitted, readLookUpFx.doneData],
  source: { request: $lookUpRequest, running: $running },
  filter: ({ request, running }) => request !== running && isComplete(request),
  fn: ({ request }) => request,
})

sample({ clock: request, target: $requested })

sample({ clock: request, fn: body => ({ body }), target: trackFx })

sample({ clock: request, target: saveLookUpFx })

sample({ clock: refused, filter: error => error.status === 409, fn: () => {}, target: foundOrderChanged })

sample({
  clock: foundOrderChanged,
  source: $requested,
  filter: requested => requested !== null,
  fn: requested => ({ body: requested as TrackOrderRequest }),
  target: trackFx,
})

function problemsOf({ orderNumber, email: typed }: TrackOrderRequest): LookUpProblems {
  const wrong = { orderNumber: required(orderNumber), email: email(typed) }
  return {
    ...(wrong.orderNumber ? { orderNumber: wrong.orderNumber } : {}),
    ...(wrong.email ? { email: wrong.email } : {}),
  }
}

function isComplete(request: TrackOrderRequest): boolean {
  return Object.keys(problemsOf(request)).length === 0
}
