import basics from './closed-widget.css?inline'
import { make } from './page-dom'

/**
 * What a widget's element shows before any of its own files has come. A widget declares it in its folder, in `….closed.ts`;
 * the build puts it into the loader.
 */
export interface ClosedLook {
  /** Worn together with the sheet of every closed widget. */
  readonly css: string
  /** Makes what is seen: a `<button>`, or something around one. What can be pressed carries `data-touch`. */
  draw(element: Element, locale: string): Element
}

export { basics }

const parsed: Record<string, CSSStyleSheet> = {}

/**
 * Gives a widget's element its shadow root and the frame of all that it shows, with the closed look in it if the widget has
 * one. The loader calls it as soon as it sees the element, the index for what the loader has not drawn.
 */
export function drawClosed(element: Element, locale: string, look: ClosedLook | undefined): ShadowRoot {
  const root = element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [basics, look?.css ?? ''].map(css => (parsed[css] ??= parse(css)))
  // By the language a browser chooses the font of Japanese and Chinese.
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
