import { useUnit } from 'effector-react'
import { type ComponentType, useCallback, useMemo } from 'react'
import { $cart, $lines, $totals, quantityChanged, removePressed } from '../../core/cart'
import { $areSentencesComing, $say } from '../../core/errors/sentences'
import { CartLine, type MoreProps } from './cart-line'
import { lineNotices } from './line-notices'
import { $words } from './mini-cart.words'
import { useFocusKept } from './use-focus-kept'
import type { ToldProps } from './told'
import { useMoney } from './use-money'

interface BagLinesProps {
  Told: ComponentType<ToldProps> | null
  More: ComponentType<MoreProps> | null
}

/** The lines, each of which renders for itself. */
export function BagLines({ Told, More }: BagLinesProps) {
  const { cart, isWaiting, lines, totals, words, say, change, remove } = useUnit({
    cart: $cart,
    isWaiting: $areSentencesComing,
    lines: $lines,
    totals: $totals,
    words: $words,
    say: $say,
    change: quantityChanged,
    remove: removePressed,
  })
  const money = useMoney(totals?.currency ?? 'USD')
  const { promoSummary } = cart ?? {}
  const flash = isWaiting ? undefined : cart?.flash
  const noticesOf = useMemo(() => lineNotices({ flash, promoSummary }, words, say), [flash, promoSummary, words, say])
  const onQuantity = useCallback((itemId: string, qty: number) => change({ itemId, qty }), [change])
  const onRemove = useCallback((itemId: string) => remove({ itemId }), [remove])
  const focus = useFocusKept(lines.length)
  return (
    <ul {...focus}>
      {lines.map(line => (
        <CartLine
          key={line.item.id}
          line={line}
          words={words}
          money={money}
          noticesOf={noticesOf}
          isStill={!cart}
          Told={Told}
          More={More}
          onQuantity={onQuantity}
          onRemove={onRemove}
        />
      ))}
    </ul>
  )
}
