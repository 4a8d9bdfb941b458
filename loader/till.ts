import { basics, drawClosed } from '../core/runtime/closed-widget'
import { logError } from '../core/runtime/log-error'
import { leaveFor } from '../core/runtime/leave-for'
import { prefetch } from '../core/runtime/prefetch'
import { fetchPinned } from '../core/runtime/fetch-pinned'
import { make } from '../core/runtime/page-dom'
import { accessKey } from '../core/site/access-key'
import { closedLooks } from '../widgets/closed-looks'
import { index } from './assets'
import type { Command, Till } from '../widgets/host/shop-port'
import { commandsOf } from './commands'
import { listenForClicks } from './clicks'
import { discover } from './discover'
import { drawEarly } from './draw-early'
import { isAble } from './is-able'
import { once } from './once'
import { cartPage } from './own-pages'
import { ownScript, pageLanguage, painted, wakeStorage } from './page-facts'

type Widgets = typeof import('../widgets/entry')

declare global {
  interface Window {
    till?: Till | Command[]
  }
}

function start(): void {
  const waiting: unknown = window.till
  if ((waiting as Till | undefined)?.version) return
  const script = ownScript()
  const key = script?.dataset['key'] ?? ''
  if (script && accessKey.test(key)) serve(script, waiting)
  else logError(`Expected data-key="…" on the script tag, got "${key}".`)
}

function serve(script: HTMLScriptElement, waiting: unknown): void {
  const { src, dataset, nonce } = script
  const canRun = isAble()
  const language = () => state.late.locale ?? dataset['locale'] ?? pageLanguage()
  const leave = () => {
    const checkout = state.late.checkout ?? dataset['checkout'] ?? new URL(src).origin
    // Offline no other page would load either.
    if (navigator.onLine) leaveFor(cartPage(checkout, language()))
  }
  const widgets = once(async () => {
    if (!canRun) throw Object.assign(new Error('This browser is too old.'), { code: 'browser', status: 0 })
    // Fetching keeps a slow processor busy, so the buttons are painted first.
    await painted()
    const url = new URL(index.path, src).href
    const asked = prefetch(url, index.integrity, state.late.api ?? dataset['api'])
    wakeStorage()
    await asked
    await fetchPinned(url, index.integrity, state.late.nonce ?? dataset['nonce'] ?? nonce)
    const module: Widgets = await import(url)
    module.arriveOn({ script, language: pageLanguage() }, state, {
      start: shop,
      drawClosed,
      basics,
      closedLooks,
      make,
      ask: prefetch,
      fetch: fetchPinned,
      leave,
    })
    return module
  })
  const withWidgets = (work: (module: Widgets) => Promise<void>) =>
    widgets()
      .then(work)
      .catch(error => {
        logError('Expected the widgets, got', error)
        return true
      })
  const want = (element: Element) => withWidgets(({ want }) => want(element))
  const shop = once(() => widgets().then(({ startShop }) => startShop()))
  const { till, state, ask } = commandsOf(shop)

  window.till = till
  if (Array.isArray(waiting)) till.push(...(waiting as Command[]))
  // A browser that is too old keeps the page's own content in the elements.
  if (canRun) {
    discover(element => {
      void want(element)
      drawEarly(element, language(), async (element, isClicked) => {
        if ((await want(element)) && isClicked) leave()
      })
    })
  }
  listenForClicks(ask('activate'), leave)
  const names = dataset['preload']
  if (names) void withWidgets(({ preload }) => preload(names))
}

start()
