import { createEffect, createEvent, createStore, sample } from 'effector'
import { $config } from '../site/config'

/** How often the clocks of toasts are looked at, in ms. */
const TICK_MS = 200

/** A short message: an error by its code, or anything else by a name that its view has words for. */
export type Message = {
  code: string
  /** What the service said of it. */
  message?: string
  details?: Readonly<Record<string, unknown>>
}

/** A toast to show; one that lasts is closed by the shopper's hand alone. */
export type NewToast = Message & { tone: 'success' | 'danger'; isLasting?: boolean }

/** A toast that is shown; `left` are the ms that it has, null for one that lasts. */
export type ShownToast = Message & { id: string; tone: 'success' | 'danger'; left: number | null }

// What happens

/** Something is to be said in passing. */
export const toastShown = createEvent<NewToast>()

/** A toast was closed. */
export const toastClosed = createEvent<string>()

/** The pointer or the focus rests on the toasts, and their clocks with it. */
export const toastsHeld = createEvent<boolean>()

/** The shopper was told something, wherever on the page: for the page's own ears. */
export const noticed = createEvent<Message & { kind: 'top' | 'item' | 'inline' | 'toast' }>()

// What we remember

const ticked = createEvent()
const timed = createEvent<{ toast: NewToast; delay: number }>()

/** The toasts, oldest first; what is said already is not said twice. */
export const $toasts = createStore<readonly ShownToast[]>([])
  .on(timed, (toasts, { toast, delay }) => {
    const { isLasting = false, ...said } = toast
    const id = titleOf(said)
    const left = isLasting ? null : delay
    const known = toasts.some(other => other.id === id)
    if (known) return toasts.map(other => (other.id === id && other.left !== null ? { ...other, left } : other))
    return [...toasts, { ...said, id, left }]
  })
  .on(ticked, toasts =>
    toasts
      .map(toast => (toast.left === null ? toast : { ...toast, left: toast.left - TICK_MS }))
      .filter(({ left }) => left === null || left > 0),
  )
  .on(toastClosed, (toasts, id) => toasts.filter(toast => toast.id !== id))

const $isPaused = createStore(false).on(toastsHeld, (_current, isPaused) => isPaused)

// What follows

sample({
  clock: toastShown,
  source: $config,
  fn: ({ toastDelay = 6000 }, toast) => ({ toast, delay: toastDelay }),
  target: timed,
})

sample({
  clock: toastShown,
  fn: ({ tone: _tone, isLasting: _isLasting, ...message }) => ({ ...message, kind: 'toast' as const }),
  target: noticed,
})

const tickFx = createEffect(() => new Promise<void>(resolve => setTimeout(resolve, TICK_MS)))

sample({
  clock: [timed, ticked, toastsHeld],
  source: { toasts: $toasts, isPaused: $isPaused, isTicking: tickFx.pending },
  filter: ({ toasts, isPaused, isTicking }) => !isPaused && !isTicking && toasts.some(({ left }) => left !== null),
  fn: () => {},
  target: tickFx,
})

sample({
  clock: tickFx.done,
  source: $isPaused,
  filter: isPaused => !isPaused,
  fn: () => {},
  target: ticked,
})

function titleOf({ code, message, details }: Message): string {
  return [code, message, details && JSON.stringify(details)].join(' ')
}
