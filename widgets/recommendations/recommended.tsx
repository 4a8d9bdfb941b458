import { useStoreMap, useUnit } from 'effector-react'
import { $stock, type Recommendation, recommendationChosen } from '../../core/catalogue/recommendations'
import { $locale } from '../../core/site/config'
import { useHandle } from '../host/handle'
import { ProductCard } from '../product-parts/product-card'
import { $words as $parts } from '../product-parts/product-parts.words'
import type { HeartView } from '../product-parts/use-heart'
import type { RecommendationsWords } from './recommendations.words'

interface RecommendedProps {
  readonly item: Recommendation
  readonly words: RecommendationsWords
  readonly heart: HeartView
}

/** One recommended product, with its rating and, once that is known, its stock. */
export function Recommended({ item, words, heart }: RecommendedProps) {
  const { id: key } = useHandle()
  const { locale, parts, choose } = useUnit({ locale: $locale, parts: $parts, choose: recommendationChosen })
  const stock = useStoreMap({ store: $stock, keys: [item.id], fn: (stock, [id]) => stock[id] ?? null })
  const { id, title, url, rating, recToken: _token, ...product } = item
  const average = rating ? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(rating.average) : ''
  return (
    <li data-id={id}>
      <ProductCard
        product={{ ...product, id, name: title, path: url, isSoldOut: stock === 'none' }}
        heart={heart}
        onChosen={() => choose({ key, productId: id })}
      >
        {rating ? (
          <p className="muted small">
            <span aria-hidden="true">
              ★ {average} ({new Intl.NumberFormat(locale).format(rating.count)})
            </span>
            <span className="vh">{words.rating(average, rating.count)}</span>
          </p>
        ) : null}
        {stock === 'few' ? <p className="few small">{parts.few}</p> : null}
      </ProductCard>
    </li>
  )
}
