import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { endpoints } from '../endpoints'

export const savedCardMadeMain = createEvent<string>()
export const savedCardRemoved = createEvent<string>()

export const removeFx = requestFx(endpoints.deleteSavedCard)
export const changeFx = requestFx(endpoints.changeSavedCard)

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
