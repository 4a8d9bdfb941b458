import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import type { Cart } from '../shapes/cart'
import { isMainMethod, type MainMethod } from '../shapes/main-method'
import type { PaymentInstrument } from '../shapes/payment-instrument'
import type { OfferedPaymentMethod } from './contracts'
import { endpoints } from './endpoints'

/** The cart as it is now; null once there is none. Wired to the cart's own store. */
export const cartSeen = createEvent<Cart | null>()
/** A call of this domain answered the whole cart. Wired to the cart's own store. */
export const cartAnswered = createEvent<Cart>()
/** The ways to pay are to be shown, or shown again after a failure. */
export const methodsWanted = createEvent()
/** The shopper prefers a main way to pay. */
export const methodChosen = createEvent<MainMethod>()

const readPaymentMethodsFx = cartCallFx(requestFx(endpoints.readPaymentMethods))

/** What this domain has to know of the cart. */
export type Payable = {
  readonly basketId: string
  readonly instruments: readonly PaymentInstrument[]
  readonly currency: string
  /** Something else pays a part. */
  readonly isShared: boolean
  /** Major units: what the main way to pay still has to bring. */
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

/** The main ways to pay that this checkout can carry out; main-way.ts says what a new one needs. */
const carriedOut: readonly MainMethod[] = ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY']

/** All that the service offers this cart; null until it is known. */
export const $offers = createStore<readonly OfferedPaymentMethod[] | null>(null).on(
  readPaymentMethodsFx.doneData,
  (_current, { paymentMethods }) => paymentMethods,
)

/** The main ways to pay, as offered and carried out. */
export const $methods = $offers.map(
  offers =>
    offers?.flatMap(offer => {
      const id = offer.payment_method_id
      return isMainMethod(id) && carriedOut.includes(id) ? [{ ...offer, payment_method_id: id }] : []
    }) ?? null,
)

/** Why the ways to pay cannot be shown, while they cannot. */
export const $methodsFailure = createStore<ShopError | null>(null)
  .on(readPaymentMethodsFx.failData, (_current, error) => error)
  .reset(readPaymentMethodsFx)

const $chosen = createStore<MainMethod | null>(null).on(methodChosen, (_current, id) => id)

/** The main way that the cart is paid with so far. */
export const $mainInstrument = $payable.map(
  payable => payable?.instruments.find(({ payment_method_id }) => isMainMethod(payment_method_id)) ?? null,
)

/** The main way that stands open: the chosen one, else the cart's, else the service's favourite. */
export const $method = combine($chosen, $mainInstrument, $methods, (chosen, instrument, methods) => {
  const ids = (methods ?? []).map(({ payment_method_id }) => payment_method_id)
  const wanted = chosen ?? instrument?.payment_method_id
  return ids.find(id => id === wanted) ?? ids[0] ?? null
})

/** The card that the cart is paid with so far. */
export const $card = $mainInstrument.map(instrument =>
  instrument?.payment_method_id === 'CREDIT_CARD' ? instrument : null,
)

/** The currency that is paid in. */
export const $cartCurrency = $payable.map(payable => payable?.currency ?? 'USD')

/** What is left for the main way to pay, major units; null without a cart. */
export const $remaining = $payable.map(payable => payable?.remaining ?? null)

/** Whether a part is paid with something else. */
export const $isShared = $payable.map(payable => payable?.isShared ?? false)

/** Whether gift cards and the like pay for everything: then no main way to pay is asked for. */
export const $isPaid = $payable.map(payable => payable !== null && payable.remaining <= 0)

sample({
  clock: methodsWanted,
  source: { payable: $payable, isAsked: readPaymentMethodsFx.pending },
  filter: ({ payable, isAsked }) => payable !== null && !isAsked,
  fn: ({ payable }) => ({ params: { basketId: payable?.basketId ?? '' } }),
  target: readPaymentMethodsFx,
})
