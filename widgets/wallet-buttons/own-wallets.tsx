import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useState } from 'react'
import { $cart, $count } from '../../core/cart'
import '../../core/wiring/wallets/associate-has-no-paypal'
import { $features } from '../../core/site/settings'
import { $walletSession, $walletsOffered, walletsWanted } from '../../core/wallets'
import type { PropsOf } from '../host/attributes'
import { useHandle } from '../host/handle'
import { type Part, usePart } from '../host/use-part'
import { Live } from '../ui/notice'
import noticeCss from '../ui/notice.css?inline'
import { hasApplePay } from '../../core/runtime/has-apple-pay'
import { whenIdle } from '../../core/runtime/when-idle'
import type { AppleButtonProps } from './apple-button'
import { Problem } from './problem'
import type { attributes } from './wallet-buttons.attributes'
import { $words } from './wallet-buttons.words'
import own from './own-wallets.css?inline'

export const styles = [noticeCss, own]

export const loadApple = () => import(/* chunk: wallets */ './apple-part')
export const loadPayPal = () => import(/* chunk: wallets */ './paypal-part')

const parts = { DW_APPLE_PAY: loadApple, PAYPAL: loadPayPal } as const

type Wallet = keyof typeof parts

const all: readonly Wallet[] = ['DW_APPLE_PAY', 'PAYPAL']

export type WalletProps = Omit<PropsOf<typeof attributes>, 'keepRoom'> & {
  onNone?: () => void
}

type OwnWalletsProps = WalletProps & {
  /** Comes at once and is first; the other one follows below it. Without it they are side by side. */
  first?: Wallet | ''
  /** What is around them, where there are any. */
  frame?: (wallets: ReactNode) => ReactNode
}

/** The wallets that can pay on this page itself; nothing where none can. */
export function OwnWallets({ first = '', frame, onNone, ...props }: OwnWalletsProps) {
  const { context, product, upc, amount, currency, digital } = props
  const { id } = useHandle()
  const { words, offered, features, cart, count, session, want } = useUnit({
    words: $words,
    offered: $walletsOffered,
    features: $features,
    cart: $cart,
    count: $count,
    session: $walletSession,
    want: walletsWanted,
  })
  useEffect(() => want(), [want])
  const [isIdle, rest] = useState(false)
  useEffect(() => whenIdle(() => rest(true)), [])
  const isKnown = 'applePay' in features
  const usable = all.filter(
    wallet => (isKnown ? offered.includes(wallet) : wallet === first) && (wallet !== 'DW_APPLE_PAY' || hasApplePay()),
  )
  const isNone = isKnown && usable.length === 0
  useEffect(() => {
    if (isNone) onNone?.()
  }, [isNone, onNone])
  const isCart = context !== 'product'
  // A wallet pays no sum of nothing: checkout takes the order of what gift cards and the like cover.
  const isCovered = isCart && !!cart?.items.length && cart.totals.remainingToPay === 0
  if (isNone || isCovered) return null

  const wish = { owner: id, context: isCart ? ('cart' as const) : ('product' as const), productId: product, upc }
  const price = isCart
    ? { amount: String(cart?.totals.remainingToPay ?? ''), currency: cart?.currency ?? '' }
    : { amount, currency }
  const isDigital = isCart ? !!cart?.items.every(({ isDigitalProduct }) => isDigitalProduct) : digital
  const isReady = isCart ? !!cart?.items.length : upc !== ''
  const early = isCart ? (count ? 'wallet-unknown' : 'empty') : 'chooseFirst'
  // Nobody's: it was on its way when its page was left.
  const own = session?.owner === id || session?.owner === '' ? session : null
  const head = usable.find(wallet => wallet === first)
  const others = usable.filter(wallet => wallet !== head)
  const buttonOf = (wallet: Wallet) => (
    <OwnWallet
      key={wallet}
      load={parts[wallet]}
      isDue={!head || wallet === head || isIdle}
      button={{ wish, price, isDigital, blockedBy: isReady ? null : early, words }}
    />
  )
  const row = features['mock'] ? 'row sandbox' : 'row'
  const wallets = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="wallets" role="group" aria-label={words.group}>
      {head ? <div className="row">{buttonOf(head)}</div> : null}
      {head && others.length ? <p className="or muted small">{words.or}</p> : null}
      <div className={row}>
        {others.map(buttonOf)}
        {isKnown || head ? null : <Waiting />}
        {features['mock'] ? <p className="mock muted">{words.sandbox}</p> : null}
      </div>
      <Live urgent>{own?.refusal ? <Problem refusal={own.refusal} words={words} /> : null}</Live>
      <Live className="muted small">
        {own?.state === 'authorised' ? words.placing : null}
        {own?.state === 'checking' ? words.checking : null}
        {own?.state === 'order-placed' || own?.state === 'success' ? words.placed : null}
        {own?.state === 'cancelled' ? words.cancelled : null}
      </Live>
    </div>
  )
  return frame ? frame(wallets) : wallets
}

interface OwnWalletProps {
  load: () => Promise<Part<AppleButtonProps>>
  /** What is pressed last may come last. */
  isDue: boolean
  button: AppleButtonProps
}

function OwnWallet({ load, isDue, button }: OwnWalletProps) {
  const View = usePart(load, isDue ? 1 : 0)
  if (View === 'lost') return null
  return View ? <View {...button} /> : <Waiting />
}

const Waiting = () => <div className="place loading" aria-hidden="true" />
