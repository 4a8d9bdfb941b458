import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $cart } from '../../core/cart'
import '../../core/wiring/wallets/associate-has-no-paypal'
import { $features } from '../../core/site/settings'
import { $walletSession, $walletsOffered, walletsWanted } from '../../core/wallets'
import type { PropsOf } from '../host/attributes'
import { useHandle } from '../host/handle'
import { usePart } from '../host/use-part'
import { Live } from '../ui/notice'
import noticeCss from '../ui/notice.css?inline'
import { complain } from '../../core/runtime/complain'
import { hasApplePay } from '../../core/runtime/has-apple-pay'
import { NONE } from './none'
import { Problem } from './problem'
import type { attributes } from './wallet-buttons.attributes'
import { $words } from './wallet-buttons.words'
import buttonsCss from './buttons.css?inline'
import own from './own-wallets.css?inline'

export const styles = [noticeCss, buttonsCss, own]

const bringApple = () => import(/* chunk: wallets */ './apple-part')
const bringPayPal = () => import(/* chunk: wallets */ './paypal-part')

export type WalletProps = Omit<PropsOf<typeof attributes>, 'keepRoom'>

/** The wallets that can pay on this page, side by side. */
export function OwnWallets({ context, product, upc, amount, currency }: WalletProps) {
  const { id } = useHandle()
  const { words, offered, features, cart, session, want } = useUnit({
    words: $words,
    offered: $walletsOffered,
    features: $features,
    cart: $cart,
    session: $walletSession,
    want: walletsWanted,
  })
  useEffect(() => want(), [want])
  const isKnown = 'applePay' in features
  const hasApple = offered.includes('DW_APPLE_PAY') && hasApplePay()
  const hasPayPal = offered.includes('PAYPAL')
  const Apple = usePart(bringApple, hasApple ? 1 : 0)
  const PayPal = usePart(bringPayPal, hasPayPal ? 1 : 0)
  const isNone = isKnown && !hasApple && !hasPayPal
  useEffect(() => {
    if (isNone) complain(NONE)
  }, [isNone])
  if (isNone) return null

  const isCart = context !== 'product'
  const wish = { owner: id, context: isCart ? ('cart' as const) : ('product' as const), productId: product, upc }
  const price = isCart
    ? { amount: String(cart?.totals.remainingToPay ?? ''), currency: cart?.currency ?? '' }
    : { amount, currency }
  const isReady = isCart ? !!cart?.items.length : upc !== ''
  const own = session?.owner === id ? session : null
  const waiting = <div className="place loading" aria-hidden="true" />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="wallets" role="group" aria-label={words.group}>
      <div className={features['mock'] ? 'row sandbox' : 'row'}>
        {isKnown ? null : waiting}
        {hasApple && Apple !== 'lost' ? (
          Apple ? (
            <Apple wish={wish} price={price} isReady={isReady} words={words} />
          ) : (
            waiting
          )
        ) : null}
        {hasPayPal && PayPal !== 'lost' ? PayPal ? <PayPal wish={wish} isReady={isReady} /> : waiting : null}
        {features['mock'] ? <p className="mock muted">{words.sandbox}</p> : null}
      </div>
      <Live urgent>{own?.refusal ? <Problem refusal={own.refusal} words={words} /> : null}</Live>
      <Live className="muted small">
        {own?.state === 'checking' ? words.checking : null}
        {own?.state === 'order-placed' || own?.state === 'success' ? words.placed : null}
      </Live>
    </div>
  )
}
