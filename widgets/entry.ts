import { logError } from '../core/runtime/log-error'
import { early } from './early'
import { readConfig, type PageFacts } from './host/config'
import { lastCart } from './host/last-cart'
import { whenNear } from './host/nearness'
import { givePage, type Page, thePage } from './host/page'
import { isOurs, isTaken, register } from './host/register'
import type { ScriptState, Shop } from './host/shop-port'

/** The registry loads with the first other widget, so that a closed page does not grow with their number. */
const registry = () => import('./index')

let scriptState: ScriptState

/** Passes on what the loader knows: the script tag, the script interface, and how to start the shop. Reports invalid values and taken tags. */
export function arriveOn(facts: PageFacts, state: ScriptState, page: Omit<Page, 'config'>): void {
  const config = readConfig(facts, state.late, logError)
  givePage({ ...page, config })
  Object.keys(early).forEach(isTaken)
  scriptState = state
  addEventListener('till:error', ({ target, detail }) => {
    if (target === document) return
    for (const listener of state.listeners.get('error') ?? []) queueMicrotask(() => listener(detail as never))
  })
  state.configure = more => {
    if (state.isRunning) logError('Expected till.configure() before the first use of the shop, got it after.')
    else Object.assign(config, readConfig(facts, Object.assign(state.late, more), logError))
  }
}

/** Upgrades an element: early widgets at once, others when they near the viewport; hidden ones wait until they are shown. */
export async function want(element: Element): Promise<void> {
  if (!early[element.localName]) await new Promise<void>(resolve => whenNear(element, resolve))
  await define(element.localName)
}

export async function define(tag: string, report = logError): Promise<void> {
  const { widgets } = early[tag] ? { widgets: early } : await registry()
  const load = widgets[tag]
  if (load) await register(tag, load)
  else report(`Expected the tag of a widget, got <${tag}>. There are ${Object.keys(widgets).join(', ')}.`)
}

/** Loads views in advance; `names` with or without their `till-`. */
export async function preload(names: string): Promise<void> {
  for (const name of names.match(/[\w-]+/g) ?? []) {
    const tag = name.replace(/^(till-)?/, 'till-')
    await define(tag)
    const element = customElements.get(tag)
    if (isOurs(element)) await Promise.all([import(/* chunk: runtime */ './host/mount'), element.widget.view()])
  }
}

export async function startShop(): Promise<Shop> {
  const { config } = thePage()
  // Calls load beside the view; the first call waits for both.
  import(/* chunk: calls */ '../core/http/exchange').catch(() => {})
  // A returning visitor with a cart needs it for the first call.
  if (lastCart(config.key)) import(/* chunk: late */ '../core/wiring/late').catch(() => {})
  const shop = await import(/* chunk: runtime */ './host/shop')
  return shop.startShop(config, scriptState, define)
}
