import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { pageAddress } from './page-address'

/** The page shows another address: by history, by a link to a part of it, or by its own router. */
export const pageMoved = createEvent()

/** Starts to watch for them. */
export const pageMovesWatched = createEvent()

/** Without `navigation`, a browser reports no moves of a router, and the page's `history` is not ours to wrap. */
const POLL_MS = 300

type Navigating = { readonly navigation?: EventTarget }

const listenFx = createEffect(() => {
  if (typeof window === 'undefined') return
  const moved = scopeBind(pageMoved, { safe: true })
  let before = location.href
  const look = () => {
    if (location.href === before) return
    before = location.href
    moved()
  }
  for (const type of ['popstate', 'hashchange']) window.addEventListener(type, look)
  const { navigation } = window as Navigating
  if (navigation) navigation.addEventListener('currententrychange', look)
  else setInterval(look, POLL_MS)
})

const $isWatching = createStore(false).on(listenFx, () => true)

const lookFx = createEffect(pageAddress)

/** Without its hash. */
export const $pageAddress = createStore(pageAddress()).on(lookFx.doneData, (_before, address) => address)

sample({ clock: [pageMovesWatched, pageMoved], fn: () => {}, target: lookFx })

sample({
  clock: pageMovesWatched,
  source: $isWatching,
  filter: isWatching => !isWatching,
  fn: () => {},
  target: listenFx,
})
