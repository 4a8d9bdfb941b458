import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { askBotCheckFx } from '../../http/bot-check'
import { cartCallFx } from '../../http/cart-call'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import {
  $cardAttempt,
  $cardProblems,
  $isSavedCard,
  $isNewCard,
  $isProviderLost,
  $token,
  cartsCardWanted,
  savedCardSelected,
  otherCardWanted,
} from '../card'
import { askProvider } from '../ask-provider'
import type { SavedCard } from '../contracts'
import { endpoints } from '../endpoints'
import {
  methodAwaited,
  checkMethod,
  methodSaved,
  saveMethod,
  methodReady,
  methodRefused,
  methodLoaded,
} from '../main-method'
import type { CodeField } from '../provider'
import { $payable, cartAnswered, choicesDropped } from '../payment-methods'
import { changeFx, removeFx } from './changes'

export {
  $cardRemovalFailure,
  $madeMain,
  $makeMainFailure,
  $removedCard,
  savedCardMadeMain,
  savedCardRemoved,
} from './changes'

// Signed-in shoppers pay with a saved card, or with a new one that is saved. This model loads with its part of the billing step,
// and replaces the provider's form while a saved card is chosen.

type NewCard = { readonly token: string; readonly main: boolean }

/** Shows the cards, or retries after a failure. */
export const savedCardsWanted = createEvent()
/** Null: a new card. */
export const savedCardChosen = createEvent<string | null>()
/** The provider's field for the security code is mounted. */
export const codeFieldShown = createEvent<CodeField>()
export const codeFieldHidden = createEvent<CodeField>()
export const saveCardChanged = createEvent<boolean>()
export const makingMainChanged = createEvent<boolean>()

const readSavedCardsFx = requestFx(endpoints.readSavedCards)
const saveCardFx = requestFx(endpoints.saveCard)
const botCheckFx = attach({ effect: askBotCheckFx, mapParams: (_card: NewCard) => 'placeOrder' as const })
const payFx = cartCallFx(requestFx(endpoints.addPaymentInstrument))

/** The main one first; null until they have loaded. */
export const $savedCards = createStore<readonly SavedCard[] | null>(null)
  .on(
    [readSavedCardsFx.doneData, removeFx.doneData, changeFx.doneData],
    (_current, { paymentInstruments }) => paymentInstruments,
  )
  .reset(tokenForgotten)

export const $savedCardsFailure = createStore<ShopError | null>(null)
  .on(readSavedCardsFx.failData, (_current, error) => error)
  .reset(readSavedCardsFx, tokenForgotten)

const $chosen = createStore<string | null | undefined>(undefined, { skipVoid: false })
  .on(savedCardChosen, (_current, id) => id)
  .reset(choicesDropped, tokenForgotten)

/** The chosen card, else the main one, else any that has not expired; null: a new card. */
export const $savedCard = combine($savedCards, $chosen, (cards, chosen) => {
  const usable = (cards ?? []).filter(({ expired }) => !expired)
  if (chosen === null) return null
  return usable.find(({ paymentInstrumentId }) => paymentInstrumentId === chosen) ?? usable[0] ?? null
})

/** Whose code was asked for; `isOther` once another card has taken its place, as after a removal. */
const $paying = createStore<{ id: string | null; isOther: boolean }>({ id: null, isOther: false }).on(
  $savedCard,
  ({ id: before }, card) => {
    const id = card?.paymentInstrumentId ?? null
    return { id, isOther: before !== null && before !== id }
  },
)

const $codeField = createStore<CodeField | null>(null, { serialize: 'ignore' })
  .on(codeFieldShown, (_current, field) => field)
  .on(codeFieldHidden, (current, field) => (current === field ? null : current))

/** Asks the provider's field for a token; the code stays with the provider. */
const tradeCodeFx = createEffect((field: CodeField) => askProvider(field))

/** Kept between the provider's answer and the cart's. */
const $codeToken = createStore<string | null>(null, { serialize: 'ignore' })
  .on(tradeCodeFx.doneData, (_current, answer) => (answer.kind === 'token' ? answer.codeToken : null))
  .reset(tradeCodeFx, codeFieldHidden)

export const $savedCardFailure = createStore<ShopError | null>(null)
  .on(payFx.failData, (_current, error) => error)
  .reset(payFx, savedCardChosen, otherCardWanted, tokenForgotten)

export const $isCardSaved = createStore(false)
  .on(saveCardChanged, (_current, isKeeping) => isKeeping)
  // A step that is sent again would save it twice.
  .reset(saveCardFx.done, choicesDropped, tokenForgotten)

export const $isMakingMain = createStore(false)
  .on(makingMainChanged, (_current, isMaking) => isMaking)
  .reset(choicesDropped, tokenForgotten)

const methodId = 'CREDIT_CARD' as const

sample({
  clock: savedCardsWanted,
  source: readSavedCardsFx.pending,
  filter: isReading => !isReading,
  fn: () => ({}),
  target: readSavedCardsFx,
})

sample({ clock: $savedCard, fn: card => card !== null, target: savedCardSelected })

const $isKeptChosen = combine($isNewCard, $isSavedCard, (isNew, isKept) => isNew && isKept)

const keptCardChecked = sample({
  clock: checkMethod,
  source: { isKeptChosen: $isKeptChosen, field: $codeField },
  filter: ({ isKeptChosen }, id) => isKeptChosen && id === methodId,
  fn: ({ field }) => field,
})

sample({ clock: keptCardChecked, filter: field => field !== null, target: tradeCodeFx })

sample({ clock: keptCardChecked, filter: field => field === null, fn: () => {}, target: methodAwaited })

sample({ clock: codeFieldShown, fn: () => {}, target: methodLoaded })

sample({
  clock: tradeCodeFx.doneData,
  fn: answer => (answer.kind === 'problems' ? answer.problems : []),
  target: $cardProblems,
})

sample({
  clock: tradeCodeFx.doneData,
  source: $cardAttempt,
  filter: (_attempt, { kind }) => kind === 'problems',
  fn: attempt => attempt + 1,
  target: $cardAttempt,
})

sample({
  clock: tradeCodeFx.finally,
  fn: answer => answer.status === 'fail' || answer.result.kind === 'unreachable',
  target: $isProviderLost,
})

sample({ clock: tradeCodeFx.doneData, filter: ({ kind }) => kind === 'token', fn: () => methodId, target: methodReady })

sample({
  clock: tradeCodeFx.doneData,
  filter: ({ kind }) => kind !== 'token',
  fn: () => methodId,
  target: methodRefused,
})

sample({ clock: tradeCodeFx.fail, fn: () => methodId, target: methodRefused })

sample({ clock: savedCardChosen, fn: () => [], target: $cardProblems })

// A code of one card does not pay with another.
sample({
  clock: [savedCardChosen, $paying.updates.filter({ fn: ({ isOther }) => isOther })],
  fn: () => methodId,
  target: methodRefused,
})

sample({
  clock: saveMethod,
  source: { isKeptChosen: $isKeptChosen, card: $savedCard, codeToken: $codeToken, payable: $payable },
  filter: ({ isKeptChosen, codeToken, payable }, id) =>
    isKeptChosen && codeToken !== null && payable !== null && id === methodId,
  fn: ({ card, codeToken, payable }) => ({
    params: { basketId: payable?.basketId ?? '' },
    body: {
      payment_method_id: methodId,
      card: { paymentInstrumentId: card?.paymentInstrumentId ?? '', codeToken: codeToken ?? '' },
      additionalDetails: undefined,
    },
  }),
  target: payFx,
})

sample({ clock: payFx.doneData, target: [cartAnswered, cartsCardWanted] })

sample({ clock: payFx.done, fn: () => methodId, target: methodSaved })

sample({ clock: payFx.fail, fn: () => methodId, target: methodRefused })

// PYT404: the card was removed elsewhere; FE309: it has expired. The list shows which are left.
sample({ clock: [payFx.fail, removeFx.fail, changeFx.fail], fn: () => {}, target: savedCardsWanted })

// Saving a new card is separate from paying with it, and may fail alone.
sample({
  clock: saveMethod,
  source: { token: $token, isKept: $isSavedCard, isNew: $isNewCard, isKeeping: $isCardSaved, isMain: $isMakingMain },
  filter: ({ token, isKept, isNew, isKeeping }, id) =>
    token !== null && isNew && !isKept && isKeeping && id === methodId,
  fn: ({ token, isMain }) => ({ token: token?.token ?? '', main: isMain }),
  target: botCheckFx,
})

sample({
  clock: botCheckFx.done,
  fn: ({ params, result }) => ({ body: { ...params, ...(result ? { recaptcha_response: result } : {}) } }),
  target: saveCardFx,
})

export const cardNotSaved = merge([botCheckFx.failData, saveCardFx.failData])

sample({ clock: saveCardFx.done, fn: () => {}, target: savedCardsWanted })
