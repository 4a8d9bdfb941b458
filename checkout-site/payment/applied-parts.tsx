import '../../core/wiring/checkout/loyalty-and-cart'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $voucherFailure, loyaltyShown } from '../../core/loyalty'
import { $removalFailure } from '../../core/payment'
import type { Cart } from '../../core/shapes/cart'
import { Live, Notice } from '../../widgets/ui/notice'
import { $errorText } from '../shell/error-text'
import { PartChips } from './part-chips'
import { PartMix } from './part-mix'
import { $words } from './parts.words'
import './applied-parts.css'

/** What already pays a part of the sum. */
export function AppliedParts({ cart, onRemoved }: { cart: Cart; onRemoved: () => void }) {
  const { partFailure, voucherFailure, words, errorText, load } = useUnit({
    partFailure: $removalFailure,
    voucherFailure: $voucherFailure,
    words: $words,
    errorText: $errorText,
    load: loyaltyShown,
  })
  useEffect(() => load(), [load])
  const failure = partFailure ?? (cart.reward && voucherFailure)
  return (
    <>
      <PartMix cart={cart} />
      <PartChips cart={cart} onRemoved={onRemoved} />
      <Live>
        {failure ? (
          <Notice tone="danger">
            {words.notRemoved} {errorText(failure)}
          </Notice>
        ) : null}
      </Live>
    </>
  )
}
