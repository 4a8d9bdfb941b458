import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { started } from './started'

/** The shopper looks at this page again: from another tab, another window, or by the browser's back button. */
export const pageReturned = createEvent()
/** The browser has lost its connection. */
export const wentOffline = createEvent()
/** The browser has its connection back. */
export const cameOnline = createEvent()

/** False while the browser knows that it has no connection. */
export const $isOnline = createStore(true)
  .on(wentOffline, () => false)
  .on(cameOnline, () => true)

const listenFx = createEffect(() => {
  if (typeof window === 'undefined') return
  const [returned, lost, back] = [pageReturned, wentOffline, cameOnline].map(unit => scopeBind(unit, { safe: true }))
  window.addEventListener('focus', () => returned?.())
  window.addEventListener('pageshow', event => event.persisted && returned?.())
  window.addEventListener('offline', () => lost?.())
  window.addEventListener('online', () => back?.())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && returned?.())
  if (!navigator.onLine) lost?.()
})

sample({ clock: started, fn: () => {}, target: listenFx })
