import type { ShopConfig } from '../../core/site/contracts'
import type { Attributes } from '../host/attributes'
import type { WidgetClass } from '../host/define-widget'
import { givePage } from '../host/page'
import { register } from '../host/register'
import { loaderParts } from './loader-parts'

const places: Element[] = []

/** The page that widgets under test are on. */
export const testPage: ShopConfig = {
  key: 'pk_test',
  locale: 'en-US',
  api: location.origin,
  checkout: location.origin,
  channel: 'ECOMM',
  trust: 'first-party',
}

/** Puts a widget on the page as its owner would, by markup; `start` is what starts the shop's core. */
export async function putWidget<Declared extends Attributes>(
  Widget: WidgetClass<Declared>,
  html: string,
  start: () => Promise<unknown> = async () => {},
): Promise<InstanceType<WidgetClass<Declared>>> {
  // Starts the shop once for all views of the page, as the loader does.
  let running: Promise<unknown> | undefined
  givePage({ ...loaderParts, config: testPage, start: () => (running ??= start()) })
  await register(Widget.widget.tag, async () => ({ default: Widget as unknown as CustomElementConstructor }))
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  places.push(place)
  const widget = place.firstElementChild as InstanceType<WidgetClass<Declared>>
  await widget.updateComplete
  return widget
}

/** Takes away what was put; for `afterEach`. */
export function clearWidgets(): void {
  for (const place of places.splice(0)) place.remove()
}
