import { attach, createEvent, createStore, sample } from 'effector'
import { sentencesWanted } from '../../errors/sentences'
import { asShopError, type ShopError, usageError } from '../../errors/shop-error'
import { cartCallFx } from '../../http/cart-call'
import { requestFx } from '../../http/request'
import type { MainMethod } from '../../shapes/main-method'
import type { PaymentInstrument } from '../../shapes/payment-instrument'
import { endpoints } from '../endpoints'
import { checkWay, mainLeft, saveWay, wayReady, wayRefused, waySaved } from '../main-way'
import { $mainInstrument, $method, $payable, cartAnswered, methodChosen } from '../ways-to-pay'

// A wallet as the way to pay of checkout: PayPal is agreed to in its own window before the step is sent, Klarna when it is sent.

/** Klarna's part of the page, where it stands: asks the shopper, and answers Klarna's token; null where they, or Klarna, refused. */
export type KlarnaForm = {
  readonly authorise: (sum: { readonly amount: number; readonly currency: string }) => Promise<string | null>
}

/** PayPal's window was agreed to, and the cart keeps it. */
export const payPalKept = createEvent()
/** The shopper wants to agree with another PayPal account. */
export const otherPayPalWanted = createEvent()
/** Klarna's part stands in the page. */
export const klarnaShown = createEvent<KlarnaForm>()
/** Klarna's part cannot stand in the page. */
export const klarnaLost = createEvent()
/** The page has no place for Klarna's part any more. */
export const klarnaLeft = createEvent()

/** The step was sent to be paid with Klarna. */
const klarnaPressed = createEvent()

/** Klarna's part; null while it is on its way. */
const $klarna = createStore<KlarnaForm | 'lost' | null>(null, { serialize: 'ignore' })
  .on(klarnaShown, (_before, form) => form)
  .on(klarnaLost, () => 'lost')
  .reset(klarnaLeft)
const addInstrumentFx = cartCallFx(requestFx(endpoints.addPaymentInstrument))

/** Whether the cart is paid with a wallet that was agreed to. */
const isAgreed = (instrument: PaymentInstrument | null, way: MainMethod): boolean =>
  instrument?.payment_method_id === way && (way !== 'PAYPAL' || instrument.wallet !== undefined)

/** Asks Klarna, and brings what it answers to the cart. */
const authoriseKlarnaFx = attach({
  source: { form: $klarna, payable: $payable },
  async effect({ form, payable }) {
    const { remaining: amount = 0, currency = '' } = payable ?? {}
    const token = form && form !== 'lost' ? await form.authorise({ amount, currency }) : null
    // A Klarna authorization failure shows a payment error.
    if (!token || !payable) throw usageError('PAY400', '')
    return { basketId: payable.basketId, token }
  },
})

/** The shopper wants another PayPal account than the cart's. */
export const $isOtherPayPal = createStore(false)
  .on(otherPayPalWanted, () => true)
  .reset(payPalKept)

/** The wallet without whose own agreement the step was sent; null while there is none. */
export const $missingWallet = createStore<MainMethod | null>(null).reset(payPalKept, otherPayPalWanted, methodChosen)

/** Why Klarna does not pay, while that stands on the page. */
export const $klarnaFailure = createStore<ShopError | null>(null)
  .on([authoriseKlarnaFx.failData, addInstrumentFx.failData], (_before, error) => asShopError(error))
  .reset(klarnaPressed)

/** The step was sent before Klarna's part had come. */
const $isKlarnaAwaited = createStore(false)
  .on(klarnaPressed, () => true)
  .reset(authoriseKlarnaFx, wayRefused)

/** Whose PayPal the cart is paid with; null where none was agreed to. */
export const $payPalAccount = $mainInstrument.map(instrument =>
  isAgreed(instrument, 'PAYPAL') ? (instrument?.wallet?.label ?? null) : null,
)

const checked = sample({
  clock: checkWay,
  source: $mainInstrument,
  filter: (_instrument, way) => way !== 'CREDIT_CARD',
  fn: (instrument, way) => ({ way, isAgreed: isAgreed(instrument, way) }),
})

sample({ clock: checked, filter: ({ isAgreed }) => isAgreed, fn: ({ way }) => way, target: wayReady })

sample({
  clock: checked,
  filter: ({ way, isAgreed }) => !isAgreed && way === 'KLARNA',
  fn: () => {},
  target: klarnaPressed,
})

sample({
  clock: [klarnaPressed, $klarna],
  source: { isAwaited: $isKlarnaAwaited, klarna: $klarna },
  filter: ({ isAwaited, klarna }) => isAwaited && klarna !== null,
  fn: () => {},
  target: authoriseKlarnaFx,
})

// Whoever turns to something else meanwhile is not asked by Klarna later, out of the blue.
sample({
  clock: [mainLeft, $method.updates.filter({ fn: method => method !== 'KLARNA' }), klarnaLeft],
  source: $isKlarnaAwaited,
  filter: isAwaited => isAwaited,
  fn: () => 'KLARNA' as const,
  target: wayRefused,
})

// Apple Pay and PayPal are pressed for by themselves: their windows open for nothing but a press.
sample({
  clock: checked,
  filter: ({ way, isAgreed }) => !isAgreed && way !== 'KLARNA',
  fn: ({ way }) => way,
  target: [$missingWallet, wayRefused],
})

sample({
  clock: authoriseKlarnaFx.doneData,
  fn: ({ basketId, token }) => ({
    params: { basketId },
    body: { payment_method_id: 'KLARNA' as const, additionalDetails: { paymentData: { authorization_token: token } } },
  }),
  target: addInstrumentFx,
})

sample({ clock: addInstrumentFx.doneData, target: cartAnswered })

sample({ clock: addInstrumentFx.done, fn: () => 'KLARNA' as const, target: wayReady })

sample({ clock: [authoriseKlarnaFx.fail, addInstrumentFx.fail], fn: () => 'KLARNA' as const, target: wayRefused })

// A refusal of Klarna's comes with no failing call of ours, so its words have to be asked for.
sample({ clock: authoriseKlarnaFx.fail, fn: () => {}, target: sentencesWanted })

sample({ clock: saveWay, filter: way => way !== 'CREDIT_CARD', target: waySaved })
