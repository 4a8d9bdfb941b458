import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { Offer } from '../../core/catalogue'
import { $addressOf } from '../../core/site/address-of'
import { designAddress } from '../../core/site/product-address'
import { settingsWanted } from '../../core/site/settings'
import { icon } from '../ui/icon'
import { TickIcon } from '../ui/signs'
import { TruckIcon } from '../ui/object-icons'
import css from './product-details.css?inline'
import { $words } from './product-details.words'

export const styles = [css]

const ReturnIcon = icon('M4 9h11a5 5 0 0 1 0 10H8M8 5L4 9l4 4', true)

/** Delivery and returns, size conversion, and a link to the product's page. */
export function ProductDetails({ offer: { product } }: { offer: Offer }) {
  const { addresses, words, loadSettings } = useUnit({
    addresses: $addressOf,
    words: $words,
    loadSettings: settingsWanted,
  })
  useEffect(() => loadSettings(), [loadSettings])
  const guide = product.details.find(({ id }) => id === 'sizes')
  const design = designAddress(addresses.of, product.id, product.customsExternalUrl)
  const href = addresses.of({ productId: product.id, path: product.url })
  return (
    <>
      <Facts details={product.details} />
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
      {design ? (
        <a className="whole" href={design}>
          {words.design}
        </a>
      ) : null}
      {href ? (
        <a className="whole" href={href}>
          {words.details}
        </a>
      ) : null}
    </>
  )
}

/** Delivery and returns, else the product's first feature. */
function Facts({ details }: { details: Offer['product']['details'] }) {
  const delivery = details.find(({ id }) => id === 'delivery')
  const lines = (delivery ?? details[0])?.data.slice(0, 2)
  if (!lines?.length) return null
  return (
    <ul className="facts muted small">
      {lines.map((line, index) => (
        <li key={line}>
          {delivery ? index ? <ReturnIcon /> : <TruckIcon /> : <TickIcon />}
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  )
}
