import type { Address } from '../shapes/address'
import type { ConsumerProfile, ProfileAddress } from './contracts'

export type MainAddresses = { readonly shipping: Address | null; readonly billing: Address | null }

/** Without a billing address the bill goes to the shipping address. */
export function mainAddresses(profile: ConsumerProfile): MainAddresses {
  const main = (type: 'S' | 'B') =>
    savedAddress(profile, ({ approachType, main: isMain }) => isMain && approachType === type)
  const shipping = main('S')
  return { shipping, billing: main('B') ?? shipping }
}

/** As an order takes it; null without one. */
export function savedAddress(
  { consumerDetails: { address, email } }: ConsumerProfile,
  isWanted: (address: ProfileAddress) => boolean,
): Address | null {
  const found = address.find(isWanted)
  if (!found) return null
  const { id: _id, approachType: _type, main: _main, subscriptions: _ticked, ...own } = found
  return { email, ...own }
}
