/** A page's `<img name="querySelectorAll">` hides that method of `document`, and MooTools replaces `Document`. The prototypes are safe. */
const { prototype } = HTMLDocument

/** A form field of that name would hide the form's own method. */
export const { closest, matches, querySelectorAll } = Element.prototype

export function inPage<Found extends Element = HTMLElement>(selector: string): NodeListOf<Found> {
  return prototype.querySelectorAll.call(document, selector) as NodeListOf<Found>
}

export function runningScript(): unknown {
  return Reflect.get(prototype, 'currentScript', document)
}

/** Null in the page itself. */
export function hostOf(node: Node): Element | null {
  const root = node.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

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

/** A cancelable event, made without the page's `Event`, which MooTools replaces. */
export function makeEvent(type: string, { bubbles }: { readonly bubbles: boolean }): Event {
  const event = prototype.createEvent.call(document, 'Event')
  event.initEvent(type, bubbles, true)
  return event
}
