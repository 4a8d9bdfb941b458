import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { endpoints } from '../endpoints'
import { profileAnswered } from '../model'

/** The member wants the link that confirms their address once more. */
export const sendAgainPressed = createEvent()

const sendFx = requestFx(endpoints.sendConfirmation)

export const $isSendingAgain = sendFx.pending

/** Whether it was sent since they asked. */
export const $isAgainSent = createStore(false)
  .on(sendFx.done, () => true)
  .reset(sendFx, tokenForgotten)

export const $againFailure = createStore<ShopError | null>(null)
  .on(sendFx.failData, (_current, error) => error)
  .reset(sendFx, tokenForgotten)

sample({
  clock: sendAgainPressed,
  source: sendFx.pending,
  filter: isSending => !isSending,
  fn: () => ({}),
  target: sendFx,
})

sample({ clock: sendFx.doneData, target: profileAnswered })
