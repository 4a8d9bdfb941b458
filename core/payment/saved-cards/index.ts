import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { cartCallFx } from '../../http/cart-call'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import {
  $cardAttempt,
  $cardProblems,
  $isKeptCard,
  $isNewCard,
  $isProviderLost,
  $token,
  cartsCardWanted,
  keptCardTaken,
  otherCardWanted,
} from '../card'
import type { SavedCard } from '../contracts'
import { endpoints } from '../endpoints'
import { wayAwaited, checkWay, waySaved, saveWay, wayReady, wayRefused, wayStands } from '../main-way'
import type { CodeField } from '../provider'
import { $payable, cartAnswered } from '../ways-to-pay'

// A shopper who signed in pays with a card that they keep, or with a new one that is kept from now on. This model comes
// with its part of the billing step, and stands in for the provider's form while one of the kept cards is chosen.

/** The shopper's cards are to be shown, or shown again after a failure. */
export const savedCardsWanted = createEvent()
/** The shopper prefers one of them, by its id; null: a new card. */
export const savedCardChosen = createEvent<string | null>()
/** The provider's field for the chosen card's security code stands in the page. */
export const codeFieldShown = createEvent<CodeField>()
export const codeFieldHidden = createEvent<CodeField>()
export const keepingChanged = createEvent<boolean>()
export const makingMainChanged = createEvent<boolean>()
export const savedCardMadeMain = createEvent<string>()
export const savedCardRemoved = createEvent<string>()

const readSavedCardsFx = requestFx(endpoints.readSavedCards)
export const saveCardFx = requestFx(endpoints.saveCard)
const payFx = cartCallFx(requestFx(endpoints.addPaymentInstrument))
const removeFx = requestFx(endpoints.deleteSavedCard)
const changeFx = requestFx(endpoints.changeSavedCard)

/** The shopper's cards, the main one first; null until they are known. */
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
  .reset(tokenForgotten)

/** The kept card that is to pay: the chosen one, else the main one, else any that is not past its date; null: a new card. */
export const $savedCard = combine($savedCards, $chosen, (cards, chosen) => {
  const usable = (cards ?? []).filter(({ expired }) => !expired)
  if (chosen === null) return null
  return usable.find(({ paymentInstrumentId }) => paymentInstrumentId === chosen) ?? usable[0] ?? null
})

const $codeField = createStore<CodeField | null>(null, { serialize: 'ignore' })
  .on(codeFieldShown, (_current, field) => field)
  .on(codeFieldHidden, (current, field) => (current === field ? null : current))

/** Asks the provider's field for a token; the code itself stays on its side. */
const tradeCodeFx = createEffect((field: CodeField) => field.tokenise())

/** A fresh token, for the moment between the provider's answer and the cart's. */
const $codeToken = createStore<string | null>(null, { serialize: 'ignore' })
  .on(tradeCodeFx.doneData, (_current, answer) => (answer.kind === 'token' ? answer.codeToken : null))
  .reset(tradeCodeFx, codeFieldHidden)

/** Why the chosen card does not pay. */
export const $savedCardFailure = createStore<ShopError | null>(null)
  .on(payFx.failData, (_current, error) => error)
  .reset(payFx, savedCardChosen, otherCardWanted, tokenForgotten)

export const $isKeeping = createStore(false)
  .on(keepingChanged, (_current, isKeeping) => isKeeping)
  .reset(tokenForgotten)

export const $isMakingMain = createStore(false)
  .on(makingMainChanged, (_current, isMaking) => isMaking)
  .reset(tokenForgotten)

export const $madeMain = createStore<string | null>(null)
  .on(changeFx, (_current, { params }) => params.paymentInstrumentId)
  .reset(changeFx.finally)

export const $makeMainFailure = createStore<ShopError | null>(null)
  .on(changeFx.failData, (_current, error) => error)
  .reset(changeFx, tokenForgotten)

export const $removedCard = createStore<string | null>(null)
  .on(removeFx, (_current, { params }) => params.paymentInstrumentId)
  .reset(removeFx.finally)

export const $cardRemovalFailure = createStore<ShopError | null>(null)
  .on(removeFx.failData, (_current, error) => error)
  .reset(removeFx, tokenForgotten)

const own = 'CREDIT_CARD' as const

sample({
  clock: savedCardsWanted,
  source: readSavedCardsFx.pending,
  filter: isReading => !isReading,
  fn: () => ({}),
  target: readSavedCardsFx,
})

sample({ clock: $savedCard, fn: card => card !== null, target: keptCardTaken })

const $isKeptChosen = combine($isNewCard, $isKeptCard, (isNew, isKept) => isNew && isKept)

const keptCardChecked = sample({
  clock: checkWay,
  source: { isKeptChosen: $isKeptChosen, field: $codeField },
  filter: ({ isKeptChosen }, id) => isKeptChosen && id === own,
  fn: ({ field }) => field,
})

sample({ clock: keptCardChecked, filter: field => field !== null, target: tradeCodeFx })

sample({ clock: keptCardChecked, filter: field => field === null, fn: () => {}, target: wayAwaited })

sample({ clock: codeFieldShown, fn: () => {}, target: wayStands })

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

sample({ clock: tradeCodeFx.doneData, filter: ({ kind }) => kind === 'token', fn: () => own, target: wayReady })

sample({ clock: tradeCodeFx.doneData, filter: ({ kind }) => kind !== 'token', fn: () => own, target: wayRefused })

sample({ clock: tradeCodeFx.fail, fn: () => own, target: wayRefused })

sample({ clock: savedCardChosen, fn: () => [], target: $cardProblems })

sample({
  clock: saveWay,
  source: { isKeptChosen: $isKeptChosen, card: $savedCard, codeToken: $codeToken, payable: $payable },
  filter: ({ isKeptChosen, codeToken, payable }, id) =>
    isKeptChosen && codeToken !== null && payable !== null && id === own,
  fn: ({ card, codeToken, payable }) => ({
    params: { basketId: payable?.basketId ?? '' },
    body: {
      payment_method_id: own,
      card: { paymentInstrumentId: card?.paymentInstrumentId ?? '', codeToken: codeToken ?? '' },
      additionalDetails: undefined,
    },
  }),
  target: payFx,
})

sample({ clock: payFx.doneData, target: [cartAnswered, cartsCardWanted] })

sample({ clock: payFx.done, fn: () => own, target: waySaved })

sample({ clock: payFx.fail, fn: () => own, target: wayRefused })

// PYT404: the card was forgotten elsewhere, FE309: it ended meanwhile; the list says which are left.
sample({ clock: [payFx.fail, removeFx.fail, changeFx.fail], fn: () => {}, target: savedCardsWanted })

sample({
  clock: savedCardRemoved,
  source: removeFx.pending,
  filter: isRemoving => !isRemoving,
  fn: (_isRemoving, paymentInstrumentId) => ({ params: { paymentInstrumentId } }),
  target: removeFx,
})

sample({
  clock: savedCardMadeMain,
  source: changeFx.pending,
  filter: isChanging => !isChanging,
  fn: (_isChanging, paymentInstrumentId) => ({ params: { paymentInstrumentId }, body: { main: true } }),
  target: changeFx,
})

// A new card is kept beside paying with it: whether it can be kept is no reason not to pay.
sample({
  clock: saveWay,
  source: { token: $token, isKept: $isKeptCard, isNew: $isNewCard, isKeeping: $isKeeping, isMain: $isMakingMain },
  filter: ({ token, isKept, isNew, isKeeping }, id) => token !== null && isNew && !isKept && isKeeping && id === own,
  fn: ({ token, isMain }) => ({ body: { token: token?.token ?? '', main: isMain } }),
  target: saveCardFx,
})

sample({ clock: saveCardFx.done, fn: () => {}, target: savedCardsWanted })
