import { useUnit } from 'effector-react'
import { $errorText } from '../../core/errors/sentences'
import type { ShopError } from '../../core/errors/shop-error'
import type { ListItem } from '../../core/lists'
import { Button } from '../ui/button'
import { InlineNotice, Live } from '../ui/notice'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { Stepper } from '../ui/stepper'
import { $words as $lineWords } from './beside-lines.words'
import { $words as $bagWords } from './cart-parts.words'
import { ProductName } from './product-name'
import { $words } from './saved-list.words'
import { useMoney } from './use-money'

export interface SavedLineProps {
  item: ListItem
  /** Its name, and what distinguishes it from other lines of that name. */
  called: string
  isMoving: boolean
  isLeaving: boolean
  /** Why it could not be moved to the cart. */
  refusal: ShopError | null
  onMove: () => void
  onQuantity: (qty: number) => void
  onRemove: () => void
  onChange: () => void
  /** Opens the quick shop, if the page has one. */
  onProduct?: ((productId: string) => void) | undefined
}

export function SavedLine({
  item,
  called,
  isMoving,
  isLeaving,
  refusal,
  onMove,
  onQuantity,
  onRemove,
  onChange,
  onProduct,
}: SavedLineProps) {
  const { words, line, bag, errorText } = useUnit({
    words: $words,
    line: $lineWords,
    bag: $bagWords,
    errorText: $errorText,
  })
  const { name, price, available, qty } = item
  const money = useMoney(price?.currency ?? 'USD')
  const problem = refusal ? errorText(refusal) : price ? (available ? null : words.soldOut) : words.noPrice
  return (
    <li className={`line${isLeaving ? ' leaving' : ''}${available ? '' : ' gone'}`}>
      <Picture src={item.image} alt="" size={88} />
      <div>
        <div className="top">
          <div>
            <h3>
              <ProductName productId={item.productId} path={item.pageUrl} name={name} onProduct={onProduct} />
            </h3>
            <p className="muted small">{item.attributes.map(({ value }) => value).join(bag.comma)}</p>
            {qty > 1 && !available ? <p className="muted small">{words.quantity(qty)}</p> : null}
          </div>
          {price ? (
            <Price
              look="stack"
              now={money(price.current)}
              was={price.current < price.original ? money(price.original) : undefined}
              wasLabel={bag.was}
            />
          ) : null}
        </div>
        <Live>{problem ? <InlineNotice tone={refusal ? 'danger' : 'warning'}>{problem}</InlineNotice> : null}</Live>
        <div className="acts">
          {available ? (
            <Stepper
              value={qty}
              label={words.quantitySavedNamed(called)}
              less={bag.less}
              more={bag.more}
              onStep={onQuantity}
            />
          ) : null}
          {available ? (
            <Button
              look="side"
              compact
              aria-label={words.moveNamed(called)}
              busy={isMoving ? words.moving : null}
              onClick={onMove}
            >
              {words.moveToBag}
            </Button>
          ) : null}
          {item.attributes.length > 0 ? (
            <button type="button" className="link" aria-label={line.changeVariantNamed(called)} onClick={onChange}>
              {line.change}
            </button>
          ) : null}
          <button type="button" className="link" aria-label={words.removeSavedNamed(called)} onClick={onRemove}>
            {bag.remove}
          </button>
        </div>
      </div>
    </li>
  )
}
