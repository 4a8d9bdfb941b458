import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { pageAddress } from './page-address'

/** The page shows another address: by history, by a link to a part of it, or by its own router where the browser tells of that. */
export const pageMoved = createEvent()

/** Somebody needs to know of it. */
export const movesHeard = createEvent()

/** Not every browser has it; in the others a router's own moves are not noticed. */
type Navigating = { readonly navigation?: EventTarget }

const listenFx = createEffect(() => {
  if (typeof window === 'undefined') return
  const tell = scopeBind(pageMoved, { safe: true })
  let before = location.href
  const look = () => {
    if (location.href === before) return
    before = location.href
    tell()
  }
  for (const type of ['popstate', 'hashchange']) window.addEventListener(type, look)
  ;(window as Navigating).navigation?.addEventListener('currententrychange', look)
})

const $isHeard = createStore(false).on(listenFx, () => true)

const lookFx = createEffect(pageAddress)

/** Without its hash. */
export const $pageAddress = createStore(pageAddress()).on(lookFx.doneData, (_before, address) => address)

sample({ clock: [movesHeard, pageMoved], fn: () => {}, target: lookFx })

sample({
  clock: movesHeard,
  source: $isHeard,
  filter: isHeard => !isHeard,
  fn: () => {},
  target: listenFx,
})
