import { useUnit } from 'effector-react'
import type { Product } from '../../core/catalogue'
import { $addressOf } from '../../core/site/address-of'
import { designAddress } from '../../core/site/product-address'
import { DownIcon } from '../ui/icon'
import { $words } from './product.words'

/** What the shop says of the product, in groups; some are open from the start. The size guide has a dialog of its own. */
export function Details({ product }: { product: Product }) {
  const { words, addresses } = useUnit({ words: $words, addresses: $addressOf })
  const { description, details, modelMeasurements } = product
  const design = designAddress(addresses.of, product.id, product.customsExternalUrl)
  const groups = details.filter(({ id, data }) => id !== 'sizes' && data.length > 0)
  return (
    <div className="details">
      {description ? <p className="about">{description}</p> : null}
      {design ? (
        <p className="about">
          <a href={design}>{words.design}</a>
        </p>
      ) : null}
      {groups.map(({ id, label, expanded, data }) => (
        <Group key={id} label={label} isOpen={expanded}>
          {data}
        </Group>
      ))}
      {modelMeasurements ? (
        <Group label={words.measurements} isOpen={false}>
          {[modelMeasurements]}
        </Group>
      ) : null}
    </div>
  )
}

function Group({ label, isOpen, children }: { label: string; isOpen: boolean; children: readonly string[] }) {
  return (
    <details open={isOpen}>
      <summary>
        {label}
        <DownIcon small />
      </summary>
      <ul>
        {children.map(line => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}
