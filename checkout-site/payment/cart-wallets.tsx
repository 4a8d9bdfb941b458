import { useUnit } from 'effector-react'
import { type ReactNode, Suspense } from 'react'
import { $cart, $blockingLine } from '../../core/cart'
import { OwnWallets } from '../../widgets/wallet-buttons/own-wallets'
import { useSettings } from '../../widgets/wallet-buttons/use-settings'
import '../../widgets/wallet-buttons/buttons.css'
import '../../widgets/wallet-buttons/apple-face.css'
import '../../widgets/wallet-buttons/own-wallets.css'
import { ExpressFrame } from '../screens/shipping/express-frame'
import { part } from '../shell/part'

const PriceAdjustments = part(async () => (await import('../in-store/price-adjustments')).PriceAdjustments)

const $mayAdjust = $cart.map(cart => cart !== null && 'mayAdjust' in cart)

function CartWallets({ frame }: { frame?: (wallets: ReactNode) => ReactNode }) {
  const { isLost } = useSettings()
  if (isLost) return null
  return (
    <OwnWallets context="cart" product="" upc="" amount="" currency="" digital={false} {...(frame ? { frame } : {})} />
  )
}

/** The wallets that pay for the whole cart at once, above the form that others fill in. */
export const ExpressCheckout = () => <CartWallets frame={wallets => <ExpressFrame>{wallets}</ExpressFrame>} />

/** Express wallets for the whole cart, and an associate's adjustments. */
export function Wallets() {
  const { mayAdjust, blockingLine } = useUnit({ mayAdjust: $mayAdjust, blockingLine: $blockingLine })
  return (
    <>
      {blockingLine ? null : <CartWallets />}
      <Suspense>{mayAdjust ? <PriceAdjustments /> : null}</Suspense>
    </>
  )
}
