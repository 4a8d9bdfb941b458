import { Wallets } from '../../payment/cart-wallets'
import { CallOuts } from '../../../widgets/cart-parts/call-outs'

/** Below the way to checkout: what pays at once, and what promotions do. */
export function WalletsAndPromotions() {
  return (
    <>
      <Wallets />
      <CallOuts at="CART" />
    </>
  )
}
