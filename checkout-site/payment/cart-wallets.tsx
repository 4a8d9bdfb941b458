import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { $cart, $hindrance } from '../../core/cart'
import { OwnWallets } from '../../widgets/wallet-buttons/own-wallets'
import '../../widgets/wallet-buttons/buttons.css'
import '../../widgets/wallet-buttons/apple-face.css'
import '../../widgets/wallet-buttons/own-wallets.css'
import { part } from '../shell/part'

const PriceAdjustments = part(async () => (await import('../in-store/price-adjustments')).PriceAdjustments)

const $mayAdjust = $cart.map(cart => cart !== null && 'mayAdjust' in cart)

/** Express wallets for the whole cart, and an associate's adjustments. */
export function Wallets() {
  const { mayAdjust, hindrance } = useUnit({ mayAdjust: $mayAdjust, hindrance: $hindrance })
  return (
    <>
      {hindrance ? null : <OwnWallets context="cart" product="" upc="" amount="" currency="" />}
      <Suspense>{mayAdjust ? <PriceAdjustments /> : null}</Suspense>
    </>
  )
}
