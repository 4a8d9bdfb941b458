import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { pageAddress } from './page-address'

/** The page shows another address: by history, by a link to a part of it, or by its own router. */
export const pageMoved = createEvent()

/** Somebody needs to know of it. */
export const movesHeard = createEvent()

/** Without `navigation`, a browser tells nobody of a router's moves, and the page's `history` is not ours to wrap. */
const LOOK_AGAIN_MS = 300

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
  const { navigation } = window as Navigating
  if (navigation) navigation.addEventListener('currententrychange', look)
  else setInterval(look, LOOK_AGAIN_MS)
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
