import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { loaded } from '../../http/loaded'
import { newId } from '../../runtime/ids'
import { openShopWindow } from '../../runtime/shop-window'
import { keepScope } from '../../runtime/within'
import { $config } from '../../site/config'
import { $settings } from '../../site/settings'
import { $pageCart, type WindowRequest } from './window-request'

export { basketMade, cartOutdated, pageCartKnown, type WindowRequest } from './window-request'

// On a page that may not take payments the shop's own window does.

export const windowPressed = createEvent<WindowRequest>()
/** A change was refused or got no answer, so the cart is another than the shopper saw. */
export const cartNotSaved = createEvent()

export const $walletWindow = $settings.map(settings => settings?.walletWindow ?? [])

/** A second press moves the open window to the front. */
const $opened = createStore<Window | null>(null, { serialize: 'ignore' })

const openFx = attach({
  source: $config,
  effect({ channel }, wish: WindowRequest) {
    const state = newId()
    // In an app, a window would open in another browser, without the cart.
    const opened = channel === 'MAPP' ? null : openShopWindow('', nameOf(state))
    return { wish, state, opened }
  },
})

type Attempt = {
  readonly wish: WindowRequest
  readonly state: string
  /** Null if no window opened: then this page goes to the shop. */
  readonly opened: Window | null
  readonly isOver?: boolean
}

export const loadFollowing = () => import(/* chunk: wallet-window */ './follow')

const followFx = createEffect(async ({ wish, state, opened }: Attempt) => {
  const within = keepScope()
  try {
    const { followWindowFx } = await loaded(loadFollowing())
    await within(() => followWindowFx({ wish, state, opened, name: nameOf(state) }))
  } catch (error) {
    opened?.close()
    throw error
  }
})

const dropFx = createEffect(({ opened }: Attempt) => opened?.close())

/** An attempt that waits until changes of the cart are saved. */
const $attempt = createStore<Attempt | null>(null, { serialize: 'ignore' })
  .on(openFx.doneData, (_before, attempt) => attempt)
  .on(cartNotSaved, attempt => (attempt?.wish.context === 'cart' ? { ...attempt, isOver: true } : attempt))
  .reset(followFx, dropFx)

export const $isWindowOpen = combine($attempt, followFx.pending, (attempt, isOpen) => attempt !== null || isOpen)

/** The cart is saved, and goes to the window. */
export const requestSent = followFx.map(({ wish }) => wish)

/** All widgets of a page share one window; its messages appear in the widget that opened it. */
export const $windowOwner = createStore('').on(openFx, (_before, { owner }) => owner)

export const $windowError = createStore<ShopError | null>(null)
  .on(followFx.failData, (_before, error) => asShopError(error))
  .reset(windowPressed)

sample({
  clock: windowPressed,
  source: $isWindowOpen,
  filter: isOpen => !isOpen,
  fn: (_isOpen, wish) => wish,
  target: openFx,
})

sample({
  clock: windowPressed,
  source: $opened,
  filter: opened => opened !== null,
  fn: opened => opened as Window,
  target: createEffect((opened: Window) => opened.focus()),
})

sample({
  clock: [$attempt, $pageCart],
  source: { attempt: $attempt, page: $pageCart },
  filter: ({ attempt, page }) => attempt !== null && !attempt.isOver && !page.isSaving,
  fn: ({ attempt }) => attempt as Attempt,
  target: followFx,
})

sample({
  clock: $attempt,
  filter: attempt => attempt?.isOver === true,
  fn: attempt => attempt as Attempt,
  target: dropFx,
})

$opened.on(openFx.doneData, (_before, { opened }) => opened).reset(followFx.finally, dropFx)

const nameOf = (state: string): string => `till-${state}`
