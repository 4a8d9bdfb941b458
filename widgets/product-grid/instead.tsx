import '../../core/wiring/analytics/follow-suggestions'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $topCategories, topCategoriesWanted } from '../../core/catalogue/instead'
import { categoryChosen } from '../../core/catalogue/search'
import { $suggestions, suggestionChosen, suggestionsWanted } from '../../core/catalogue/suggestions'
import { useHandle } from '../host/handle'
import { ProductCard } from '../product-parts/product-card'
import { useHeart } from '../product-parts/use-heart'
import css from './instead.css?inline'
import type { ProductGridWords } from './product-grid.words'

export const styles = [css]

/** Where to go from a search that found nothing: the shop's categories, and what is popular. */
export function Instead({ words }: { words: ProductGridWords }) {
  const { id: key } = useHandle()
  const { categories, products, loadCategories, loadProducts, chooseCategory, chooseProduct } = useUnit({
    categories: $topCategories,
    products: $suggestions,
    loadCategories: topCategoriesWanted,
    loadProducts: suggestionsWanted,
    chooseCategory: categoryChosen,
    chooseProduct: suggestionChosen,
  })
  const heart = useHeart()
  useEffect(() => {
    loadCategories()
    loadProducts()
  }, [loadCategories, loadProducts])
  return (
    <>
      {categories.length ? (
        <section className="ways" aria-label={words.categories}>
          <h3>{words.categories}</h3>
          <ul className="chosen">
            {categories.map(({ id, name }) => (
              <li key={id}>
                <button type="button" className="chip" onClick={() => chooseCategory({ key, categoryId: id })}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {products.length ? (
        <section className="ways" aria-label={words.popular}>
          <h3>{words.popular}</h3>
          <ul className="products">
            {products.map(({ id, url, available, ...product }) => (
              <li key={id}>
                <ProductCard
                  product={{ ...product, id, path: url, isSoldOut: !available }}
                  heart={heart}
                  onChosen={() => chooseProduct({ productId: id })}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
