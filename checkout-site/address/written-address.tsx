import { addressLines } from '../../core/format/address-lines'
import type { Address } from '../../core/shapes/address'

/** As on a parcel: one element for each line. */
export function WrittenAddress({ address, locale }: { address: Address; locale: string }) {
  return addressLines(address, locale).map(line => (
    <span key={line}>
      <bdi>{line}</bdi>
    </span>
  ))
}
