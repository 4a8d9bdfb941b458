import { attach, createEvent, createStore, sample } from 'effector'
import { sentencesWanted } from '../../errors/sentences'
import { asShopError, type ShopError, usageError } from '../../errors/shop-error'
import { cartCallFx } from '../../http/cart-call'
import { requestFx } from '../../http/request'
import type { MainMethod } from '../../shapes/main-method'
import { endpoints } from '../endpoints'
import { checkMethod, mainLeft, saveMethod, methodReady, methodRefused, methodSaved } from '../main-method'
import { $agreedWallet, $method, $payable, cartAnswered, methodChosen } from '../payment-methods'

// PayPal is approved in its window before the step is submitted, Klarna when it is submitted.

export type KlarnaForm = {
  readonly authorise: (sum: { readonly amount: number; readonly currency: string }) => Promise<string | null>
}

export const payPalConfirmed = createEvent()
export const otherPayPalWanted = createEvent()
export const klarnaShown = createEvent<KlarnaForm>()
export const klarnaFailed = createEvent()
export const klarnaLeft = createEvent()

const klarnaPressed = createEvent()

const $klarna = createStore<KlarnaForm | 'lost' | null>(null, { serialize: 'ignore' })
  .on(klarnaShown, (_before, form) => form)
  .on(klarnaFailed, () => 'lost')
  .reset(klarnaLeft)
const addInstrumentFx = cartCallFx(requestFx(endpoints.addPaymentInstrument))

const authoriseKlarnaFx = attach({
  source: { form: $klarna, payable: $payable },
  async effect({ form, payable }) {
    const { remaining: amount = 0, currency = '' } = payable ?? {}
    const token = form && form !== 'lost' ? await form.authorise({ amount, currency }) : null
    if (!token || !payable) throw usageError('PAY400', '')
    return { basketId: payable.basketId, token }
  },
})

export const $isOtherPayPal = createStore(false)
  .on(otherPayPalWanted, () => true)
  .reset(payPalConfirmed)

/** A wallet that was not approved when the step was submitted. */
export const $missingWallet = createStore<MainMethod | null>(null).reset(
  payPalConfirmed,
  otherPayPalWanted,
  methodChosen,
)

export const $klarnaFailure = createStore<ShopError | null>(null)
  .on([authoriseKlarnaFx.failData, addInstrumentFx.failData], (_before, error) => asShopError(error))
  .reset(klarnaPressed)

const $isKlarnaAwaited = createStore(false)
  .on(klarnaPressed, () => true)
  .reset(authoriseKlarnaFx, methodRefused)

export const $payPalAccount = $agreedWallet.map(wallet =>
  wallet?.payment_method_id === 'PAYPAL' ? (wallet.wallet?.label ?? null) : null,
)

const checked = sample({
  clock: checkMethod,
  source: $agreedWallet,
  filter: (_wallet, way) => way !== 'CREDIT_CARD',
  fn: (wallet, way) => ({ way, isAgreed: wallet?.payment_method_id === way }),
})

sample({ clock: checked, filter: ({ isAgreed }) => isAgreed, fn: ({ way }) => way, target: methodReady })

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

// After choosing another method the shopper is not asked by Klarna later.
sample({
  clock: [mainLeft, $method.updates.filter({ fn: method => method !== 'KLARNA' }), klarnaLeft],
  source: $isKlarnaAwaited,
  filter: isAwaited => isAwaited,
  fn: () => 'KLARNA' as const,
  target: methodRefused,
})

// Apple Pay and PayPal only open on a press of their own button.
sample({
  clock: checked,
  filter: ({ way, isAgreed }) => !isAgreed && way !== 'KLARNA',
  fn: ({ way }) => way,
  target: [$missingWallet, methodRefused],
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

sample({ clock: addInstrumentFx.done, fn: () => 'KLARNA' as const, target: methodReady })

sample({ clock: [authoriseKlarnaFx.fail, addInstrumentFx.fail], fn: () => 'KLARNA' as const, target: methodRefused })

// No call of ours has failed, so the error messages are requested here.
sample({ clock: authoriseKlarnaFx.fail, fn: () => {}, target: sentencesWanted })

sample({ clock: saveMethod, filter: way => way !== 'CREDIT_CARD', target: methodSaved })
