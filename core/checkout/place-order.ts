import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { newId } from '../runtime/ids'
import type { Cart } from '../shapes/cart'
import { isMainMethod } from '../shapes/main-method'
import type { PaymentMethodId } from '../shapes/payment-method-id'
import { askBotCheckFx } from '../http/bot-check'
import type { InStoreSale, Order } from './contracts'
import type { Placement } from './stored-purchase'
import { isAnswerLost, pauseBefore } from '../http/lost-answer'
import { type Refusal, refusalOf, refusalOfCart } from './refusal'
import { placeOrderFx, prepareOrderFx } from './send-order'
import { $cart, checkoutLeft, stepDone } from './steps'

export const placeOrderPressed = createEvent()
/** Repeats an order that was running when the page was left. */
export const placementResumed = createEvent<Placement>()
export const orderAnswered = createEvent<Order>()
export const placementRefused = createEvent<Refusal>()
export const cartAnswered = createEvent<Cart>()
export const saleKnown = createEvent<InStoreSale | null>()

/** In major units. */
const $agreedSum = createStore<number | null>(null)
const askForOrderFx = attach({ effect: askBotCheckFx, mapParams: () => 'placeOrder' as const })

/** Sent again with the same order; never stored. */
const $botToken = createStore<string | undefined>(undefined, { skipVoid: false }).on(
  askForOrderFx.doneData,
  (_current, token) => token,
)

const $sale = createStore<InStoreSale | null>(null).on(saleKnown, (_before, sale) => sale)

const beginFx = attach({
  source: { cart: $cart, sale: $sale },
  effect: ({ cart, sale }): Placement => ({
    transactionId: newId(),
    cartId: cart?.basketId ?? '',
    billingAddress: cart?.billingAddress ?? null,
    code: mainMethodOf(cart),
    ...(sale ? { sale } : {}),
  }),
})

const waitFx = createEffect((ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms)))

export const $placement = createStore<Placement | null>(null)
  .on([beginFx.doneData, placementResumed], (_current, placement) => placement)
  .reset(orderAnswered, placementRefused)

const $losses = createStore(0)
  .on(placeOrderFx.failData, (losses, error) => losses + (isAnswerLost(error) ? 1 : 0))
  .reset(orderAnswered, placementRefused)

export const $isTakingLong = $losses.map(losses => losses > 3)

const $isUnderway = createStore(false)
  .on([placeOrderPressed, placementResumed], () => true)
  .reset(orderAnswered, placementRefused)

export const $isProcessing = combine($isUnderway, $placement, (isUnderway, placement) => isUnderway || !!placement)

/** The answer was lost: the page says 'checking your order', never 'failed'. */
export const $isChecking = createStore(false)
  .on(placementResumed, () => true)
  .on(placeOrderFx.failData, (isChecking, error) => isChecking || isAnswerLost(error))
  .reset(orderAnswered, placementRefused)

export const $refusal = createStore<Refusal | null>(null)
  .on(placementRefused, (_current, refusal) => refusal)
  .reset(placeOrderPressed, stepDone, checkoutLeft)

const pressed = sample({
  clock: placeOrderPressed,
  source: { cart: $cart, isPreparing: prepareOrderFx.pending, isAsking: askForOrderFx.pending, placement: $placement },
  filter: ({ cart, isPreparing, isAsking, placement }) => !!cart && !isPreparing && !isAsking && !placement,
  fn: ({ cart }) => cart as Cart,
})

sample({ clock: pressed, fn: cart => cart.totals.remainingToPay, target: $agreedSum })

sample({ clock: pressed, fn: ({ basketId }) => ({ body: { basketId } }), target: prepareOrderFx })

sample({ clock: prepareOrderFx.doneData, target: cartAnswered })

const prepared = sample({
  clock: prepareOrderFx.doneData,
  source: $agreedSum,
  fn: (agreed, cart) => refusalOfCart(cart, agreed),
})

sample({
  clock: prepared,
  filter: (refusal): refusal is Refusal => refusal !== null,
  target: placementRefused,
})

sample({
  clock: prepared,
  filter: refusal => refusal === null,
  fn: () => {},
  target: askForOrderFx,
})

// Preparing or the bot check failed, so nothing was ordered.
sample({ clock: [prepareOrderFx.failData, askForOrderFx.failData], fn: refusalOf, target: placementRefused })

sample({ clock: askForOrderFx.done, fn: () => {}, target: beginFx })

sample({
  clock: [beginFx.doneData, placementResumed, waitFx.done],
  source: { placement: $placement, token: $botToken, isRepeated: $isChecking },
  filter: ({ placement }) => placement !== null,
  fn: ({ placement, token, isRepeated }) => {
    const { transactionId, cartId, billingAddress, code, sale } = placement as Placement
    return {
      isRepeated,
      transactionId,
      body: {
        cartId,
        billingAddress,
        paymentMethod: { code, additionalData: undefined },
        ...(token ? { recaptcha_response: token } : {}),
        ...(sale ? { inStoreSalesInfo: sale } : {}),
      },
    }
  },
  target: placeOrderFx,
})

sample({ clock: placeOrderFx.doneData, target: orderAnswered })

sample({
  clock: placeOrderFx.failData,
  filter: error => !isAnswerLost(error),
  fn: refusalOf,
  target: placementRefused,
})

sample({
  clock: placeOrderFx.failData,
  source: $losses,
  filter: (_losses, error) => isAnswerLost(error),
  fn: losses => pauseBefore(losses - 1),
  target: waitFx,
})

function mainMethodOf(cart: Cart | null | undefined): PaymentMethodId {
  const ids = (cart?.payment_instruments ?? []).map(instrument => instrument.payment_method_id)
  return ids.find(isMainMethod) ?? ids[0] ?? 'CREDIT_CARD'
}
