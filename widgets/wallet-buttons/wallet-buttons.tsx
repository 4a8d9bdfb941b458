import { useUnit } from 'effector-react'
import { logError } from '../../core/runtime/log-error'
import { $isFirstParty } from '../../core/site/settings'
import { usePart } from '../host/use-part'
import type { WalletProps } from './own-wallets'
import { NONE } from './none'
import { useSettings } from './use-settings'
import buttonsCss from './buttons.css?inline'

export const styles = [buttonsCss]

const loadOwn = () =>
  import(/* chunk: wallets */ './own-wallets').then(({ OwnWallets: View, styles }) => ({ View, styles }))
const loadWindow = () => import('./window-buttons').then(({ WindowButtons: View }) => ({ View, styles: [] }))

const logNone = () => logError(NONE)

/** Wallets that pay here; on a third-party page they open the shop's window. */
export function WalletButtons(props: Omit<WalletProps, 'onNone'>) {
  const isFirstParty = useUnit($isFirstParty)
  const { settings, isLost } = useSettings()
  const Own = usePart(loadOwn, settings && isFirstParty ? 1 : 0)
  const ByWindow = usePart(loadWindow, isFirstParty ? 0 : 1)
  const Buttons = isFirstParty ? Own : ByWindow
  if (isLost || Buttons === 'lost') return null
  return settings && Buttons ? <Buttons {...props} onNone={logNone} /> : <div className="waiting" aria-hidden="true" />
}
