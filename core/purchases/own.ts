import { createEvent, createStore, sample } from 'effector'
import { endpoints as checkout } from '../checkout/endpoints'
import { requestFx } from '../http/request'

/** A link names an order: is it one of the shopper's account? Null where there is nothing to ask. */
export const ownOrderSought = createEvent<string | null>()

const readFx = requestFx(checkout.readOrder)

const $sought = createStore<string | null>(null).on(ownOrderSought, (_current, orderNumber) => orderNumber)

const found = sample({
  clock: readFx.done,
  source: $sought,
  filter: (sought, { params }) => params.params.orderId === sought,
  fn: (_sought, { result }) => result.orderNumber,
})

/** The number of the order that was sought, once it is known to be the shopper's. */
export const $ownNumber = createStore<string | null>(null)
  .on(found, (_current, orderNumber) => orderNumber)
  .reset(ownOrderSought)

/** The number that was sought, once the account is known to have no such order. */
export const $notOwnNumber = createStore<string | null>(null)
  .on(readFx.fail, (known, { params, error }) => (error.status === 404 ? params.params.orderId : known))
  .reset(ownOrderSought)

export const $isSeekingOwn = readFx.pending

sample({
  clock: ownOrderSought,
  filter: (orderNumber: string | null): orderNumber is string => orderNumber !== null,
  fn: orderId => ({ params: { orderId } }),
  target: readFx,
})
