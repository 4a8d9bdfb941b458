import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { logError } from '../../core/runtime/log-error'
import { $isFirstParty, $settings, settingsWanted } from '../../core/site/settings'

const fillSlot = (slot: HTMLElement | null) =>
  void (
    slot &&
    import(/* chunk: slot-wallets */ '../host/slot-wallets')
      .then(({ slotWallets }) => slotWallets(slot, { context: 'cart' }))
      .catch(error => logError('Expected the wallets of the bag to load, got an error; they are not shown.', error))
  )

/** On a third-party page: wallets that pay for the cart in the shop's window. */
export function BagWallets() {
  const { settings, isFirstParty, loadSettings } = useUnit({
    settings: $settings,
    isFirstParty: $isFirstParty,
    loadSettings: settingsWanted,
  })
  useEffect(() => loadSettings(), [loadSettings])
  return !isFirstParty && settings?.walletWindow?.length ? <slot name="express" ref={fillSlot} /> : null
}
