import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { started } from '../runtime/started'
import {
  $challenge,
  challengeFailed,
  challengeMissed,
  challengeOf,
  challengeOpened,
  challengePassed,
} from './challenge'
import type { Order } from './contracts'
import { endpoints } from './endpoints'
import {
  type StoredPurchase,
  savePurchaseFx,
  type OpenChallenge,
  type Placement,
  readPurchaseFx,
} from './stored-purchase'
import { orderNamed, orderRead } from './named-order'
import { $placement, orderAnswered, placementResumed } from './place-order'
import { checkoutLeft, stepReached } from './steps'

export const orderPlaced = createEvent<Order>()
export const confirmationOpened = createEvent()

export const orderForgotten = createEvent()

const readOrderFx = requestFx(endpoints.readOrder)
const readChallengedFx = requestFx(endpoints.readOrder)

const $known = createStore<StoredPurchase | null>(null).on(readPurchaseFx.doneData, (_current, stored) => stored)

const $awaited = createStore<OpenChallenge | null>(null)
  .on(readPurchaseFx.doneData, (_current, { challenge }) => challenge ?? null)
  .reset(challengeOpened, orderPlaced, challengeFailed)

const $orderNumber = createStore<string | null>(null)
  .on(readPurchaseFx.doneData, (named, { orderNumber }) => named ?? orderNumber ?? null)
  .on(orderNamed, (_current, { orderNumber }) => orderNumber)
  .on(orderPlaced, (_current, { orderNumber }) => orderNumber)
  .reset(orderForgotten)

export const $order = createStore<Order | null>(null)
  .on(orderPlaced, (_current, order) => order)
  .on(readOrderFx.doneData, (_current, order) => order)
  .reset(orderForgotten)

const $readFailure = createStore<ShopError | null>(null)
  .on(readOrderFx.failData, (_current, error) => error)
  .reset(readOrderFx, orderForgotten)

/** Why there is no order to show. */
export const $orderFailure = combine($order, $readFailure, (order, failure) => (order ? null : failure))

/** How often the confirmation was opened since the order was placed. */
const $openings = createStore(0)
  .on(confirmationOpened, count => count + 1)
  .reset(orderPlaced, orderForgotten)

export const $hasNoOrder = combine(
  $known,
  $orderNumber,
  $order,
  (known, orderNumber, order) => known !== null && orderNumber === null && order === null,
)

sample({ clock: started, fn: () => {}, target: readPurchaseFx })

sample({
  clock: orderAnswered,
  filter: order => challengeOf(order) === null,
  target: orderPlaced,
})

sample({ clock: challengePassed, target: orderPlaced })

sample({ clock: orderPlaced, fn: () => {}, target: checkoutLeft })

sample({ clock: challengeFailed, fn: () => 'billing' as const, target: stepReached })

sample({
  clock: [$placement, $challenge, $orderNumber],
  source: { placement: $placement, challenge: $challenge, awaited: $awaited, orderNumber: $orderNumber, known: $known },
  filter: ({ known }) => known !== null,
  fn: ({ placement, challenge: opened, awaited, orderNumber }): StoredPurchase => {
    const challenge = opened ?? awaited
    return {
      ...(placement ? { placement } : {}),
      ...(challenge ? { challenge } : {}),
      ...(orderNumber ? { orderNumber } : {}),
    }
  },
  target: savePurchaseFx,
})

sample({
  clock: readPurchaseFx.doneData,
  filter: ({ placement }) => placement !== undefined,
  fn: ({ placement }) => placement as Placement,
  target: placementResumed,
})

sample({
  clock: readPurchaseFx.doneData,
  filter: ({ challenge }) => challenge !== undefined,
  fn: ({ challenge }) => ({ params: { orderId: challenge?.orderNumber ?? '' } }),
  target: readChallengedFx,
})

const reopened = sample({
  clock: readChallengedFx.doneData,
  source: $awaited,
  filter: awaited => awaited !== null,
  fn: (awaited, order) => ({ challenge: awaited as OpenChallenge, order }),
})

sample({
  clock: reopened,
  filter: ({ order }) => order.status === 'pending',
  fn: ({ challenge }) => challenge,
  target: challengeOpened,
})

sample({
  clock: reopened,
  filter: ({ order }) => ['placed', 'shipped', 'delivered'].includes(order.status),
  fn: ({ order }) => order,
  target: orderPlaced,
})

sample({
  clock: reopened,
  filter: ({ order }) => order.status === 'void',
  fn: ({ challenge }) => challenge,
  target: challengeMissed,
})

sample({
  clock: reopened,
  filter: ({ order }) => order.status === 'cancelled',
  fn: () => ({ ending: 'answered' as const, basketId: null }),
  target: challengeFailed,
})

// Shown even if the order cannot be read: the challenge's outcome will follow.
sample({
  clock: readChallengedFx.fail,
  source: $awaited,
  filter: (awaited): awaited is OpenChallenge => awaited !== null,
  target: challengeOpened,
})

sample({
  clock: confirmationOpened,
  source: { order: $order, orderNumber: $orderNumber, openings: $openings, isReading: readOrderFx.pending },
  filter: ({ order, orderNumber, openings, isReading }) =>
    (order === null || openings > 1) && orderNumber !== null && !isReading,
  fn: ({ orderNumber }) => ({ params: { orderId: orderNumber ?? '' } }),
  target: readOrderFx,
})

sample({ clock: readOrderFx.doneData, target: orderRead })
