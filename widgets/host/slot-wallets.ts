const tag = 'till-wallet-buttons'

/** Puts wallet buttons into a slot, because wallets do not work in a shadow root. Null if the page has filled the slot. */
export function slotWallets(slot: HTMLElement, said: Readonly<Record<string, string | boolean>>): HTMLElement | null {
  const root = slot.getRootNode()
  if (!(root instanceof ShadowRoot)) return null
  const { host } = root
  let buttons = walletsIn(host)
  if (!buttons) {
    // MooTools hides the browser's own Document behind its own.
    buttons = HTMLDocument.prototype.createElement.call(host.ownerDocument, tag) as HTMLElement
    buttons.slot = 'express'
    // Until its tag is defined, which undoes this. A page may reset all of its elements.
    buttons.style.cssText = 'display: block !important; min-block-size: 48px !important'
    host.append(buttons)
    void arrive(buttons as HTMLElementTagNameMap[typeof tag])
  }
  if (buttons.localName !== tag) return null
  for (const [name, value] of Object.entries(said)) {
    if (typeof value === 'boolean') buttons.toggleAttribute(name, value)
    else buttons.setAttribute(name, value)
  }
  return buttons
}

/** An open dialog needs them at once. Chromium does not count slotted content of a dialog as near (2026). */
async function arrive(buttons: HTMLElementTagNameMap[typeof tag]): Promise<void> {
  await customElements.whenDefined(tag)
  await buttons.arrive()
}

/** The wallet buttons in a widget's slot. */
export const walletsIn = (host: Element) => host.querySelector<HTMLElement>(':scope > [slot=express]')

export const isWalletSlot = (element: Element | null) => !element || element.localName === tag
