import { createEvent, createStore, sample } from 'effector'
import type { Order } from '../../checkout/contracts'
import { endpoints as checkout } from '../../checkout/endpoints'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { takingBack } from '../../http/taking-back'
import { tokenForgotten } from '../../http/token'
import { $named, orderChanged, orderNamed } from './named'

export const purchaseOpened = createEvent<string>()

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

const taking = takingBack(
  cancelFx,
  $opened.map(orderNumber => (orderNumber === null ? null : { orderNumber })),
  [purchaseOpened],
)

export const { cancellation } = taking

sample({ clock: purchaseOpened, fn: orderId => ({ params: { orderId } }), target: readFx })

sample({ clock: purchaseOpened, fn: orderNumber => ({ orderNumber }), target: orderNamed })

// The order may have been shipped meanwhile, so it is read again.
sample({ clock: taking.refused, filter: error => error.status === 409, fn: () => {}, target: orderChanged })

sample({
  clock: orderChanged,
  source: $named,
  filter: named => named !== null && named.email === undefined,
  fn: named => ({ params: { orderId: named?.orderNumber ?? '' } }),
  target: readFx,
})
