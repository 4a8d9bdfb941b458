import { Suspense } from 'react'
import { money } from '../../core/format/money'
import { listed } from '../../core/format/listed'
import type { CartItem } from '../../core/shapes/cart-item'
import { Badge } from '../../widgets/ui/badge'
import { Picture } from '../../widgets/ui/picture'
import { Price } from '../../widgets/ui/price'
import { optionalPart } from './optional-part'
import type { ShellWords } from './shell.words'

const UnavailableLine = optionalPart(async () => (await import('./unavailable-line')).UnavailableLine)

export interface OrderLinesProps {
  items: readonly CartItem[]
  locale: string
  words: ShellWords
  /** Of the shopper's cart, so that they can be removed. */
  areOwn?: boolean
}

export function OrderLines({ items, locale, words, areOwn }: OrderLinesProps) {
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
              <Suspense>
                <UnavailableLine item={item} isOwn={areOwn} />
              </Suspense>
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
