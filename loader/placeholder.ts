import { make } from '../core/runtime/page-dom'
import { quickShopName } from '../core/site/quick-shop-name'
import look from './placeholder.css?inline'

let sheet: CSSStyleSheet | undefined
let drawn = 0

/**
 * Draws the button of a bag or a quick shop in its element, so that it is seen before the index has come: a picture, hidden
 * from assistive technology, since name, count and keyboard are the control's own. It carries how far a press of it has come,
 * which the control makes good (`widgets/host/stage.ts`); `press` is called with one that is whole. No more are drawn than a
 * screen shows.
 */
export function drawPlaceholder(element: Element, language: string, press: (element: Element) => void): void {
  const isBag = element.matches('till-mini-cart')
  if (drawn > 15 || element.shadowRoot || element.matches('[no-button],:not(till-mini-cart,till-quick-shop)')) return
  drawn += 1
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(look)
  }
  const root = element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const icon = make('svg', { viewBox: '0 0 24 24' }, make('path', { d: 'M5 8h14l1 12H4zM9 10V6a3 3 0 0 1 6 0v4' }))
  const content = isBag ? make('slot', { name: 'icon' }, icon) : quickShopName(language)
  const button = make('button', { tabindex: '-1', 'aria-hidden': 'true' }, content) as HTMLButtonElement
  button.part.value = isBag ? 'opener' : ''
  button.onpointerdown =
    button.onpointerup =
    button.onpointercancel =
      ({ type, button: which }) => {
        if (which) return
        button.dataset['pressed'] = type
        if (type === 'pointerup') press(element)
      }
  root.append(isBag ? button : make('slot', {}, button))
}
