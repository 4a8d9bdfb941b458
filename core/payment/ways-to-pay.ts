import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import type { Cart } from '../shapes/cart'
import type { PaymentInstrument, PaymentMethodId } from '../shapes/payment-instrument'
import type { OfferedPaymentMethod } from './contracts'
import { endpoints } from './endpoints'

/** The cart as it is now; null once there is none. Wired to the cart's own store. */
export const cartSeen = createEvent<Cart | null>()
/** A call of this domain answered the whole cart. Wired to the cart's own store. */
export const cartAnswered = createEvent<Cart>()
/** The ways to pay are to be shown, or shown again after a failure. */
export const methodsWanted = createEvent()
/** The shopper prefers a way to pay. */
export const methodChosen = createEvent<PaymentMethodId>()

export const readPaymentMethodsFx = requestFx(endpoints.readPaymentMethods)

/** What this domain has to know of the cart. */
export type Payable = {
  readonly basketId: string
  readonly instruments: readonly PaymentInstrument[]
  /** Major units: what the main way to pay still has to bring. */
  readonly remaining: number
}

export const $payable = createStore<Payable | null>(null).on(
  cartSeen,
  (_current, cart) =>
    cart && {
      basketId: cart.basketId,
      instruments: cart.payment_instruments,
      remaining: cart.totals.remainingToPay,
    },
)

/** The ways to pay that this checkout can carry out itself; others have domains of their own. */
const carriedOut: readonly PaymentMethodId[] = ['CREDIT_CARD']

/** What the service offers and this checkout can carry out; null until it is known. */
export const $methods = createStore<readonly OfferedPaymentMethod[] | null>(null).on(
  readPaymentMethodsFx.doneData,
  (_current, { paymentMethods }) => paymentMethods.filter(method => carriedOut.includes(method.payment_method_id)),
)

/** Why the ways to pay cannot be shown, while they cannot. */
export const $methodsFailure = createStore<ShopError | null>(null)
  .on(readPaymentMethodsFx.failData, (_current, error) => error)
  .reset(readPaymentMethodsFx)

const $chosen = createStore<PaymentMethodId | null>(null).on(methodChosen, (_current, id) => id)

/** The way to pay that stands open. */
export const $method = combine($chosen, $methods, (chosen, methods) => {
  const ids = (methods ?? []).map(({ payment_method_id }) => payment_method_id)
  return ids.find(id => id === chosen) ?? ids[0] ?? null
})

/** The card that the cart is paid with so far. */
export const $card = $payable.map(
  payable => payable?.instruments.find(({ payment_method_id }) => payment_method_id === 'CREDIT_CARD') ?? null,
)

/** Whether gift cards and the like pay for everything: then no main way to pay is asked for. */
export const $isPaid = $payable.map(payable => payable !== null && payable.remaining <= 0)

sample({
  clock: methodsWanted,
  source: { payable: $payable, isAsked: readPaymentMethodsFx.pending },
  filter: ({ payable, isAsked }) => payable !== null && !isAsked,
  fn: ({ payable }) => ({ params: { basketId: payable?.basketId ?? '' } }),
  target: readPaymentMethodsFx,
})
