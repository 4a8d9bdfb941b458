import { useUnit } from 'effector-react'
import { Link } from 'wouter'
import { $addresses } from '../../../core/profile/addresses'
import { $locale } from '../../../core/site/config'
import { addressLines } from '../../../core/format/address-lines'
import { $root } from '../../shell/navigation'
import { $words } from './account-overview.words'

export function ShipsTo() {
  const { addresses, locale, words, root } = useUnit({
    addresses: $addresses,
    locale: $locale,
    words: $words,
    root: $root,
  })
  const address = addresses?.find(({ approachType }) => approachType === 'S')
  const [, ...lines] = address ? addressLines(address, locale) : []
  return (
    <section className="panel">
      <h2 className="over">{words.shipsTo}</h2>
      <p className="big">{address ? <bdi>{address.city}</bdi> : words.noAddress}</p>
      {address ? (
        lines.map(line => (
          <p className="small" key={line}>
            <bdi>{line}</bdi>
          </p>
        ))
      ) : (
        <p className="small">{words.noAddressText}</p>
      )}
      <Link href={`${root}/account/addresses`}>{address ? words.editAddresses : words.addAddress}</Link>
    </section>
  )
}
