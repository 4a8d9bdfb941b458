import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $count } from '../../core/cart'
import { $errorText } from '../../core/errors/sentences'
import { mayHaveApplePay } from '../../core/runtime/has-apple-pay'
import { whenIdle } from '../../core/runtime/when-idle'
import {
  $isWindowOpen,
  $walletWindow,
  $windowError,
  $windowOwner,
  type WindowRequest,
  windowPressed,
} from '../../core/wallets/by-window'
import { loadFollowing } from '../../core/wiring/wallets/window-opens'
import { useHandle } from '../host/handle'
import { usePart } from '../host/use-part'
import { Live } from '../ui/notice'
import type { WalletProps } from './own-wallets'
import { PayPalMark } from './paypal-mark'
import { $words } from './window-buttons.words'

const loadApple = () => import('./apple-face').then(({ AppleFace: View, styles }) => ({ View, styles }))

/** Buttons that open the shop's own window: this page only learns the order's number and totals. */
export function WindowButtons({ context, product, upc, onNone }: WalletProps) {
  const { id: owner } = useHandle()
  const { words, offered, count, isOpen, speaker, error, errorText, press } = useUnit({
    words: $words,
    offered: $walletWindow,
    count: $count,
    isOpen: $isWindowOpen,
    speaker: $windowOwner,
    error: $windowError,
    errorText: $errorText,
    press: windowPressed,
  })
  const [isEarly, setEarly] = useState(false)
  const wallets = offered.filter(wallet => wallet !== 'DW_APPLE_PAY' || mayHaveApplePay())
  const hasApple = wallets.includes('DW_APPLE_PAY')
  const Apple = usePart(loadApple, hasApple ? 1 : 0)
  const isNone = wallets.length === 0
  useEffect(() => {
    if (isNone) onNone?.()
    else whenIdle(() => void loadFollowing().catch(() => {}))
  }, [isNone, onNone])
  if (isNone) return null
  const isOurs = speaker === owner
  const isProduct = context === 'product'
  const isReady = isProduct ? upc !== '' : count > 0
  const early = isProduct ? words.chooseFirst : words.empty
  const problem = error && isOurs ? errorText(error) : null
  const pay = (wallet: WindowRequest['wallet']) => {
    setEarly(!isReady)
    if (isReady) press({ owner, wallet, context: isProduct ? 'product' : 'cart', productId: product, upc })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="wallets" role="group" aria-label={words.group}>
      <div className="row">
        {!hasApple || Apple === 'lost' ? null : Apple ? (
          <Apple label={words.apple} onPress={() => pay('DW_APPLE_PAY')} />
        ) : (
          <div className="waiting" aria-hidden="true" />
        )}
        {wallets.includes('PAYPAL') ? (
          <button type="button" className="paypal" aria-label={words.paypal} onClick={() => pay('PAYPAL')}>
            <PayPalMark />
          </button>
        ) : null}
      </div>
      <Live urgent className="small">
        {isEarly && !isReady ? early : problem}
      </Live>
      <Live className="muted small">{isOpen && isOurs ? words.open : null}</Live>
    </div>
  )
}
