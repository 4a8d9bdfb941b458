import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { Price } from '../../core/catalogue/prices'
import { dialogWanted } from '../../core/dialogs'
import { $addressOf } from '../../core/site/address-of'
import { PlusIcon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { $words } from './product-parts.words'
import { ProductPrice } from './product-price'
import type { HeartView } from './use-heart'

/** What a card says of a product. */
export interface CardProduct {
  readonly id: string
  readonly name: string
  /** The shop's own path. */
  readonly path: string
  readonly image: string
  readonly eyebrow?: string | null | undefined
  readonly badge?: string | null | undefined
  readonly currency: string
  readonly price: Price
  readonly colors?: readonly { readonly value: string; readonly swatch: string }[]
  readonly looks?: string | null | undefined
  readonly isSoldOut?: boolean
}

interface ProductCardProps {
  readonly product: CardProduct
  /** Loads its picture at once. */
  readonly eager?: boolean
  readonly heart: HeartView
  readonly onChosen: () => void
  /** A line below the price. */
  readonly children?: ReactNode
}

const COLORS = 4

/** The name's link covers the card; heart and quick shop lie over it. */
export function ProductCard({ product, eager = false, heart: Heart, onChosen, children }: ProductCardProps) {
  const { id, name, path, image, eyebrow, badge, price, currency, colors = [], looks, isSoldOut } = product
  const { words, addressOf, requestDialog } = useUnit({
    words: $words,
    addressOf: $addressOf,
    requestDialog: dialogWanted,
  })
  const href = addressOf.of({ productId: id, path })
  const open = () => {
    onChosen()
    requestDialog({ name: 'quick-shop', props: { product: id } })
  }
  return (
    <article className="product">
      <div className="top">
        <Picture src={image} alt="" size={300} eager={eager} />
        {badge ? <span className="flag">{badge}</span> : null}
        {Heart ? <Heart productId={id} name={name} /> : null}
        {isSoldOut ? null : (
          <button
            type="button"
            className="plus"
            part="quick-shop"
            aria-label={words.quickShop(name)}
            aria-haspopup="dialog"
            onClick={open}
          >
            <PlusIcon />
          </button>
        )}
      </div>
      <h3>
        {href ? (
          <a href={href} onClick={onChosen}>
            {name}
          </a>
        ) : (
          <button type="button" aria-haspopup="dialog" onClick={open}>
            {name}
          </button>
        )}
      </h3>
      {eyebrow ? <p className="muted small">{eyebrow}</p> : null}
      <ProductPrice price={price} currency={currency} />
      {isSoldOut ? <p className="muted small">{words.soldOut}</p> : null}
      {children}
      {looks ? (
        <p className="looks">
          {colors.slice(0, COLORS).map(({ value, swatch }) => (
            <Picture key={value} src={swatch} alt="" size={22} className="swatch" />
          ))}
          <span>{looks}</span>
        </p>
      ) : null}
    </article>
  )
}
