import { useUnit } from 'effector-react'
import { PAGE_SIZE, productChosen } from '../../core/catalogue/search'
import { useHandle } from '../host/handle'
import { ProductCard } from '../product-parts/product-card'
import { useHeart } from '../product-parts/use-heart'
import type { ListingProps } from './head'

/** The first row's pictures load at once. */
const FIRST_ROW = 4

/** The cards; sixteen skeletons until the first ones come. */
export function Products({ listing: { answer, criteria, isPending } }: ListingProps) {
  const { id: key } = useHandle()
  const choose = useUnit(productChosen)
  const heart = useHeart()
  if (!answer) return <Skeletons count={Math.min(criteria.pageSize, PAGE_SIZE)} />
  return (
    <ul className="products" aria-busy={isPending || undefined}>
      {answer.products.map(({ id, url, available, ...product }, place) => (
        <li key={id}>
          <ProductCard
            product={{ ...product, id, path: url, isSoldOut: !available }}
            eager={place < FIRST_ROW}
            heart={heart}
            onChosen={() => choose({ key, productId: id })}
          />
        </li>
      ))}
    </ul>
  )
}

export function Skeletons({ count }: { count: number }) {
  return (
    <ul className="products" aria-hidden="true">
      {Array.from({ length: count }, (_none, place) => place).map(place => (
        <li key={place} className="wait">
          <i className="skel" />
        </li>
      ))}
    </ul>
  )
}
