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
  const checkAddress = () => {
    if (location.href === before) return
    before = location.href
    moved()
  }
  for (const type of ['popstate', 'hashchange']) window.addEventListener(type, checkAddress)
  const { navigation } = window as Navigating
  if (navigation) navigation.addEventListener('currententrychange', checkAddress)
  else setInterval(checkAddress, POLL_MS)
})

const $isWatching = createStore(false).on(listenFx, () => true)

const readAddressFx = createEffect(pageAddress)

/** Without its hash. */
export const $pageAddress = createStore(pageAddress()).on(readAddressFx.doneData, (_before, address) => address)

sample({ clock: [pageMovesWatched, pageMoved], fn: () => {}, target: readAddressFx })

sample({
  clock: pageMovesWatched,
  source: $isWatching,
  filter: isWatching => !isWatching,
  fn: () => {},
  target: listenFx,
})
