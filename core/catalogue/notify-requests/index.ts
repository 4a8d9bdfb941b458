import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import type { Notifications } from '../contracts'
import { endpoints } from '../endpoints'

export type NotifyRequest = Notifications['notifications'][number]

export const notifyRequestsWanted = createEvent()
export const notifyRequestRemoved = createEvent<Pick<NotifyRequest, 'productId' | 'upc'>>()

const readFx = requestFx(endpoints.readNotifications)
const changeFx = requestFx(endpoints.changeNotification)

/** Null until it is known. */
export const $notifyRequests = createStore<readonly NotifyRequest[] | null>(null)
  .on([readFx.doneData, changeFx.doneData], (_current, { notifications }) => notifications)
  .reset(tokenForgotten)

export const $notifyRequestsError = createStore<ShopError | null>(null)
  .on(readFx.failData, (_current, error) => error)
  .reset(readFx, tokenForgotten)

/** The upc that is being removed. */
export const $stopping = createStore<string | null>(null)
  .on(changeFx, (_current, { body }) => body.upc)
  .reset(changeFx.finally)

export const $stopError = createStore<ShopError | null>(null)
  .on(changeFx.failData, (_current, error) => error)
  .reset(changeFx, tokenForgotten)

sample({
  clock: notifyRequestsWanted,
  source: readFx.pending,
  filter: isReading => !isReading,
  fn: () => ({}),
  target: readFx,
})

sample({
  clock: notifyRequestRemoved,
  source: $stopping,
  filter: stopping => stopping === null,
  fn: (_stopping, { productId, upc }) => ({ body: { productId, upc, notify: false } }),
  target: changeFx,
})
