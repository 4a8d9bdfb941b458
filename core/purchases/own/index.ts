import { createEvent, createStore, sample } from 'effector'
import { endpoints as checkout } from '../../checkout/endpoints'
import { requestFx } from '../../http/request'

/** A link names an order that may be in the shopper's account. Null stops the question. */
export const ownOrderRequested = createEvent<string | null>()

const readFx = requestFx(checkout.readOrder)

const $requested = createStore<string | null>(null).on(ownOrderRequested, (_current, orderNumber) => orderNumber)

const found = sample({
  clock: readFx.done,
  source: $requested,
  filter: (requested, { params }) => params.params.orderId === requested,
  fn: (_sought, { result }) => result.orderNumber,
})

/** The number of the order that was requested, once it is known to be the shopper's. */
export const $ownNumber = createStore<string | null>(null)
  .on(found, (_current, orderNumber) => orderNumber)
  .reset(ownOrderRequested)

/** The number that was requested, once the account is known to have no such order. */
export const $notOwnNumber = createStore<string | null>(null)
  .on(readFx.fail, (known, { params, error }) => (error.status === 404 ? params.params.orderId : known))
  .reset(ownOrderRequested)

export const $isReadingOwn = readFx.pending

sample({
  clock: ownOrderRequested,
  filter: (orderNumber: string | null): orderNumber is string => orderNumber !== null,
  fn: orderId => ({ params: { orderId } }),
  target: readFx,
})
