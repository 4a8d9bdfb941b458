import { type ComponentType, memo } from 'react'
import type { Line } from '../../core/cart'
import { Picture } from '../ui/picture'
import { linePicture } from '../ui/picture-address'
import { Price } from '../ui/price'
import { Skeleton } from '../ui/skeleton'
import { Stepper } from '../ui/stepper'
import type { CartPartsWords } from './cart-parts.words'
import type { MessagesProps } from './messages'

/** Where a cart's other parts are: above the lines, under one of them, or below them all. */
export type LineOptionsProps =
  | { readonly at: 'start' | 'end' | 'foot' }
  | { readonly at: 'line' | 'name'; readonly line: Line }

export interface CartLineProps {
  line: Line
  words: CartPartsWords
  money: (amount: number) => string
  /** Seen without scrolling: its picture loads at once. */
  isFirst?: boolean
  /** A stale line cannot be changed. */
  isStill?: boolean
  /** Loaded later. */
  Messages?: ComponentType<MessagesProps> | null
  /** Loaded later; its room is reserved. */
  Beside?: ComponentType<LineOptionsProps> | null
  onQuantity: (itemId: string, qty: number) => void
  onRemove: (itemId: string) => void
}

/** Memoised: it only renders when its own line changes. */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { line, words, isFirst, isStill, Messages, Beside, onQuantity, onRemove } = props
  const { item, called, qty, pending } = line
  const isGone = Boolean(item.unavailable)
  const messages = Messages ? <Messages at="line" line={line} /> : null
  return (
    <li className={`line${isGone ? ' gone' : ''}${pending === 'removal' ? ' leaving' : ''}`}>
      <Picture src={item.image} alt="" size={linePicture.size} eager={isFirst ?? false} />
      <div>
        <div className="top">
          <div>
            <h3>{Beside ? <Beside at="name" line={line} /> : item.name}</h3>
            <p className="muted small">{item.attributes.map(({ value }) => value).join(words.comma)}</p>
          </div>
          <LinePrice {...props} />
        </div>
        {isGone ? messages : null}
        {isStill || item.bonus ? null : (
          <div className="acts">
            {isGone ? null : (
              <Stepper
                value={Math.max(qty, 1)}
                max={item.maxQty}
                label={words.quantityOf(called)}
                less={words.less}
                more={words.more}
                onStep={next => onQuantity(item.id, next)}
              />
            )}
            <button
              type="button"
              className="link"
              aria-label={words.removeNamed(called)}
              onClick={() => onRemove(item.id)}
            >
              {words.remove}
            </button>
            {Beside ? <Beside at="line" line={line} /> : null}
          </div>
        )}
        {isGone ? null : messages}
      </div>
    </li>
  )
})

/** The price of the line and its original price; while a change is being saved, the sum is unknown. */
function LinePrice({ line: { item, pending }, words, money }: CartLineProps) {
  const { price, bonus } = item
  if (pending === 'change') {
    return (
      <p className="price stack" aria-hidden="true">
        <Skeleton width="56px" height="16px" />
      </p>
    )
  }
  const { rowOriginal = price.rowTotal } = price
  const was = price.rowTotal < rowOriginal ? money(rowOriginal) : undefined
  return <Price look="stack" now={bonus ? words.gift : money(price.rowTotal)} was={was} wasLabel={words.was} />
}
