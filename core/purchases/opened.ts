import { combine, createEvent, createStore, sample } from 'effector'
import type { Order } from '../checkout/contracts'
import { endpoints as checkout } from '../checkout/endpoints'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import { $named, orderChanged, orderNamed } from './named'

export const purchaseOpened = createEvent<string>()
const cancelPressed = createEvent()
const cancelDeclined = createEvent()
const cancelConfirmed = createEvent()

const readFx = requestFx(checkout.readOrder)
const cancelFx = requestFx(checkout.cancelOrder)

export const $opened = createStore<string | null>(null)
  .on(purchaseOpened, (_current, orderNumber) => orderNumber)
  .reset(tokenForgotten)

const answered = sample({
  clock: [readFx.doneData, cancelFx.doneData],
  source: $opened,
  filter: (opened, order) => order.orderNumber === opened,
  fn: (_opened, order) => order,
})

/** Null until it has loaded. */
export const $purchase = createStore<Order | null>(null)
  .on(purchaseOpened, (known, orderNumber) => (known?.orderNumber === orderNumber ? known : null))
  .on(answered, (_current, order) => order)
  .reset(tokenForgotten)

const notRead = sample({
  clock: readFx.fail,
  source: $opened,
  filter: (opened, { params }) => params.params.orderId === opened,
  fn: (_opened, { error }) => error,
})

export const $purchaseError = createStore<ShopError | null>(null)
  .on(notRead, (_current, error) => error)
  .reset(readFx, tokenForgotten)

export const purchaseCancelled = cancelFx.done

/** Without those of an order that is no longer shown. */
const cancelEnded = sample({
  clock: cancelFx.finally,
  source: $opened,
  filter: (opened, { params }) => params.body.orderNumber === opened,
  fn: (_opened, ended) => (ended.status === 'fail' ? ended.error : null),
})

const $isCancelAsked = createStore(false)
  .on(cancelPressed, () => true)
  .on(cancelEnded, (isAsked, error) => isAsked && error !== null)
  .reset(cancelDeclined, purchaseOpened)

const $cancelling = createStore<readonly string[]>([])
  .on(cancelFx, (orders, { body }) => [...orders, body.orderNumber])
  .on(cancelFx.finally, (orders, { params }) => orders.filter(number => number !== params.body.orderNumber))

const $isCancelling = combine($cancelling, $opened, (orders, opened) => orders.some(one => one === opened))

const $cancelError = createStore<ShopError | null>(null)
  .on(cancelEnded, (_current, error) => error)
  .reset(cancelFx, cancelPressed, cancelDeclined, purchaseOpened)

/** Takes it back, after a question. */
export const cancellation = {
  isAsked: $isCancelAsked,
  isCancelling: $isCancelling,
  error: $cancelError,
  press: cancelPressed,
  confirm: cancelConfirmed,
  decline: cancelDeclined,
}

sample({ clock: purchaseOpened, fn: orderId => ({ params: { orderId } }), target: readFx })

sample({ clock: purchaseOpened, fn: orderNumber => ({ orderNumber }), target: orderNamed })

sample({
  clock: cancelConfirmed,
  source: { opened: $opened, isPending: $isCancelling },
  filter: ({ opened, isPending }) => opened !== null && !isPending,
  fn: ({ opened }) => ({ body: { orderNumber: opened ?? '' } }),
  target: cancelFx,
})

// The order may have been shipped meanwhile, so it is read again.
sample({ clock: cancelEnded, filter: error => error?.status === 409, fn: () => {}, target: orderChanged })

sample({
  clock: orderChanged,
  source: $named,
  filter: named => named !== null && named.email === undefined,
  fn: named => ({ params: { orderId: named?.orderNumber ?? '' } }),
  target: readFx,
})
