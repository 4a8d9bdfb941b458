type Content = Node | string

/** Makes elements in one document. */
export interface Maker {
  /** An HTML element; built by DOM calls alone, so Trusted Types have nothing to say. */
  html(tag: string, attributes?: Readonly<Record<string, string>>, ...content: Content[]): HTMLElement
  /** One of our icons, drawn from its path (24 by 24). */
  icon(path: string): SVGSVGElement
}

const SVG = 'http://www.w3.org/2000/svg'

/** Elements for a shell, in the document that the widget stands in. */
export function makerFor(home: Document): Maker {
  // The page may have hidden the methods of `document` itself by names in its markup.
  const { createElement, createElementNS } = HTMLDocument.prototype
  return {
    html(tag, attributes = {}, ...content) {
      return fill(createElement.call(home, tag) as HTMLElement, attributes, content)
    },
    icon(path) {
      const drawing = createElementNS.call(home, SVG, 'path')
      return fill(
        createElementNS.call(home, SVG, 'svg') as SVGSVGElement,
        { class: 'i', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
        [fill(drawing, { d: path }, [])],
      )
    },
  }
}

function fill<Made extends Element>(
  made: Made,
  attributes: Readonly<Record<string, string>>,
  content: Content[],
): Made {
  for (const name of Object.keys(attributes)) made.setAttribute(name, attributes[name] ?? '')
  made.append(...content)
  return made
}
