import { useUnit } from 'effector-react'
import { $lines, type Line, removePressed } from '../../core/cart'
import type { CartItem } from '../../core/shapes/cart-item'
import { $words } from '../../widgets/cart-parts/cart-parts.words'
import { LineMessages } from '../../widgets/cart-parts/line-messages'
import { Live } from '../../widgets/ui/notice'

/** Why a line is unavailable; a line of the shopper's own cart can be removed, and says if that was refused. */
export function UnavailableLine({ item, isOwn = false }: { item: CartItem; isOwn?: boolean | undefined }) {
  const { lines, words, remove } = useUnit({ lines: $lines, words: $words, remove: removePressed })
  const own = isOwn ? lines.find(line => line.item.id === item.id) : undefined
  const line: Line = own ?? { item, called: item.name, qty: item.qty, pending: null, error: null }
  return (
    <>
      <Live>
        <LineMessages line={line} />
      </Live>
      {isOwn ? (
        <button
          type="button"
          className="link"
          aria-label={words.removeNamed(line.called)}
          onClick={() => remove({ itemId: item.id })}
        >
          {words.remove}
        </button>
      ) : null}
    </>
  )
}
