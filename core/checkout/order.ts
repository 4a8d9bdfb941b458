import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { started } from '../runtime/started'
import { $challenge, challengeFailed, challengeOf, challengeOpened, challengePassed } from './challenge'
import type { Order } from './contracts'
import { endpoints } from './endpoints'
import { type Kept, keepFx, type OpenChallenge, type Placement, readKeptFx } from './kept-placement'
import { $placement, orderAnswered, placementResumed } from './place-order'
import { checkoutLeft, stepReached } from './steps'

/** An order stands: paid, confirmed, final. */
export const orderPlaced = createEvent<Order>()
/** The confirmation's address names the order: it was placed on another page, by a wallet. */
export const orderNamed = createEvent<string>()
/** The confirmation is shown, or asked for again after a failure. */
export const confirmationOpened = createEvent()

/** Whoever placed the order has left: this tab knows nothing of it any more. */
export const orderForgotten = createEvent()

const readOrderFx = requestFx(endpoints.readOrder)
/** What became of an order whose challenge was open when the page was left. */
const readChallengedFx = requestFx(endpoints.readOrder)

/** What this tab knew of its purchase before the page was loaded. */
const $known = createStore<Kept | null>(null).on(readKeptFx.doneData, (_current, kept) => kept)

/** A challenge that was open then, until it is known what became of it. */
const $awaited = createStore<OpenChallenge | null>(null)
  .on(readKeptFx.doneData, (_current, { challenge }) => challenge ?? null)
  .reset(challengeOpened, orderPlaced, challengeFailed)

const $orderNumber = createStore<string | null>(null)
  .on(readKeptFx.doneData, (named, { orderNumber }) => named ?? orderNumber ?? null)
  .on(orderNamed, (_current, orderNumber) => orderNumber)
  .on(orderPlaced, (_current, { orderNumber }) => orderNumber)
  .reset(orderForgotten)

/** The order that was placed here last. */
export const $order = createStore<Order | null>(null)
  .on(orderPlaced, (_current, order) => order)
  .on(readOrderFx.doneData, (_current, order) => order)
  .reset(orderForgotten)

/** Why it cannot be shown, while it cannot. */
export const $orderFailure = createStore<ShopError | null>(null)
  .on(readOrderFx.failData, (_current, error) => error)
  .reset(readOrderFx)

/** Whether there is no order to confirm: nothing was bought in this tab. */
export const $hasNoOrder = combine(
  $known,
  $orderNumber,
  $order,
  (known, orderNumber, order) => known !== null && orderNumber === null && order === null,
)

sample({ clock: started, fn: () => {}, target: readKeptFx })

sample({
  clock: orderAnswered,
  filter: order => challengeOf(order) === null,
  target: orderPlaced,
})

sample({ clock: challengePassed, target: orderPlaced })

// Finalising: checkout is over and would begin at its beginning.
sample({ clock: orderPlaced, fn: () => {}, target: checkoutLeft })

sample({ clock: challengeFailed, fn: () => 'billing' as const, target: stepReached })

sample({
  clock: [$placement, $challenge, $orderNumber],
  source: { placement: $placement, challenge: $challenge, awaited: $awaited, orderNumber: $orderNumber, known: $known },
  filter: ({ known }) => known !== null,
  fn: ({ placement, challenge, awaited, orderNumber }): Kept => ({
    ...(placement ? { placement } : {}),
    ...(challenge || awaited ? { challenge: (challenge ?? awaited) as OpenChallenge } : {}),
    ...(orderNumber ? { orderNumber } : {}),
  }),
  target: keepFx,
})

sample({
  clock: readKeptFx.doneData,
  filter: ({ placement }) => placement !== undefined,
  fn: ({ placement }) => placement as Placement,
  target: placementResumed,
})

sample({
  clock: readKeptFx.doneData,
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
  filter: ({ order }) => ['void', 'cancelled'].includes(order.status),
  fn: () => ({ ending: 'answered' as const, basketId: null }),
  target: challengeFailed,
})

// The bank's dialog is shown again even if nothing can be learnt of the order: its outcome will tell.
sample({
  clock: readChallengedFx.fail,
  source: $awaited,
  filter: (awaited): awaited is OpenChallenge => awaited !== null,
  target: challengeOpened,
})

sample({
  clock: confirmationOpened,
  source: { order: $order, orderNumber: $orderNumber, isReading: readOrderFx.pending },
  filter: ({ order, orderNumber, isReading }) => order === null && orderNumber !== null && !isReading,
  fn: ({ orderNumber }) => ({ params: { orderId: orderNumber ?? '' } }),
  target: readOrderFx,
})
