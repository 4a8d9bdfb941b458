import { money } from '../../core/format/money'
import { listed } from '../../core/format/listed'
import type { CartItem } from '../../core/shapes/cart-item'
import { Badge } from '../../widgets/ui/badge'
import { InlineNotice } from '../../widgets/ui/notice'
import { Picture } from '../../widgets/ui/picture'
import { Price } from '../../widgets/ui/price'
import type { ShellWords } from './shell.words'

export interface OrderLinesProps {
  items: readonly CartItem[]
  locale: string
  words: ShellWords
  /** If lines can be removed. */
  onRemove?: (itemId: string) => void
}

export function OrderLines({ items, locale, words, onRemove }: OrderLinesProps) {
  return (
    <ul className="olines">
      {items.map(item => (
        <li className="oline" key={item.id}>
          <Picture src={item.image} alt="" size={64} eager className={item.unavailable ? 'gone' : ''}>
            <Badge count={item.qty} />
          </Picture>
          <div>
            <p>
              <b>{item.name}</b>
              <span className="muted small">
                {listed(
                  item.attributes.map(({ value }) => value),
                  locale,
                )}
              </span>
            </p>
            {item.qty > 1 ? <span className="vh">{`${words.quantity} ${item.qty}`}</span> : null}
            {item.unavailable ? (
              <InlineNotice tone="danger">
                {item.unavailable === 'INV703' ? words.heldByOthers : words.soldOut}
              </InlineNotice>
            ) : null}
            {item.unavailable && onRemove ? (
              <button
                type="button"
                className="link"
                aria-label={words.removeNamed(item.name)}
                onClick={() => onRemove(item.id)}
              >
                {words.remove}
              </button>
            ) : null}
          </div>
          <Price look="stack" wasLabel={words.was} {...pricesOf(item, locale)} />
        </li>
      ))}
    </ul>
  )
}

function pricesOf({ price: { currency, rowOriginal = 0, rowTotal } }: CartItem, locale: string) {
  const was = rowOriginal > rowTotal ? money(rowOriginal, currency, locale) : undefined
  return { now: money(rowTotal, currency, locale), was }
}
