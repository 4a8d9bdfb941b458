import '../../core/site/product-address'
import '../../core/wiring/analytics/follow-suggestions'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $suggestions, suggestionChosen, suggestionsWanted } from '../../core/catalogue/suggestions'
import { dialogWanted } from '../../core/dialogs'
import { money } from '../../core/format/money'
import { $locale } from '../../core/site/config'
import { settingsWanted } from '../../core/site/settings'
import { ProductName } from '../cart-parts/product-name'
import { Picture } from '../ui/picture'
import css from './suggestions.css?inline'
import { $words } from './suggestions.words'

export const styles = [css]

/** Popular products, for an empty bag. */
export function Suggestions() {
  const { products, locale, words, loadSuggestions, choose, loadSettings, requestDialog } = useUnit({
    products: $suggestions,
    locale: $locale,
    words: $words,
    loadSuggestions: suggestionsWanted,
    choose: suggestionChosen,
    loadSettings: settingsWanted,
    requestDialog: dialogWanted,
  })
  useEffect(() => {
    loadSuggestions()
    loadSettings()
  }, [loadSuggestions, loadSettings])
  if (products.length === 0) return null
  const show = (product: string) => requestDialog({ name: 'quick-shop', props: { product } })
  return (
    <section className="suggested">
      <h3>{words.title}</h3>
      <ul>
        {products.map(({ id, name, url, image, currency, price }) => {
          const sum = money(price.lowCurrent, currency, locale)
          return (
            <li key={id}>
              <Picture src={image} alt="" size={88} />
              <div>
                <ProductName
                  productId={id}
                  path={url}
                  name={name}
                  onProduct={show}
                  onChosen={() => choose({ productId: id })}
                />
                <bdi className="muted">{price.lowCurrent < price.highCurrent ? words.from(sum) : sum}</bdi>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
