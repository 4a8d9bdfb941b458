import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $cartError } from '../../core/cart'
import { $words } from '../../widgets/cart-parts/cart-messages.words'
import { keepFocusIn } from '../../widgets/ui/keep-focus'
import { Live, Notice } from '../../widgets/ui/notice'
import { CallOuts } from '../../widgets/cart-parts/call-outs'
import { CheckoutReach } from './checkout-reach'
import { $errorText } from './error-text'

/** Below the order of a step: what was refused, and what promotions say. It keeps the focus in the frame of the step. */
export function BelowOrder() {
  const { error, words, errorText } = useUnit({ error: $cartError, words: $words, errorText: $errorText })
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const frame = here.current?.closest('.co')
    return frame ? keepFocusIn(frame) : undefined
  }, [])
  return (
    <>
      <span ref={here} hidden />
      <Live urgent>
        {error ? (
          <Notice tone="danger">
            <b>{words.notUpdated}</b> {errorText(error)}
          </Notice>
        ) : null}
      </Live>
      <CallOuts at="CHECKOUT" />
      <CheckoutReach />
    </>
  )
}
