import type { Address } from '../shapes/address'
import type { ConsumerProfile, ProfileAddress } from './contracts'

export type MainAddresses = { readonly shipping: Address | null; readonly billing: Address | null }

/** Without a billing address the bill goes to the shipping address. */
export function mainAddresses({ consumerDetails }: ConsumerProfile): MainAddresses {
  const { address, email } = consumerDetails
  const main = (type: 'S' | 'B') => address.find(({ approachType, main: isMain }) => isMain && approachType === type)
  const sent = ({
    id: _id,
    approachType: _type,
    main: _main,
    subscriptions: _ticked,
    ...own
  }: ProfileAddress): Address => ({ email, ...own })
  const shipping = main('S')
  const billing = main('B') ?? shipping
  return { shipping: shipping ? sent(shipping) : null, billing: billing ? sent(billing) : null }
}
