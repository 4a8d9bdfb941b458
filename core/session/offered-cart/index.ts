import { createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { cartOffered, isRefused } from '../../http/known-session'
import { requestFx } from '../../http/request'
import { $offer, offerSettled } from '../arrival'
import type { HandoffChoice } from '../contracts'
import { endpoints } from '../endpoints'

// What the shopper does

/** The shopper said what becomes of the cart that a link brought. */
export const choiceMade = createEvent<HandoffChoice>()

/** The question was closed without an answer: it waits. */
export const questionPutAside = createEvent()

/** The shopper wants to see the question again. */
export const questionWanted = createEvent()

/** The shopper read that the offered cart cannot be opened any more. */
export const lossRead = createEvent()

// What we remember

const chooseFx = requestFx(endpoints.chooseHandoff)

/** The choice that is being sent; null while none is. */
export const $choiceUnderWay = createStore<HandoffChoice | null>(null)
  .on(chooseFx, (_current, { body }) => body.choice)
  .reset(chooseFx.finally)

/** Why the choice did not reach the shop; it can be made again. */
export const $choiceError = createStore<ShopError | null>(null)
  .on(chooseFx.failData, (_current, error) => asShopError(error))
  .reset(choiceMade, questionPutAside)

/** True where the offered cart cannot be opened any more: too late, or dealt with elsewhere. */
export const $isOfferLost = createStore(false)
  .on(chooseFx.failData, (_current, error) => isRefused(error))
  .reset(lossRead)

/** False while the question waits behind its notice. */
export const $isAsking = createStore(true)
  .on(questionPutAside, () => false)
  .on(questionWanted, () => true)

/** True where the offered cart has changed since the shopper saw it, so that the choice has to be made again. */
export const $hasOfferChanged = createStore(false)
  .on(chooseFx.doneData, (_current, { offer }) => offer !== undefined)
  .reset(choiceMade)

/** What the shopper chose last. */
export const $lastChoice = createStore<HandoffChoice | null>(null).on(
  chooseFx.done,
  (_current, { params }) => params.body.choice,
)

/** The choice was carried out; the cart is null where the shopper has none. */
export const offerTaken = chooseFx.doneData.filterMap(({ offer, cart }) => (offer ? undefined : cart))

const offeredAgain = chooseFx.done.filterMap(({ params, result: { offer } }) =>
  offer ? { ...offer, handoff: params.body.handoff } : undefined,
)

// What follows

sample({
  clock: choiceMade,
  source: { offer: $offer, isPending: chooseFx.pending },
  filter: ({ offer, isPending }) => offer !== null && !isPending,
  fn: ({ offer }, choice) => ({ body: { handoff: offer?.handoff ?? '', choice } }),
  target: chooseFx,
})

sample({ clock: [offerTaken, lossRead], fn: () => {}, target: offerSettled })

sample({ clock: offeredAgain, target: cartOffered })
