import { useUnit } from 'effector-react'
import { $cart } from '../../core/cart'
import { $walletSession } from '../../core/wallets'
import { $missingWallet } from '../../core/payment/wallet-methods'
import { InlineNotice, Live } from '../../widgets/ui/notice'
import { AppleButton } from '../../widgets/wallet-buttons/apple-button'
import { Problem } from '../../widgets/wallet-buttons/problem'
import { $words as $walletWords } from '../../widgets/wallet-buttons/wallet-buttons.words'
import { $words } from './wallet-methods.words'
import '../../widgets/wallet-buttons/buttons.css'
import '../../widgets/wallet-buttons/apple-face.css'
import '../../widgets/wallet-buttons/own-wallets.css'
import './wallet-methods.css'

const owner = 'checkout-apple-pay'

/** Apple's sheet is the last step, so the order is placed from here. */
export function ApplePayMethod() {
  const { words, walletWords, cart, session, missing } = useUnit({
    words: $words,
    walletWords: $walletWords,
    cart: $cart,
    session: $walletSession,
    missing: $missingWallet,
  })
  const own = session?.owner === owner ? session : null
  const price = { amount: String(cart?.totals.remainingToPay ?? ''), currency: cart?.currency ?? '' }
  return (
    <div className="walletway">
      <AppleButton
        wish={{ owner, context: 'checkout' }}
        price={price}
        blockedBy={cart ? null : 'wallet-unknown'}
        words={walletWords}
      />
      <Live urgent>
        {own?.refusal ? <Problem refusal={own.refusal} words={walletWords} /> : null}
        {missing === 'DW_APPLE_PAY' && !own?.refusal ? (
          <InlineNotice tone="danger">{words.appleMissing}</InlineNotice>
        ) : null}
      </Live>
      <Live className="muted small">{own?.state === 'checking' ? walletWords.checking : null}</Live>
      <p className="muted small">{words.appleHint}</p>
    </div>
  )
}
