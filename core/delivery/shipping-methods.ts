import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import type { ShippingMethod } from '../shapes/shipping'
import { endpoints } from './endpoints'
import { $shipment, cartAnswered } from './shipment'

/** The methods are to be shown, or shown again after a failure. */
export const methodsWanted = createEvent()
/** The shopper prefers a method, by its code. */
export const methodChosen = createEvent<string>()
/** The step ends: the preferred method is to be the service's too. */
export const methodKept = createEvent()
/** The service holds the preferred method. */
export const methodHeld = createEvent()

export const readMethodsFx = requestFx(endpoints.readShippingMethods)
/** Reads them once more when the address is known: an answer to an earlier question must not stand for this one. */
export const readOfferFx = requestFx(endpoints.readShippingMethods)
export const chooseMethodFx = requestFx(endpoints.chooseShippingMethod)

/** What the shopper pressed: shown at once, and sent. */
const $preferred = createStore<string | null>(null)
  .on(methodChosen, (_current, code) => code)
  .on(chooseMethodFx.failData, (preferred, error) => (error.kind === 'http' ? null : preferred))
/** What was sent last: a method that the service did not take is not sent for ever. */
const $sent = createStore<string | null>(null)
  .on(chooseMethodFx, (_current, { body }) => body.code)
  .reset(methodChosen, methodKept)
const $isKeeping = createStore(false)
  .on(methodKept, () => true)
  .reset(methodHeld, chooseMethodFx.fail)

/** The methods on offer; null until they are known. */
export const $methods = createStore<readonly ShippingMethod[] | null>(null).on(
  [readMethodsFx.doneData, readOfferFx.doneData],
  (_current, { applicableShippingMethods }) => applicableShippingMethods,
)

/** Why the methods cannot be shown, or the preferred one not be held, while that is so. */
export const $methodsFailure = createStore<ShopError | null>(null)
  .on([readMethodsFx.failData, readOfferFx.failData, chooseMethodFx.failData], (_current, error) => error)
  .reset(readMethodsFx, readOfferFx, chooseMethodFx)

export const $isReadingMethods = readMethodsFx.pending

/** The chosen method: the shopper's, else the service's, else the cheapest. */
export const $method = combine($preferred, $shipment, $methods, (preferred, shipment, methods) => {
  const byCode = (code: string | null | undefined) => methods?.find(method => method.code === code)
  const cheapest = [...(methods ?? [])].sort((one, other) => one.price.finalAmount - other.price.finalAmount)[0]
  return byCode(preferred) ?? byCode(shipment?.selected) ?? cheapest ?? null
})

sample({
  clock: methodsWanted,
  source: $shipment,
  filter: shipment => !!shipment?.shippingId && !shipment.isEmpty,
  fn: shipment => ({ params: { basketId: shipment?.basketId ?? '', shippingId: shipment?.shippingId ?? '' } }),
  target: readMethodsFx,
})

const weighed = sample({
  clock: [methodChosen, methodKept, $shipment, chooseMethodFx.done],
  source: { shipment: $shipment, method: $method, sent: $sent, isKeeping: $isKeeping, preferred: $preferred },
  fn: ({ shipment, method, sent, isKeeping, preferred }) => ({
    shipment,
    code: method?.code ?? '',
    isWanted: preferred !== null || isKeeping,
    isDone: !method || method.code === shipment?.selected || method.code === sent,
    isKeeping,
  }),
})

sample({
  clock: weighed,
  source: chooseMethodFx.pending,
  filter: (isSending, { shipment, isWanted, isDone }) => !isSending && isWanted && !isDone && !!shipment?.shippingId,
  fn: (_isSending, { shipment, code }) => ({
    body: {
      cartId: shipment?.basketId ?? '',
      shippingId: shipment?.shippingId ?? '',
      code,
      shopperAppliedSM: 'true' as const,
    },
  }),
  target: chooseMethodFx,
})

sample({
  clock: weighed,
  source: chooseMethodFx.pending,
  filter: (isSending, { isKeeping, isDone }) => !isSending && isKeeping && isDone,
  fn: () => {},
  target: methodHeld,
})

sample({ clock: chooseMethodFx.doneData, target: cartAnswered })

// SHP404: what is on offer has changed.
sample({
  clock: chooseMethodFx.failData,
  filter: error => error.kind === 'http' && error.code === 'SHP404',
  fn: () => {},
  target: methodsWanted,
})
