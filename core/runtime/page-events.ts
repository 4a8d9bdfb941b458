import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { lateCame } from './late'

/** The shopper looks at this page again: from another tab, another window, or by the browser's back button. */
export const pageReturned = createEvent()
/** The browser has lost its connection. */
const wentOffline = createEvent()
/** The browser has its connection back. */
export const cameOnline = createEvent()

/** False while the browser knows that it has no connection. */
export const $isOnline = createStore(true)
  .on(wentOffline, () => false)
  .on(cameOnline, () => true)

const shown = createEvent()
const hidden = createEvent()

/** False while this page lies behind another tab. */
export const $isShown = createStore(true)
  .on(shown, () => true)
  .on(hidden, () => false)

const listenFx = createEffect(() => {
  if (typeof window === 'undefined') return
  const safe = { safe: true } as const
  const returned = scopeBind(pageReturned, safe)
  const [lost, back] = [scopeBind(wentOffline, safe), scopeBind(cameOnline, safe)]
  const [show, hide] = [scopeBind(shown, safe), scopeBind(hidden, safe)]
  window.addEventListener('focus', () => returned())
  window.addEventListener('pageshow', event => event.persisted && returned())
  window.addEventListener('offline', () => lost())
  window.addEventListener('online', () => back())
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? show() : hide()))
  if (!navigator.onLine) lost()
})

sample({ clock: lateCame, target: listenFx })

sample({ clock: shown, target: pageReturned })
