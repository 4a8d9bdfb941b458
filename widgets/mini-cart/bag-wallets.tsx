import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $isFirstParty, $settings, settingsWanted } from '../../core/site/settings'
import { lendWallets } from '../host/lend-wallets'

export const styles: readonly string[] = []

const lend = (slot: HTMLElement | null) => void (slot && lendWallets(slot, { context: 'cart' }))

/** On a third-party page: wallets that pay for the cart in the shop's window. */
export function BagWallets() {
  const { settings, isFirstParty, want } = useUnit({
    settings: $settings,
    isFirstParty: $isFirstParty,
    want: settingsWanted,
  })
  useEffect(() => want(), [want])
  return !isFirstParty && settings?.walletWindow?.length ? <slot name="express" ref={lend} /> : null
}
