import '../../core/site/product-address'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { Decision } from '../../core/personalisation/decisions'
import { recommendationPressed } from '../../core/personalisation/reporting'
import { settingsWanted } from '../../core/site/settings'
import { ProductCard } from '../product-parts/product-card'
import card from '../product-parts/product-card.css?inline'
import picture from '../ui/picture.css?inline'
import price from '../ui/price.css?inline'
import sale from '../ui/sale.css?inline'
import own from './picks.css?inline'

export const styles = [picture, price, sale, card, own]

/** The products that came with a decision. */
export function Picks({ items }: { items: NonNullable<Decision['items']> }) {
  const { press, loadSettings } = useUnit({ press: recommendationPressed, loadSettings: settingsWanted })
  // They say where a product's page is.
  useEffect(() => loadSettings(), [loadSettings])
  return (
    <ul className="wrap picks">
      {items.map(({ id, title, url, recToken, rating: _rating, ...product }) => (
        <li key={id}>
          <ProductCard
            product={{ ...product, id, name: title, path: url }}
            heart={null}
            onChosen={() => press(recToken)}
          />
        </li>
      ))}
    </ul>
  )
}
