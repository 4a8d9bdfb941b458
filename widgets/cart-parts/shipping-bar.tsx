import { useUnit } from 'effector-react'
import { type ReactNode, useLayoutEffect } from 'react'
import { $approachesAt, approachDismissed, approachesShown } from '../../core/cart/reach'
import type { Approach } from '../../core/cart/upkeep'
import { IconButton } from '../ui/button'
import { CloseIcon } from '../ui/icon'
import { TickIcon } from '../ui/signs'
import { TruckIcon } from '../ui/object-icons'
import { Progress } from '../ui/progress'
import { $words } from './cart-messages.words'

/** The promotion's own words, with a progress bar; `children` come after the words. */
function ShippingBar({
  approach: { text, isReached, progress },
  children,
}: {
  approach: Approach
  children?: ReactNode
}) {
  return (
    <div className="ship">
      <p>
        {isReached ? <TickIcon small /> : <TruckIcon small />}
        <bdi key={text}>{text}</bdi>
        {children}
      </p>
      <Progress value={progress} />
    </div>
  )
}

/** The promotions announced at a place (`MINI_CART`, `CART`, `CHECKOUT`), each until it is dismissed. */
export function ShippingBars({ at }: { at: string }) {
  const { approachesAt, words, dismiss, shown } = useUnit({
    approachesAt: $approachesAt,
    words: $words,
    dismiss: approachDismissed,
    shown: approachesShown,
  })
  // Before anything is painted that was dismissed on an earlier page.
  useLayoutEffect(() => {
    shown(at)
  }, [shown, at])
  return approachesAt(at).map(approach => (
    <ShippingBar key={approach.promotionId} approach={approach}>
      <IconButton label={words.hide(approach.text)} onClick={() => dismiss({ promotionId: approach.promotionId })}>
        <CloseIcon small />
      </IconButton>
    </ShippingBar>
  ))
}
