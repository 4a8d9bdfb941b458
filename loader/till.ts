import { complain } from '../core/runtime/complain'
import { fetchPinned } from '../core/runtime/fetch-pinned'
import { accessKey } from '../core/site/access-key'
import type { Told } from '../widgets/host/config'
import { index } from './assets'
import { type Command, commandsOf, type Till } from './commands'
import { hearClicks } from './clicks'
import { discover } from './discover'
import { once } from './once'
import { tellsPage, wakeStorage } from './page-tells'
import { drawPlaceholder } from './placeholder'

type Widgets = typeof import('../widgets/entry')

declare global {
  interface Window {
    till?: Till | Command[]
  }
}

function start(): void {
  const waiting: unknown = window.till
  // Loaded twice is one shop: the first.
  if (waiting && typeof (waiting as Till).push === 'function' && !Array.isArray(waiting)) return
  const told = tellsPage()
  const key = told?.data('key') ?? ''
  if (told && accessKey.test(key)) serve(told, waiting)
  else complain(`Expected data-key="…" with your access key on the script tag, got "${key}".`)
}

function serve(told: Told, waiting: unknown): void {
  const widgets = once(async () => {
    const url = new URL(index.path, told.src).href
    const nonce = hearing.late.nonce ?? told.nonce
    const arriving = fetchPinned({ ...index, url }, nonce)
    setTimeout(wakeStorage)
    await arriving
    const module: Widgets = await import(url)
    module.bringChunksBy(fetchPinned, nonce)
    module.arriveOn({ told, hearing, start: shop })
    return module
  })
  const bring = (work: (module: Widgets) => Promise<void>) =>
    widgets()
      .then(work)
      .catch(error => complain('Expected the widgets to load, got an error.', error))
  const want = (element: Element) => void bring(({ want }) => want(element))
  const shop = once(async () => (await widgets()).startShop())
  const { till, hearing } = commandsOf(shop)

  window.till = till
  if (Array.isArray(waiting)) till.push(...(waiting as Command[]))
  discover(element => {
    want(element)
    drawPlaceholder(element, told.data('locale') ?? told.language, want)
  })
  hearClicks(asking => shop().then(({ grant }) => grant(asking)))
  const names = told.data('preload')
  if (names) void bring(({ preload }) => preload(names))
}

start()
