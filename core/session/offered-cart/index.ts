import { createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { cartOffered, mergeFellShort, isRefused } from '../../http/known-session'
import { requestFx } from '../../http/request'
import { $offer, offerSettled } from '../arrival'
import type { HandoffChoice } from '../contracts'
import { endpoints } from '../endpoints'

export const choiceMade = createEvent<HandoffChoice>()

export const questionPutAside = createEvent()

export const questionWanted = createEvent()

export const lossRead = createEvent()

const chooseFx = requestFx(endpoints.chooseHandoff)

export const $choiceUnderWay = createStore<HandoffChoice | null>(null)
  .on(chooseFx, (_current, { body }) => body.choice)
  .reset(chooseFx.finally)

export const $choiceError = createStore<ShopError | null>(null)
  .on(chooseFx.failData, (_current, error) => asShopError(error))
  .reset(choiceMade, questionPutAside)

/** Expired, or settled elsewhere. */
export const $isOfferLost = createStore(false)
  .on(chooseFx.failData, (_current, error) => isRefused(error))
  .reset(lossRead)

export const $isAsking = createStore(true)
  .on(questionPutAside, () => false)
  .on(questionWanted, () => true)

/** The cart has changed since the shopper saw it, so they choose again. */
export const $hasOfferChanged = createStore(false)
  .on(chooseFx.doneData, (_current, { offer }) => offer !== undefined)
  .reset(choiceMade)

export const $lastChoice = createStore<HandoffChoice | null>(null).on(
  chooseFx.done,
  (_current, { params }) => params.body.choice,
)

export const offerTaken = chooseFx.doneData.filterMap(({ offer, cart }) => (offer ? undefined : cart))

const offeredAgain = chooseFx.done.filterMap(({ params, result: { offer } }) =>
  offer ? { ...offer, handoff: params.body.handoff } : undefined,
)

sample({
  clock: choiceMade,
  source: { offer: $offer, isPending: chooseFx.pending },
  filter: ({ offer, isPending }) => offer !== null && !isPending,
  fn: ({ offer }, choice) => ({ body: { handoff: offer?.handoff ?? '', choice } }),
  target: chooseFx,
})

sample({ clock: [offerTaken, lossRead], fn: () => {}, target: offerSettled })

sample({ clock: offeredAgain, target: cartOffered })

sample({
  clock: chooseFx.doneData.filterMap(({ notMerged = [] }) => (notMerged.length ? notMerged : undefined)),
  target: mergeFellShort,
})
