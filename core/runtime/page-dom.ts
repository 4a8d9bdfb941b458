/*
 * A page's `<img name="querySelectorAll">` hides what `document` has under that name; what stands on the prototypes cannot be
 * hidden by markup (T25). MooTools puts a `Document` of its own in the place of the browser's, which stays in reach behind
 * HTMLDocument (I6).
 */
const { prototype } = HTMLDocument

/** Methods of elements; a form's field of that name would hide the form's own. */
export const { closest, querySelectorAll } = Element.prototype

/** Elements of the page by selector. */
export function inPage<Found extends Element = HTMLElement>(selector: string): NodeListOf<Found> {
  return prototype.querySelectorAll.call(document, selector) as NodeListOf<Found>
}

/** The script that runs now; null in a module. */
export function runningScript(): unknown {
  return Reflect.get(prototype, 'currentScript', document)
}

/** The element in whose shadow root a node stands; null in the page itself. */
export function hostOf(node: Node): Element | null {
  const root = node.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/** An element of the page. */
export function make(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: (Node | string)[]
): Element {
  const made = prototype.createElementNS.call(document, 'http://www.w3.org/1999/xhtml', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...content)
  return made
}
