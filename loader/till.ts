import { complain } from '../core/runtime/complain'
import { importPinned } from '../core/runtime/import-pinned'
import { assets, version } from './assets'
import { type Command, commandsOf, type Till } from './commands'
import { hearClicks } from './clicks'
import { readConfig, readLate } from './config'
import { discover } from './discover'
import { once } from './once'
import { isWebview, tellsPage, wakeStorage } from './page-tells'

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
  if (!told) complain('Expected a script tag with data-key="…" in the page, got none.')
  const config = told && readConfig(told, complain)
  if (!config) return

  const address = (path: string) => new URL(path, told.src).href
  const widgets = once(async () => {
    const files = assets.map(({ path, integrity }) => ({ url: address(path), integrity }))
    const arriving = importPinned<Widgets>(address(assets[0].path), files, config.nonce)
    wakeStorage()
    const module = await arriving
    module.bringChunksBy(importPinned, config.nonce)
    module.arriveOn({ config, start: shop })
    return module
  })
  const shop = once(async () => {
    const { startShop } = await widgets()
    return startShop({ channel: isWebview() ? 'MAPP' : 'ECOMM', ...config }, { tell, consent: consented() })
  })
  const { till, tell, consented } = commandsOf({
    version,
    shop,
    configure: late => Object.assign(config, readLate(told, config, late, complain)),
    complain,
  })
  const say = (error: unknown) => complain('Expected the widgets to load, got an error.', error)

  window.till = till
  if (Array.isArray(waiting)) till.push(...(waiting as Command[]))
  discover(
    tag =>
      void widgets()
        .then(({ define }) => define(tag))
        .catch(say),
    () => void widgets().catch(() => {}),
  )
  hearClicks(asking => shop().then(({ grant }) => grant(asking)))
  for (const name of told.data('preload')?.match(/[\w-]+/g) ?? []) {
    widgets()
      .then(({ preload }) => preload(name))
      .catch(say)
  }
}

start()
