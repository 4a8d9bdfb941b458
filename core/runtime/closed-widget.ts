import { quickShopName } from '../site/quick-shop-name'
import look from './closed-widget.css?inline'
import { make } from './page-dom'

export { look }

let sheet: CSSStyleSheet | undefined

/**
 * Gives a widget's element its shadow root, with the frame of all that it shows, and in that the button of a bag or a quick
 * shop: the loader as soon as it sees the element, the index where the loader has not. The bag's is hidden from assistive
 * technology and no stop for keys until it has its name.
 */
export function drawClosed(element: Element, locale: string): ShadowRoot {
  const root = element.attachShadow({ mode: 'open' })
  sheet ??= parsed()
  root.adoptedStyleSheets = [sheet]
  // By the language a browser chooses the font of Japanese and Chinese.
  const frame = make('div', { lang: locale })
  const looks = { 'aria-haspopup': 'dialog' }
  if (element.matches('till-mini-cart')) {
    const bare = { ...looks, class: 'bag', part: 'opener', 'data-touch': 'open', tabindex: '-1', 'aria-hidden': 'true' }
    frame.append(make('button', bare, make('slot', { name: 'icon' }, make('i', {}))))
  }
  if (element.matches('till-quick-shop')) {
    const button = make('button', { ...looks, class: 'opener', 'data-touch': 'button' }, quickShopName(locale))
    frame.append(make('slot', { 'data-touch': 'open' }, button))
  }
  root.append(frame)
  return root
}

function parsed(): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(look)
  return made
}
