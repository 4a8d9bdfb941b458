import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { askBotCheckFx } from '../../http/bot-check'
import { notOvertaken } from '../../http/not-overtaken'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { askProvider } from '../ask-provider'
import type { SavedCards } from '../contracts'
import { endpoints } from '../endpoints'
import type { CardField, CardFields } from '../provider'

// The cards of the account, apart from any cart. Card data stays with the provider.

export type TypedGiftCard = { readonly number: string; readonly pin: string }

export type Expiry = { readonly expiryMonth: number; readonly expiryYear: number }

export const accountCardsWanted = createEvent()
export const addPressed = createEvent<'card' | 'gift-card'>()
export const addLeft = createEvent()
export const accountFieldsShown = createEvent<CardFields>()
export const accountFieldsHidden = createEvent<CardFields>()
export const accountFieldCorrected = createEvent<CardField>()
export const newMainChanged = createEvent<boolean>()
export const cardSubmitted = createEvent()
export const giftCardSubmitted = createEvent<TypedGiftCard>()
export const mainPressed = createEvent<string>()
export const expirySubmitted = createEvent<{ id: string } & Expiry>()
export const cardRemoved = createEvent<string>()

const readFx = requestFx(endpoints.readSavedCards)
const saveFx = requestFx(endpoints.saveCard)
const changeFx = requestFx(endpoints.changeSavedCard)
const deleteFx = requestFx(endpoints.deleteSavedCard)
const botCheckFx = attach({ effect: askBotCheckFx, mapParams: () => 'placeOrder' as const })
const tokeniseFx = createEffect((fields: CardFields) => askProvider(fields))

const { read, overtaken } = notOvertaken(readFx, merge([changeFx.done, deleteFx.done]))

export const $accountCards = createStore<SavedCards | null>(null)
  .on([read, changeFx.doneData, deleteFx.doneData], (_current, cards) => cards)
  .reset(tokenForgotten)

export const $accountCardsError = createStore<ShopError | null>(null)
  .on(readFx.failData, (_current, error) => error)
  .reset(readFx, tokenForgotten)

/** What the open form has sent; null if that form was left meanwhile. */
const $sent = createStore<Parameters<typeof saveFx>[0] | null>(null, { serialize: 'ignore' })
  .on(saveFx, (_current, sent) => sent)
  .reset(addPressed, addLeft)

/** Without the answers to forms that were left. */
const saved = sample({
  clock: saveFx.finally,
  source: $sent,
  filter: (sent, { params }) => sent === params,
  fn: (_sent, answer) => answer,
})

export const $adding = createStore<'card' | 'gift-card' | null>(null)
  .on(addPressed, (_current, what) => what)
  .on(saved, (adding, { status }) => (status === 'done' ? null : adding))
  .reset(addLeft, tokenForgotten)

export const $isNewMain = createStore(false)
  .on(newMainChanged, (_current, isMain) => isMain)
  .reset(addPressed)

const $fields = createStore<CardFields | null>(null, { serialize: 'ignore' })
  .on(accountFieldsShown, (_current, fields) => fields)
  .on(accountFieldsHidden, (current, fields) => (current === fields ? null : current))

/** Null if the form was closed meanwhile, so that nothing is saved against the shopper's will. */
const tokenised = sample({
  clock: tokeniseFx.done,
  source: $fields,
  fn: (fields, { params, result }) => (params === fields ? result : null),
})

/** The card to save, during the bot check. */
const $draft = createStore<{ token: string; main: boolean } | { giftCard: TypedGiftCard } | null>(null, {
  serialize: 'ignore',
}).reset(saved, addPressed, addLeft)

const unchecked = sample({
  clock: botCheckFx.failData,
  source: $draft,
  filter: draft => draft !== null,
  fn: (draft, error) => ({ isGiftCard: draft !== null && 'giftCard' in draft, error }),
})

$draft.reset(unchecked)

export const cardNotSaved = merge([
  saveFx.fail.map(({ params, error }) => ({ isGiftCard: Boolean(params.body.giftCard), error })),
  unchecked,
])

export const $isSavingCard = createStore(false)
  .on([tokeniseFx, botCheckFx, saveFx], () => true)
  .on(tokenised, (_current, answer) => answer?.kind === 'token')
  .reset(tokeniseFx.fail, botCheckFx.fail, saved, addPressed, addLeft)

/** The provider's remaining errors. */
export const $newCardProblems = createStore<readonly { field: CardField; problem: string }[]>([])
  .on(tokenised, (_current, answer) => (answer?.kind === 'problems' ? answer.problems : []))
  .on(accountFieldCorrected, (problems, mended) => problems.filter(({ field }) => field !== mended))
  .reset(cardSubmitted, addPressed, addLeft)

/** The provider could not be reached. */
export const $isProviderGone = createStore(false)
  .on(tokenised, (_current, answer) => answer?.kind === 'unreachable')
  .on(tokeniseFx.fail, () => true)
  .reset(cardSubmitted, addPressed, addLeft)

/** What is missing of the gift card; a new object for each attempt. */
export const $giftCardMissing = createStore<{ readonly number?: 'required'; readonly pin?: 'required' }>({})
  .on(giftCardSubmitted, (_current, typed) => missingOf(typed))
  .reset(addPressed, addLeft)

/** Shown at the gift card's field. */
export const $giftCardError = createStore<ShopError | null>(null)
  .on(saved, (_current, answer) => (answer.status === 'fail' && answer.params.body.giftCard ? answer.error : null))
  .on(unchecked, (current, { isGiftCard, error }) => (isGiftCard ? error : current))
  .reset(giftCardSubmitted, addPressed, addLeft)

export const $pendingCard = createStore<string | null>(null)
  .on([changeFx, deleteFx], (_current, { params }) => params.paymentInstrumentId)
  .reset(changeFx.finally, deleteFx.finally)

/** The card whose date was saved last, changed or not; a new object each time. */
export const $renewed = createStore<{ readonly id: string } | null>(null)
  .on(changeFx.done, (before, { params: { params, body } }) =>
    body.expiryYear === undefined ? before : { id: params.paymentInstrumentId },
  )
  .reset(tokenForgotten)

export const $cardError = createStore<{ id: string; error: ShopError } | null>(null)
  .on([changeFx.fail, deleteFx.fail], (_current, { params, error }) => ({
    id: params.params.paymentInstrumentId,
    error,
  }))
  .reset(changeFx, deleteFx, addPressed, addLeft, tokenForgotten)

sample({
  clock: accountCardsWanted,
  source: readFx.pending,
  filter: isReading => !isReading,
  fn: () => ({}),
  target: readFx,
})

sample({
  clock: cardSubmitted,
  source: { fields: $fields, isSaving: $isSavingCard },
  filter: ({ fields, isSaving }) => fields !== null && !isSaving,
  fn: ({ fields }) => fields as CardFields,
  target: tokeniseFx,
})

sample({
  clock: tokenised,
  source: $isNewMain,
  filter: (_main, answer) => answer?.kind === 'token',
  fn: (main, answer) => (answer?.kind === 'token' ? { token: answer.card.token, main } : null),
  target: $draft,
})

sample({
  clock: giftCardSubmitted,
  source: $isSavingCard,
  filter: (isSaving, typed) => !isSaving && Object.keys(missingOf(typed)).length === 0,
  fn: (_isSaving, giftCard) => ({ giftCard }),
  target: $draft,
})

sample({ clock: $draft, filter: draft => draft !== null, fn: () => {}, target: botCheckFx })

sample({
  clock: botCheckFx.doneData,
  source: $draft,
  filter: draft => draft !== null,
  fn: (draft, recaptcha_response) => ({
    body: { ...draft, ...(recaptcha_response ? { recaptcha_response } : {}) },
  }),
  target: saveFx,
})

sample({ clock: saveFx.done, fn: () => ({}), target: readFx })

sample({ clock: overtaken, fn: () => ({}), target: readFx })

sample({
  clock: mainPressed,
  source: $pendingCard,
  filter: pending => pending === null,
  fn: (_pending, paymentInstrumentId) => ({ params: { paymentInstrumentId }, body: { main: true } }),
  target: changeFx,
})

sample({
  clock: expirySubmitted,
  source: $pendingCard,
  filter: pending => pending === null,
  fn: (_pending, { id, ...expiry }) => ({ params: { paymentInstrumentId: id }, body: expiry }),
  target: changeFx,
})

sample({
  clock: [changeFx.failData, deleteFx.failData],
  filter: ({ status }) => status >= 400 && status < 500,
  fn: () => {},
  target: accountCardsWanted,
})

sample({
  clock: cardRemoved,
  source: $pendingCard,
  filter: pending => pending === null,
  fn: (_pending, paymentInstrumentId) => ({ params: { paymentInstrumentId } }),
  target: deleteFx,
})

function missingOf({ number, pin }: TypedGiftCard) {
  return { ...(number ? {} : { number: 'required' as const }), ...(pin ? {} : { pin: 'required' as const }) }
}
