import { useUnit } from 'effector-react'
import { type ComponentType, useCallback } from 'react'
import { $cart, $lines, $totals, quantityChanged, removePressed } from '../../core/cart'
import { CartLine, type LineOptionsProps } from './cart-line'
import { linePicture } from '../ui/picture-address'
import { $words } from './cart-parts.words'
import type { MessagesProps } from './messages'
import { useMoney } from './use-money'

interface BagLinesProps {
  Messages: ComponentType<MessagesProps> | null
  Beside: ComponentType<LineOptionsProps> | null
}

export function BagLines({ Messages, Beside }: BagLinesProps) {
  const { cart, lines, totals, words, change, remove } = useUnit({
    cart: $cart,
    lines: $lines,
    totals: $totals,
    words: $words,
    change: quantityChanged,
    remove: removePressed,
  })
  const money = useMoney(totals?.currency ?? 'USD')
  const onQuantity = useCallback((itemId: string, qty: number) => change({ itemId, qty }), [change])
  const onRemove = useCallback((itemId: string) => remove({ itemId }), [remove])
  return (
    <ul>
      {lines.map((line, index) => (
        <CartLine
          key={line.item.id}
          line={line}
          isFirst={index < linePicture.first}
          words={words}
          money={money}
          isStill={!cart}
          Messages={Messages}
          Beside={Beside}
          onQuantity={onQuantity}
          onRemove={onRemove}
        />
      ))}
    </ul>
  )
}
