import type { Offer } from '../../../core/catalogue'
import { hasApplePay, mayHaveApplePay } from '../../../core/runtime/has-apple-pay'
import { pageScope } from '../../../core/runtime/scope'
import { $isFirstParty, $settings } from '../../../core/site/settings'
import { $walletsOffered } from '../../../core/wallets/offered'
import { isWalletSlot, slotWallets, walletsIn } from '../../host/slot-wallets'

/** Slots that have been handled. */
const handled = new WeakSet<Element>()

/** Puts the wallets below the quick shop's main button. */
export function put(slot: HTMLElement, { product, price, variant }: Offer): void {
  const root = slot.getRootNode()
  if (!(root instanceof ShadowRoot)) return
  // If no wallet can pay, the reserved room goes before it was ever visible, or stays.
  if (!handled.has(slot) && isWalletSlot(walletsIn(root.host))) slot.style.display = isUnavailable() ? 'none' : ''
  handled.add(slot)
  const said = { context: 'product', product: product.id, upc: variant?.upc ?? '', currency: product.currency }
  slotWallets(slot, { ...said, amount: `${price.low}`, digital: product.productType === 'digital' })
}

/** It is known that no wallet can pay here. */
function isUnavailable(): boolean {
  const settings = pageScope.getState($settings)
  if (!settings) return false
  const isOwn = pageScope.getState($isFirstParty)
  const offered = isOwn ? pageScope.getState($walletsOffered) : (settings.walletWindow ?? [])
  const hasApple = isOwn ? hasApplePay : mayHaveApplePay
  return !(offered.includes('PAYPAL') || (offered.includes('DW_APPLE_PAY') && hasApple()))
}
