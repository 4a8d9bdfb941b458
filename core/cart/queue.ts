import { attach, createEvent, createStore, sample } from 'effector'
import { asShopError, isUnanswered, type ShopError } from '../errors/shop-error'
import { newId } from '../runtime/ids'
import { $basketId, $coupons, $endings, $isApart, $items, cartAnswered, cartForgotten } from './model'
import { joined, type Operation, type Queued } from './operations'
import { performFx, type Performing } from './perform'

export const operationRequested = createEvent<Operation & { ticket?: string }>()

export const resendRequested = createEvent()

/** Sends the first operation; the others wait, so that the service gets them in order. */
export const writeFx = attach({
  source: { basketId: $basketId, items: $items, coupons: $coupons, isApart: $isApart, endings: $endings },
  mapParams: (operation: Queued, known) => ({ operation, known }),
  effect: performFx,
})

export const operationDone = writeFx.done.map(({ params, result }) => ({ operation: params, cart: result.cart }))

/** The last removal or save, with the lines before it, for code that loads after the press. */
export const $lastRemoval = createStore<Performing | null>(null)
  .on(performFx.done, (last, { params }) => (/^(remove|save)$/.test(params.operation.kind) ? params : last))
  .reset(cartForgotten)

export const editsRemembered = createEvent<readonly Queued[]>()

export const writeRefused = createEvent<{ operation: Queued; error: ShopError }>()

const failed = writeFx.fail.map(({ params, error }) => ({ operation: params, error: asShopError(error) }))

/** The operation stays queued and is sent again under its transaction id. */
export const writeUnanswered = sample({ clock: failed, filter: ({ error }) => isUnanswered(error) })

/** The cart was another shopper's. It was rebuilt, and the page reloads in a moment. */
export const customerRefused = createEvent()

const joinedIn = createEvent<{ operation: Queued; isRunning: boolean; isPaused: boolean }>()

/** Oldest first; the first may be running. */
export const $queue = createStore<readonly Queued[]>([])
  .on(joinedIn, (queue, { operation, ...state }) => joined(queue, operation, state))
  .on(editsRemembered, (queue, remembered) => [...remembered, ...queue])
  .on(writeFx.done, (queue, { params, result }) => {
    const rest = without(queue, params)
    // An operation on a lost line is sent too: the service says what is wrong.
    return rest.map(waiting => result.moved?.(waiting) ?? waiting)
  })
  .on(writeRefused, (queue, { operation }) => without(queue, operation))

export const $outage = createStore<ShopError | null>(null)
  .on(failed, (_current, { error }) => (isUnanswered(error) ? error : null))
  .reset(writeFx.done)

export const $isPaused = createStore(false)
  .on(failed, (_current, { error }) => isUnanswered(error))
  .reset(writeFx.done, resendRequested)

sample({
  clock: operationRequested,
  source: { isRunning: writeFx.pending, isPaused: $isPaused },
  fn: (state, { ticket, ...operation }) => ({
    ...state,
    operation: { ...operation, id: newId(), tickets: ticket ? [ticket] : [] },
  }),
  target: joinedIn,
})

sample({
  clock: [joinedIn, editsRemembered, writeFx.done, writeRefused, resendRequested],
  source: { queue: $queue, isRunning: writeFx.pending, isPaused: $isPaused },
  filter: ({ queue, isRunning, isPaused }) => queue.length > 0 && !isRunning && !isPaused,
  fn: ({ queue }) => queue[0] as Queued,
  target: writeFx,
})

sample({ clock: failed, filter: ({ error }) => !isUnanswered(error), target: writeRefused })

sample({ clock: writeFx.doneData, fn: ({ cart }) => cart, target: cartAnswered })

// A new operation also retries what is waiting.
sample({ clock: joinedIn, filter: $isPaused, fn: () => {}, target: resendRequested })

function without(queue: readonly Queued[], operation: Queued): readonly Queued[] {
  return queue.filter(({ id }) => id !== operation.id)
}
