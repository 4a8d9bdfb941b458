import { createEffect, createEvent, createStore, sample } from 'effector'
import { $errorText, type ErrorText } from '../errors/sentences'
import { messageOf, type ShopError } from '../errors/shop-error'
import { newId } from '../runtime/ids'
import { $config } from '../site/config'
import { type Message, type NewToast, toastShown } from './shown'

/** How often the remaining times are updated. */
const TICK_MS = 200

/** `left`: remaining ms, null for a lasting toast. */
export type ShownToast = Message & { id: string; tone: 'success' | 'danger'; left: number | null }

export { toastShown } from './shown'
export type { Message, NewToast } from './shown'

export const toastClosed = createEvent<string>()

export const toastsPaused = createEvent<boolean>()

/** A message that a view shows in its place, for the page's own listeners, who get toasts by `toastShown`. */
export const noticed = createEvent<Message & { kind: 'top' | 'item' | 'inline' }>()

const ticked = createEvent()
const timed = createEvent<{ toast: NewToast; delay: number; errorText: ErrorText }>()

/** Oldest first. The same sentence is shown once, whichever codes have it. */
export const $toasts = createStore<readonly ShownToast[]>([])
  .on(timed, (toasts, { toast, delay, errorText }) => {
    const { isLasting = false, ...said } = toast
    const title = sentenceOf(said, errorText)
    const left = isLasting ? null : delay
    const known = toasts.find(other => sentenceOf(other, errorText) === title)
    if (known) return toasts.map(other => (other === known && other.left !== null ? { ...other, left } : other))
    return [...toasts, { ...said, id: newId(), left }]
  })
  // Until the words load, codes with the same sentence may show different messages.
  .on($errorText, (toasts, errorText) => {
    const titles = toasts.map(toast => sentenceOf(toast, errorText))
    return toasts.filter((_toast, place) => titles.indexOf(titles[place] ?? '') === place)
  })
  .on(ticked, toasts =>
    toasts
      .map(toast => (toast.left === null ? toast : { ...toast, left: toast.left - TICK_MS }))
      .filter(({ left }) => left === null || left > 0),
  )
  .on(toastClosed, (toasts, id) => toasts.filter(toast => toast.id !== id))

const $isPaused = createStore(false).on(toastsPaused, (_current, isPaused) => isPaused)

sample({
  clock: toastShown,
  source: { config: $config, errorText: $errorText },
  fn: ({ config: { toastDelay = 6000 }, errorText }, toast) => ({ toast, delay: toastDelay, errorText }),
  target: timed,
})

const tickFx = createEffect(() => new Promise<void>(resolve => setTimeout(resolve, TICK_MS)))

sample({
  clock: [timed, ticked, toastsPaused],
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

/** Says why a product was not added, and which one: the service names it. */
export function notAddedToast(error: ShopError): NewToast {
  const message = messageOf(error)
  const { name } = message.details
  return { ...message, about: typeof name === 'string' ? name : undefined, tone: 'danger' }
}

export function sentenceOf({ about, code, message = '', details }: Message, errorText: ErrorText): string {
  const sentence = errorText({ code, message, details })
  return about ? `${about} – ${sentence}` : sentence
}
