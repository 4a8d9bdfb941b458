import type { Offer } from '../../core/catalogue'
import { hasApplePay } from '../../core/runtime/has-apple-pay'
import { pageScope } from '../../core/runtime/scope'
import { $settings } from '../../core/site/settings'
import { $walletsOffered } from '../../core/wallets'
import { thePage } from '../host/page'

const tag = 'till-wallet-buttons'

/** The places that have been looked at. */
const met = new WeakSet<Element>()

/**
 * Puts the wallets' own element among the quick shop's children, below the main button, unless the page has put something
 * there itself: what a wallet shows refuses to live in a shadow root. A stranger's page has no wallets.
 */
export function put(slot: HTMLElement, { product, price, variant }: Offer): void {
  const root = slot.getRootNode()
  if (!(root instanceof ShadowRoot) || thePage().config.trust !== 'first-party') return
  const { host } = root
  let buttons = host.querySelector<HTMLElement>(':scope > [slot=express]')
  // The room of wallets that nobody can use goes before it was seen, or stays.
  if (!met.has(slot) && (!buttons || buttons.localName === tag)) slot.style.display = isVain() ? 'none' : ''
  met.add(slot)
  if (!buttons) {
    // MooTools hides the browser’s own Document behind its own.
    buttons = HTMLDocument.prototype.createElement.call(host.ownerDocument, tag) as HTMLElement
    buttons.slot = 'express'
    // Until its tag is defined, which undoes this; a page may reset its own elements all.
    buttons.style.cssText = 'display: block !important; min-block-size: 48px !important'
    host.append(buttons)
  }
  if (buttons.localName !== tag) return
  const said = { context: 'product', product: product.id, upc: variant?.upc ?? '', currency: product.currency }
  for (const [name, value] of Object.entries({ ...said, amount: `${price.low}` })) buttons.setAttribute(name, value)
}

/** Whether it is known that no wallet can pay here. */
function isVain(): boolean {
  const offered = pageScope.getState($walletsOffered)
  const mayPay = offered.includes('PAYPAL') || (offered.includes('DW_APPLE_PAY') && hasApplePay())
  return pageScope.getState($settings) !== null && !mayPay
}
