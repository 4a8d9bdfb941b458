import '../../core/site/product-address'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { Offer } from '../../core/catalogue'
import { $addressOf } from '../../core/site/address-of'
import { settingsWanted } from '../../core/site/settings'
import css from './more.css?inline'
import { $words } from './more.words'

export const styles = [css]

/** What few look for before they buy: how sizes are measured elsewhere, and the product's own page. */
export function More({ offer: { product } }: { offer: Offer }) {
  const { addresses, words, wantSettings } = useUnit({
    addresses: $addressOf,
    words: $words,
    wantSettings: settingsWanted,
  })
  useEffect(() => wantSettings(), [wantSettings])
  const guide = product.details.find(({ id }) => id === 'sizes')
  const href = addresses.of({ productId: product.id, path: product.url })
  return (
    <>
      {guide ? (
        <details className="guide">
          <summary>{guide.label}</summary>
          <ul>
            {guide.data.map(line => (
              <li key={line}>
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {href ? (
        <a className="whole" href={href}>
          {words.details}
        </a>
      ) : null}
    </>
  )
}
