import { useUnit } from 'effector-react'
import { $cart } from '../../../core/cart'
import { approachesIn } from '../../../core/cart/upkeep'
import { $dismissedApproaches, approachDismissed } from '../../../core/cart/extras'
import { ShippingBar } from '../../../widgets/cart-parts/shipping-bar'
import { IconButton } from '../../../widgets/ui/button'
import { CloseIcon } from '../../../widgets/ui/icon'
import { $words } from './cart.words'

/** The promotions within reach that want to be told of beside a cart, each until it is dismissed. */
export function ReachBars() {
  const { cart, dismissed, words, dismiss } = useUnit({
    cart: $cart,
    dismissed: $dismissedApproaches,
    words: $words,
    dismiss: approachDismissed,
  })
  const told = cart?.approachingPromotions.filter(({ promotionId }) => !dismissed.includes(promotionId)) ?? []
  return approachesIn('CART', told).map(approach => (
    <ShippingBar key={approach.promotionId} approach={approach}>
      <IconButton label={words.hide(approach.text)} onClick={() => dismiss({ promotionId: approach.promotionId })}>
        <CloseIcon small />
      </IconButton>
    </ShippingBar>
  ))
}
