import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $isFirstParty, $settings, settingsWanted } from '../../core/site/settings'
import { lendWallets } from '../host/lend-wallets'

export const styles: readonly string[] = []

const bring = (slot: HTMLElement | null) => void lend(slot)

/** The bag is open: the buttons are brought at once, and not when a browser says that they are near. */
async function lend(slot: HTMLElement | null): Promise<void> {
  const buttons = slot && lendWallets(slot, { context: 'cart' })
  if (!buttons) return
  await customElements.whenDefined(buttons.localName)
  await (buttons as HTMLElementTagNameMap['till-wallet-buttons']).arrive()
}

/** On a page that may take no payment: the wallets that pay for the bag in the shop's window. */
export function BagWallets() {
  const { settings, isFirstParty, want } = useUnit({
    settings: $settings,
    isFirstParty: $isFirstParty,
    want: settingsWanted,
  })
  useEffect(() => want(), [want])
  return !isFirstParty && settings?.walletWindow?.length ? <slot name="express" ref={bring} /> : null
}
