import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import { askProvider } from './ask-provider'
import type { CardToken } from './contracts'
import { endpoints } from './endpoints'
import {
  $isMainAwaited,
  methodAwaited,
  checkMethod,
  methodSaved,
  saveMethod,
  methodReady,
  methodRefused,
  methodLoaded,
} from './main-method'
import type { CardField, CardFields } from './provider'
import { $card, $payable, cartAnswered, choicesDropped } from './payment-methods'

/** A provider's form is mounted. */
export const cardFieldsShown = createEvent<CardFields>()
export const cardFieldsHidden = createEvent<CardFields>()
/** An invalid field became valid. */
export const cardFieldCorrected = createEvent<CardField>()
export const otherCardWanted = createEvent()
/** Goes back to the cart's card. */
export const cartsCardWanted = createEvent()
/** True if a saved card pays: then saved-cards/ answers instead of the provider's form. */
export const savedCardSelected = createEvent<boolean>()

const addCardFx = cartCallFx(requestFx(endpoints.addPaymentInstrument))

const cardChecked = createEvent()
const cardKept = createEvent()
const cardHeld = createEvent()

const $fields = createStore<CardFields | null>(null, { serialize: 'ignore' })
  .on(cardFieldsShown, (_current, fields) => fields)
  .on(cardFieldsHidden, (current, fields) => (current === fields ? null : current))

/** Asks the provider's form for a token; card numbers stay with the provider. */
const tokeniseFx = createEffect((fields: CardFields) => askProvider(fields))

/** Kept between the provider's answer and the cart's. */
export const $token = createStore<CardToken | null>(null, { serialize: 'ignore' })
  .on(tokeniseFx.doneData, (_current, answer) => (answer.kind === 'token' ? answer.card : null))
  .reset(cardChecked, cardFieldsHidden, addCardFx.finally)

const $wantsOther = createStore(false)
  .on(otherCardWanted, () => true)
  .reset(cartsCardWanted, cardHeld, choicesDropped)

/** There is no card yet, or the shopper wants another. */
export const $isNewCard = combine($card, $wantsOther, (card, wantsOther) => card === null || wantsOther)

/** A saved card pays. */
export const $isSavedCard = createStore(false).on(savedCardSelected, (_current, isTaken) => isTaken)

const $isMine = combine($isNewCard, $isSavedCard, (isNew, isKept) => !(isNew && isKept))

/** The provider's remaining errors, for the list above the form. */
export const $cardProblems = createStore<readonly { field: CardField; problem: string }[]>([])
  .on(tokeniseFx.doneData, (_current, answer) => (answer.kind === 'problems' ? answer.problems : []))
  .on(cardFieldCorrected, (problems, mended) => problems.filter(({ field }) => field !== mended))
  .reset(cardChecked, cartsCardWanted, cardFieldsHidden)

export const $cardAttempt = createStore(0).on(tokeniseFx.doneData, (attempt, { kind }) =>
  kind === 'problems' ? attempt + 1 : attempt,
)

/** The provider could not be reached, so there is no token. */
export const $isProviderLost = createStore(false)
  .on(tokeniseFx.doneData, (_current, answer) => answer.kind === 'unreachable')
  .on(tokeniseFx.fail, () => true)
  .reset(cardChecked, cartsCardWanted)

export const $cardFailure = createStore<ShopError | null>(null)
  .on(addCardFx.failData, (_current, error) => error)
  .reset(cardChecked, cartsCardWanted, otherCardWanted)

const methodId = 'CREDIT_CARD' as const

sample({
  clock: checkMethod,
  source: $isMine,
  filter: (isMine, id) => isMine && id === methodId,
  fn: () => {},
  target: cardChecked,
})

const newCardChecked = sample({
  clock: cardChecked,
  source: { isNew: $isNewCard, fields: $fields },
  filter: ({ isNew }) => isNew,
  fn: ({ fields }) => fields,
})

sample({ clock: newCardChecked, filter: fields => fields !== null, target: tokeniseFx })

// The form may still be loading.
sample({ clock: newCardChecked, filter: fields => fields === null, fn: () => {}, target: methodAwaited })

sample({ clock: cardFieldsShown, fn: () => {}, target: methodLoaded })

sample({
  clock: cartsCardWanted,
  source: $isMainAwaited,
  filter: isAwaited => isAwaited,
  fn: () => methodId,
  target: methodRefused,
})

sample({ clock: cardChecked, source: $isNewCard, filter: isNew => !isNew, fn: () => methodId, target: methodReady })

sample({ clock: tokeniseFx.doneData, filter: ({ kind }) => kind === 'token', fn: () => methodId, target: methodReady })

sample({
  clock: tokeniseFx.doneData,
  filter: ({ kind }) => kind !== 'token',
  fn: () => methodId,
  target: methodRefused,
})

sample({ clock: [tokeniseFx.fail, addCardFx.fail], fn: () => methodId, target: methodRefused })

sample({
  clock: saveMethod,
  source: $isMine,
  filter: (isMine, id) => isMine && id === methodId,
  fn: () => {},
  target: cardKept,
})

sample({
  clock: cardKept,
  source: { token: $token, payable: $payable },
  filter: ({ token, payable }) => token !== null && payable !== null,
  fn: ({ token, payable }) => ({
    params: { basketId: payable?.basketId ?? '' },
    body: { payment_method_id: methodId, card: { token: token?.token ?? '' }, additionalDetails: undefined },
  }),
  target: addCardFx,
})

sample({ clock: cardKept, source: $token, filter: token => token === null, fn: () => {}, target: cardHeld })

sample({ clock: addCardFx.doneData, target: [cartAnswered, cardHeld] })

sample({ clock: cardHeld, fn: () => methodId, target: methodSaved })
