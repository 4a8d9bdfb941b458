import { useUnit } from 'effector-react'
import { $walletSession } from '../../core/wallets'
import {
  $isOtherPayPal,
  $missingWallet,
  $payPalAccount,
  otherPayPalWanted,
  payPalConfirmed,
} from '../../core/payment/wallet-methods'
import '../../core/wiring/checkout/paypal-ends-the-step'
import { InlineNotice, Live } from '../../widgets/ui/notice'
import { PayPalPlace } from '../../widgets/wallet-buttons/paypal-place'
import { Problem } from '../../widgets/wallet-buttons/problem'
import { $words as $walletWords } from '../../widgets/wallet-buttons/wallet-buttons.words'
import { $words } from './wallet-methods.words'
import '../../widgets/wallet-buttons/buttons.css'
import '../../widgets/wallet-buttons/own-wallets.css'
import './wallet-methods.css'

const owner = 'checkout-paypal'

/** PayPal's button, or the account that pays. */
export function PayPalMethod() {
  const { words, walletWords, account, isOther, missing, session, kept, other } = useUnit({
    words: $words,
    walletWords: $walletWords,
    account: $payPalAccount,
    isOther: $isOtherPayPal,
    missing: $missingWallet,
    session: $walletSession,
    kept: payPalConfirmed,
    other: otherPayPalWanted,
  })
  const refusal = session?.owner === owner ? session.refusal : null
  if (account && !isOther) {
    return (
      <div className="ownedcard">
        <b>
          <bdi>{words.payPalConfirmed(account)}</bdi>
        </b>
        <button type="button" className="link" onClick={() => other()}>
          {words.otherPayPal}
        </button>
      </div>
    )
  }
  return (
    <div className="walletway">
      <PayPalPlace wish={{ owner, context: 'checkout' }} blockedBy={null} ending="keep" kept={kept} />
      <Live urgent>
        {refusal ? <Problem refusal={refusal} words={walletWords} /> : null}
        {missing === 'PAYPAL' && !refusal ? <InlineNotice tone="danger">{words.payPalMissing}</InlineNotice> : null}
      </Live>
      <p className="muted small">{words.payPalHint}</p>
    </div>
  )
}
