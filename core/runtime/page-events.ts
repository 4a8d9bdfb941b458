import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { lateLoaded } from './late'

/** From another tab or window, or by the back button. */
export const pageReturned = createEvent()
const wentOffline = createEvent()
export const cameOnline = createEvent()

export const $isOnline = createStore(true)
  .on(wentOffline, () => false)
  .on(cameOnline, () => true)

const shown = createEvent()
const hidden = createEvent()

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

sample({ clock: lateLoaded, target: listenFx })

sample({ clock: shown, target: pageReturned })
