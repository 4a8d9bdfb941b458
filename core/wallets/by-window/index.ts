import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { newId } from '../../runtime/ids'
import { openShopWindow } from '../../runtime/shop-window'
import { $config } from '../../site/config'
import { $settings } from '../../site/settings'
import type { WindowRequest } from './window-request'

export type { WindowRequest } from './window-request'

// On a page that may not take payments the shop's own window does. Once it is open, `follow.ts` goes on.

export type Attempt = {
  readonly request: WindowRequest
  readonly state: string
  readonly name: string
  /** Null if no window opened: then this page goes to the shop. */
  readonly opened: Window | null
  /** It waits until changes of the cart are saved. */
  readonly stage: 'waits' | 'sent' | 'over'
}

export const windowPressed = createEvent<WindowRequest>()
/** A change was refused or got no answer, so the cart is another than the shopper saw. */
export const cartNotSaved = createEvent()
/** The cart is saved, and goes to the window. */
export const requestSent = createEvent<WindowRequest>()
export const attemptEnded = createEvent()
export const attemptFailed = createEvent<{ readonly params: Attempt; readonly error: unknown }>()

export const $walletWindow = $settings.map(settings => settings?.walletWindow ?? [])

const openFx = attach({
  source: $config,
  effect({ channel }, request: WindowRequest): Attempt {
    const state = newId()
    const name = `till-${state}`
    return { request, state, name, opened: openShopWindow('', { channel, name }), stage: 'waits' }
  },
})

export const windowOpened = openFx.doneData

const closeFx = createEffect(({ opened }: Attempt) => opened?.close())

export const $attempt = createStore<Attempt | null>(null, { serialize: 'ignore' })
  .on(windowOpened, (_before, attempt) => attempt)
  .on(requestSent, attempt => attempt && { ...attempt, stage: 'sent' })
  .on(cartNotSaved, attempt =>
    attempt?.stage === 'waits' && attempt.request.context === 'cart' ? { ...attempt, stage: 'over' } : attempt,
  )
  .reset(attemptEnded, closeFx)

export const $isWindowOpen = $attempt.map(attempt => attempt !== null)

/** All widgets of a page share one window; its messages appear in the widget that opened it. */
export const $windowOwner = createStore('').on(openFx, (_before, { owner }) => owner)

export const $windowError = createStore<ShopError | null>(null)
  .on(attemptFailed, (_before, { error }) => asShopError(error))
  .reset(windowPressed)

sample({
  clock: windowPressed,
  source: $attempt,
  filter: attempt => attempt === null,
  fn: (_attempt, request) => request,
  target: openFx,
})

// A second press moves the open window to the front.
sample({
  clock: windowPressed,
  source: $attempt,
  filter: attempt => attempt !== null,
  fn: attempt => attempt as Attempt,
  target: createEffect(({ opened }: Attempt) => opened?.focus()),
})

sample({
  clock: $attempt,
  filter: attempt => attempt?.stage === 'over',
  fn: attempt => attempt as Attempt,
  target: closeFx,
})

sample({ clock: attemptFailed, fn: ({ params }) => params, target: closeFx })
