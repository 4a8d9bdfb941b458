import { useUnit } from 'effector-react'
import { $addressOf, type ProductPlace } from '../../core/site/address-of'

interface ProductNameProps extends ProductPlace {
  readonly name: string
  /** Opens the quick shop, where the page has one. */
  readonly onProduct?: ((productId: string) => void) | undefined
  /** It is followed or opened. */
  readonly onChosen?: () => void
}

/** A product's name. It leads to the product's page; where none is known it opens the quick shop, if the page can show one. */
export function ProductName({ productId, path, name, onProduct, onChosen }: ProductNameProps) {
  const href = useUnit($addressOf).of({ productId, path })
  if (href) {
    return (
      <a href={href} onClick={onChosen}>
        {name}
      </a>
    )
  }
  if (!onProduct) return name
  return (
    <button
      type="button"
      onClick={() => {
        onChosen?.()
        onProduct(productId)
      }}
    >
      {name}
    </button>
  )
}
