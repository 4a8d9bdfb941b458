import { combine, createEvent, createStore, type Effect, sample, type Store, type Unit } from 'effector'
import type { ShopError } from '../errors/shop-error'

/** A call that takes back what is shown, after a question; what it answers for something that is no longer shown is dropped. Call it at module level only. */
export function takingBack<Body, Answer>(
  callFx: Effect<{ body: Body }, Answer, ShopError>,
  $shown: Store<Body | null>,
  shownAnew: Unit<unknown>[],
) {
  const press = createEvent()
  const confirm = createEvent()
  const decline = createEvent()

  const cancelled = sample({
    clock: callFx.done,
    source: $shown,
    filter: (shown, { params }) => isSame(shown, params.body),
    fn: (_shown, { result }) => result,
  })

  const refused = sample({
    clock: callFx.fail,
    source: $shown,
    filter: (shown, { params }) => isSame(shown, params.body),
    fn: (_shown, { error }) => error,
  })

  const $isOpen = createStore(false)
    .on(press, () => true)
    .reset([decline, cancelled, ...shownAnew])

  const $running = createStore<readonly Body[]>([])
    .on(callFx, (running, { body }) => [...running, body])
    .on(callFx.finally, (running, { params }) => running.filter(one => one !== params.body))

  const $isCancelling = combine($running, $shown, (running, shown) => running.some(one => isSame(shown, one)))

  const $error = createStore<ShopError | null>(null)
    .on(refused, (_current, refusal) => refusal)
    .reset([callFx, press, decline, ...shownAnew])

  sample({
    clock: confirm,
    source: { shown: $shown, isPending: $isCancelling },
    filter: ({ shown, isPending }) => shown !== null && !isPending,
    fn: ({ shown }) => ({ body: shown as Body }),
    target: callFx,
  })

  return {
    cancelled,
    refused,
    cancellation: { isOpen: $isOpen, isCancelling: $isCancelling, error: $error, press, confirm, decline },
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
