import { complain } from '../core/runtime/complain'
import type { ShopConfig } from '../core/site/contracts'
import { givePage, type Page } from './host/page'
import { type Bring, isOurs, isTaken, register } from './host/register'
import type { Hearing, Shop } from './host/shop-port'

export { bringChunksBy } from './host/load-chunk'

/** The widgets that most pages start with, whose descriptions travel here (`widgets/build/chunks.ts`). */
const first: Readonly<Record<string, Bring>> = {
  'till-mini-cart': () => import('./mini-cart/mini-cart.widget'),
  'till-quick-shop': () => import('./quick-shop/quick-shop.widget'),
}

/** What a closed widget carries must not grow with the number of widgets: the others' registry comes with the first of them. */
const registry = () => import('./index')

/** Tells the widgets whose page they are on, and its developer which of their tags are taken. */
export function arriveOn(page: Page): void {
  givePage(page)
  Object.keys(first).forEach(isTaken)
}

/** Defines a widget's tag, so that its elements on the page come to life. */
export async function define(tag: string): Promise<void> {
  const { widgets } = first[tag] ? { widgets: first } : await registry()
  const bring = widgets[tag]
  if (bring) await register(tag, bring)
  else complain(`Expected the tag of a widget, got <${tag}>. There are ${Object.keys(widgets).join(', ')}.`)
}

/** Fetches a widget's view before anybody needs it; `name` with or without its `till-`. */
export async function preload(name: string): Promise<void> {
  const tag = name.replace(/^(till-)?/, 'till-')
  await define(tag)
  const element = customElements.get(tag)
  if (isOurs(element)) await Promise.all([import('./host/mount'), element.widget.view()])
}

/** Starts the shop's core and joins it to the page. */
export async function startShop(config: ShopConfig, hearing: Hearing): Promise<Shop> {
  const shop = await import('./host/shop')
  return shop.startShop(config, hearing, define)
}
