import { useUnit } from 'effector-react'
import { $cart } from '../../core/cart'
import { $isCouponPending, couponRemoved, couponSubmitted } from '../../core/cart/coupons'
import { $couponError } from '../../core/cart/upkeep'
import { $errorText } from '../../core/errors/sentences'
import { CallOuts } from '../cart-parts/call-outs'
import { CouponForm } from './coupon-form'
import { $words } from './promo.words'

export function BagCoupons() {
  const { cart, error, isPending, words, errorText, apply, remove } = useUnit({
    cart: $cart,
    error: $couponError,
    isPending: $isCouponPending,
    words: $words,
    errorText: $errorText,
    apply: couponSubmitted,
    remove: couponRemoved,
  })
  return (
    <div className="code">
      <CallOuts at="MINI_CART" />
      <CouponForm
        coupons={cart?.couponItems ?? []}
        words={words}
        error={error ? errorText(error) : null}
        isPending={isPending}
        onApply={apply}
        onRemove={remove}
      />
    </div>
  )
}
