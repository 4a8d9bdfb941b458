import { useUnit } from 'effector-react'
import { $addressOf, type ProductPlace } from '../../core/site/address-of'

interface ProductNameProps extends ProductPlace {
  readonly name: string
  /** Opens the quick shop, if the page has one. */
  readonly onProduct?: ((productId: string) => void) | undefined
  /** It is followed or opened. */
  readonly onChosen?: () => void
}

/** Links to the product's page; without one it opens the quick shop, if the page has one. */
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
