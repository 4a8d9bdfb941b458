import { axe } from './axe'

type Name = string | RegExp

/** Everything on the page, open shadow roots included, in the order of the document. */
function* everything(root: ParentNode): Generator<Element> {
  for (const element of root.children) {
    yield element
    if (element.shadowRoot) yield* everything(element.shadowRoot)
    yield* everything(element)
  }
}

/** The elements of a role and an accessible name that a shopper can reach now. */
export function all(role: string, name?: Name, within: ParentNode = document.body): HTMLElement[] {
  axe.setup(document.body)
  try {
    const { utils } = axe as unknown as { utils: { getNodeFromTree: (element: Element) => unknown } }
    const { aria, text } = axe.commons as unknown as {
      aria: { getRole: (element: Element) => string | null }
      text: { accessibleText: (element: Element) => string }
    }
    return [...everything(within)].filter((element): element is HTMLElement => {
      // A slot has no role, and what it falls back on is not on the page while it is filled: axe knows neither.
      if (!(element instanceof HTMLElement) || !utils.getNodeFromTree(element)) return false
      if (aria.getRole(element) !== role || !isThere(element)) return false
      if (name === undefined) return true
      const said = text.accessibleText(element).replace(/\s+/g, ' ').trim()
      return typeof name === 'string' ? said === name : name.test(said)
    })
  } finally {
    axe.teardown()
  }
}

/** The one element of that role and name; waits for it a while. */
export async function see(role: string, name?: Name, within?: ParentNode): Promise<HTMLElement> {
  return until(
    () => {
      const [found, second] = all(role, name, within)
      if (second) throw new Error(`Two of ${role} ${String(name)} are on the page`)
      return found ?? null
    },
    `No ${role} ${String(name)} is on the page`,
  )
}

/** The text that is on the page now, white space folded, shadow roots included. */
export function textOf(place: Element | ShadowRoot): string {
  let text = ''
  for (const node of place.childNodes) {
    if (node instanceof Text) text += node.data
    else if (node instanceof HTMLElement && isThere(node)) text += ' ' + textOf(node.shadowRoot ?? node) + ' '
  }
  return text.replace(/\s+/g, ' ').trim()
}

type Nothing = null | undefined | false

/** Waits, up to `patience` ms, until `look` gives something that is neither null, undefined nor false. */
export async function until<Found>(
  look: () => Nothing | Found | Promise<Nothing | Found>,
  message = 'It did not happen',
  patience = 10_000,
): Promise<Found> {
  const end = performance.now() + patience
  for (;;) {
    const found = await look()
    if (found) return found
    if (performance.now() > end) throw new Error(message)
    await new Promise(requestAnimationFrame)
  }
}

function isThere(element: HTMLElement): boolean {
  // What has no box of its own may still hold what is seen.
  const shown =
    element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).display === 'contents'
  return shown && !element.closest('[aria-hidden="true"]')
}
