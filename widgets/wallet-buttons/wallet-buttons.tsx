import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $isFirstParty, $settings, settingsWanted } from '../../core/site/settings'
import { usePart } from '../host/use-part'
import type { WalletProps } from './own-wallets'
import { WindowButtons } from './window-buttons'
import buttonsCss from './buttons.css?inline'

export const styles = [buttonsCss]

const bringOwn = () =>
  import(/* chunk: wallets */ './own-wallets').then(({ OwnWallets: View, styles }) => ({ View, styles }))

/** Wallets that pay here; on a third-party page they open the shop's window. */
export function WalletButtons(props: WalletProps) {
  const { settings, isFirstParty, want } = useUnit({
    settings: $settings,
    isFirstParty: $isFirstParty,
    want: settingsWanted,
  })
  useEffect(() => want(), [want])
  const Own = usePart(bringOwn, settings && isFirstParty ? 1 : 0)
  if (settings && !isFirstParty) return <WindowButtons {...props} />
  if (Own === 'lost') return null
  return Own ? <Own {...props} /> : <div className="waiting" aria-hidden="true" />
}
