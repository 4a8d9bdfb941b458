import { attach, createEvent, createStore, sample } from 'effector'
import { asShopError, isUnanswered, type ShopError } from '../errors/shop-error'
import { newId } from '../runtime/ids'
import { $basketId, $coupons, $items, cartAnswered } from './model'
import { joined, type Operation, type Queued } from './operations'
import { performFx } from './perform'

// What the shopper does

/** Something is to be done to the cart. */
export const operationAsked = createEvent<Operation & { ticket?: string }>()

/** What could not be sent is to be sent now. */
export const resendAsked = createEvent()

// What we remember

/** Does the queue's first operation; the rest waits, so that the service hears everything in order. */
export const writeFx = attach({
  source: { basketId: $basketId, items: $items, coupons: $coupons },
  mapParams: (operation: Queued, known) => ({ operation, known }),
  effect: performFx,
})

/** An operation is done. */
export const operationDone = writeFx.done.map(({ params, result }) => ({ operation: params, cart: result.cart }))

/** What this tab had not sent before it was reloaded. */
export const editsRemembered = createEvent<readonly Queued[]>()

/** The service said no to an operation. */
export const writeRefused = createEvent<{ operation: Queued; error: ShopError }>()

const failed = writeFx.fail.map(({ params, error }) => ({ operation: params, error: asShopError(error) }))

/** Nobody answered an operation: it is kept, and sent again under the same transaction id. */
export const writeUnanswered = sample({ clock: failed, filter: ({ error }) => isUnanswered(error) })

/** The cart was another shopper's; it was cleared and built anew, and the page reloads in a moment. */
export const customerRefused = createEvent()

const joinedIn = createEvent<{ operation: Queued; isRunning: boolean; isPaused: boolean }>()

/** What is to be done, the oldest first; the first may be under way. */
export const $queue = createStore<readonly Queued[]>([])
  .on(joinedIn, (queue, { operation, ...state }) => joined(queue, operation, state))
  .on(editsRemembered, (queue, remembered) => [...remembered, ...queue])
  .on(writeFx.done, (queue, { params, result }) => {
    const rest = without(queue, params)
    // What is about a line that did not come along goes out too: the service says what is wrong with it.
    return rest.map(waiting => result.moved?.(waiting) ?? waiting)
  })
  .on(writeRefused, (queue, { operation }) => without(queue, operation))

/** Why nothing is sent at the moment; what was asked for is kept. */
export const $outage = createStore<ShopError | null>(null)
  .on(failed, (_current, { error }) => (isUnanswered(error) ? error : null))
  .reset(writeFx.done)

/** True while nothing is sent: what nobody answered comes first, when it is sent again. */
export const $isPaused = createStore(false)
  .on(failed, (_current, { error }) => isUnanswered(error))
  .reset(writeFx.done, resendAsked)

// What follows

sample({
  clock: operationAsked,
  source: { isRunning: writeFx.pending, isPaused: $isPaused },
  fn: (state, { ticket, ...operation }) => ({
    ...state,
    operation: { ...operation, id: newId(), tickets: ticket ? [ticket] : [] },
  }),
  target: joinedIn,
})

sample({
  clock: [joinedIn, editsRemembered, writeFx.done, writeRefused, resendAsked],
  source: { queue: $queue, isRunning: writeFx.pending, isPaused: $isPaused },
  filter: ({ queue, isRunning, isPaused }) => queue.length > 0 && !isRunning && !isPaused,
  fn: ({ queue }) => queue[0] as Queued,
  target: writeFx,
})

sample({ clock: failed, filter: ({ error }) => !isUnanswered(error), target: writeRefused })

sample({ clock: writeFx.doneData, fn: ({ cart }) => cart, target: cartAnswered })

// Whoever asks for something more sees whether it can be sent by now; what sends it by itself comes later (resend).
sample({ clock: joinedIn, filter: $isPaused, fn: () => {}, target: resendAsked })

function without(queue: readonly Queued[], operation: Queued): readonly Queued[] {
  return queue.filter(({ id }) => id !== operation.id)
}
