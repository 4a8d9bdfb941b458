import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import type { Cart } from '../shapes/cart'
import { isMainMethod, isReadyToPay, type MainMethod } from '../shapes/main-method'
import type { PaymentInstrument } from '../shapes/payment-instrument'
import type { OfferedPaymentMethod } from './contracts'
import { endpoints } from './endpoints'

/** Null without a cart. Wired to the cart's store. */
export const cartSeen = createEvent<Cart | null>()
/** A call of this domain returned the whole cart. Wired to the cart's store. */
export const cartAnswered = createEvent<Cart>()
/** A step that pays is shown. Its part of the page may come when the cart is long known. */
export const paymentShown = createEvent()
/** Shows the methods, or retries after a failure. */
export const methodsWanted = createEvent()
export const methodChosen = createEvent<MainMethod>()
export const paymentRefused = createEvent()
/** The next order begins without what was chosen for this one. */
export const choicesDropped = createEvent()

export const $isPaymentHere = createStore(false).on(paymentShown, () => true)

const readPaymentMethodsFx = cartCallFx(requestFx(endpoints.readPaymentMethods))

/** What this domain needs of the cart. */
export type Payable = {
  readonly basketId: string
  readonly instruments: readonly PaymentInstrument[]
  readonly currency: string
  /** Something else pays a part. */
  readonly isShared: boolean
  /** What the main method has to pay, in major units. */
  readonly remaining: number
}

export const $payable = createStore<Payable | null>(null).on(
  cartSeen,
  (_current, cart) =>
    cart && {
      basketId: cart.basketId,
      currency: cart.currency,
      instruments: cart.payment_instruments,
      isShared: cart.totals.remainingToPay !== cart.totals.total,
      remaining: cart.totals.remainingToPay,
    },
)

/** The main methods that this checkout supports; main-method.ts explains how to add one. */
const carriedOut: readonly MainMethod[] = ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY']

/** All methods that the service offers; null until they have loaded. */
export const $offers = createStore<readonly OfferedPaymentMethod[] | null>(null)
  .on(readPaymentMethodsFx.doneData, (_current, { paymentMethods }) => paymentMethods)
  .reset(tokenForgotten)

/** Main methods that are offered and supported. */
export const $methods = $offers.map(
  offers =>
    offers?.flatMap(offer => {
      const id = offer.payment_method_id
      return isMainMethod(id) && carriedOut.includes(id) ? [{ ...offer, payment_method_id: id }] : []
    }) ?? null,
)

export const $methodsFailure = createStore<ShopError | null>(null)
  .on(readPaymentMethodsFx.failData, (_current, error) => error)
  .reset(readPaymentMethodsFx, tokenForgotten)

const $chosen = createStore<MainMethod | null>(null)
  .on(methodChosen, (_current, id) => id)
  .reset(choicesDropped)

/** The main instrument in the cart. */
const $mainInstrument = $payable.map(
  payable => payable?.instruments.find(({ payment_method_id }) => isMainMethod(payment_method_id)) ?? null,
)

/** A wallet's approval pays one order, placed or not. */
const $usedUp = createStore<string | null>(null)

sample({
  clock: paymentRefused,
  source: $mainInstrument,
  fn: instrument => instrument?.payment_instrument_id ?? null,
  target: $usedUp,
})

/** The open method: the chosen one, else the cart's, else the service's favourite. */
export const $method = combine($chosen, $mainInstrument, $methods, (chosen, instrument, methods) => {
  const ids = (methods ?? []).map(({ payment_method_id }) => payment_method_id)
  const methodId = chosen ?? instrument?.payment_method_id
  return ids.find(id => id === methodId) ?? ids[0] ?? null
})

/** A wallet that was agreed to, for all that is left to pay, and that no order has used in vain. */
export const $agreedWallet = combine($mainInstrument, $payable, $usedUp, (instrument, payable, usedUp) => {
  if (!instrument || !payable || instrument.payment_instrument_id === usedUp) return null
  return isReadyToPay(instrument, payable.remaining) ? instrument : null
})

/** The card in the cart. */
export const $card = $mainInstrument.map(instrument =>
  instrument?.payment_method_id === 'CREDIT_CARD' ? instrument : null,
)

export const $cartCurrency = $payable.map(payable => payable?.currency ?? 'USD')

/** In major units; null without a cart. */
export const $remaining = $payable.map(payable => payable?.remaining ?? null)

/** Something else pays a part. */
export const $isShared = $payable.map(payable => payable?.isShared ?? false)

/** Gift cards and the like pay everything, so no main method is needed. */
export const $isPaid = $payable.map(payable => payable !== null && payable.remaining <= 0)

sample({
  clock: methodsWanted,
  source: { payable: $payable, isAsked: readPaymentMethodsFx.pending },
  filter: ({ payable, isAsked }) => payable !== null && !isAsked,
  fn: ({ payable }) => ({ params: { basketId: payable?.basketId ?? '' } }),
  target: readPaymentMethodsFx,
})
