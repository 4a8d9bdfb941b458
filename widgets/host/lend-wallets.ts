const tag = 'till-wallet-buttons'

/**
 * Puts the wallets' own element among the children of a slot's widget, unless the page has put something there itself: what
 * a wallet shows refuses to live in a shadow root. Answers the element, null where it is the page's own.
 */
export function lendWallets(slot: HTMLElement, said: Readonly<Record<string, string>>): HTMLElement | null {
  const root = slot.getRootNode()
  if (!(root instanceof ShadowRoot)) return null
  const { host } = root
  let buttons = lentTo(host)
  if (!buttons) {
    // MooTools hides the browser’s own Document behind its own.
    buttons = HTMLDocument.prototype.createElement.call(host.ownerDocument, tag) as HTMLElement
    buttons.slot = 'express'
    // Until its tag is defined, which undoes this; a page may reset its own elements all.
    buttons.style.cssText = 'display: block !important; min-block-size: 48px !important'
    host.append(buttons)
    void arrive(buttons as HTMLElementTagNameMap[typeof tag])
  }
  if (buttons.localName !== tag) return null
  for (const [name, value] of Object.entries(said)) buttons.setAttribute(name, value)
  return buttons
}

/** An open dialog wants them at once. Chromium doesn't say that what a dialog shows in a slot is near (2026). */
async function arrive(buttons: HTMLElementTagNameMap[typeof tag]): Promise<void> {
  await customElements.whenDefined(tag)
  await buttons.arrive()
}

/** What stands in a widget's place for wallets. */
export const lentTo = (host: Element) => host.querySelector<HTMLElement>(':scope > [slot=express]')

export const isLent = (element: Element | null) => !element || element.localName === tag
