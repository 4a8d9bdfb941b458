import basics from './closed-widget.css?inline'
import { make } from './page-dom'

/** What an element shows before its files load: a `….closed.ts` in the widget's folder, which the build puts into the loader. */
export interface ClosedLook {
  readonly css: string
  /** Elements that can be pressed have `data-touch`. */
  draw(element: Element, locale: string): Element
}

export { basics }

const parsed: Record<string, CSSStyleSheet> = {}

/** Creates the shadow root with the closed look. The loader calls it first, the index for elements added later. */
export function drawClosed(element: Element, locale: string, look: ClosedLook | undefined): ShadowRoot {
  const root = element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [basics, look?.css ?? ''].map(css => (parsed[css] ??= parse(css)))
  // Browsers choose Japanese and Chinese fonts by language.
  const frame = make('div', { lang: locale })
  if (look) frame.append(look.draw(element, locale))
  root.append(frame)
  return root
}

function parse(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
