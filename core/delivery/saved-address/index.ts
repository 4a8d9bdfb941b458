import { createEvent, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import type { Address } from '../../shapes/address'
import { $countries, countriesWanted } from '../countries'
import { withRecipientPhone } from '../../validate/saved-address-rules'
import { addressForm } from '../address-form'
import { valuesOf } from '../address-values'
import { problemsOfRefusal } from '../refusals'

export { fieldsOutsideForm } from './fields-outside-form'

// Saved addresses use the same forms and rules as a cart's; this part sends nothing.

/** Shipping and billing addresses. */
export const savedAddressForms = { S: addressForm('shipping', withRecipientPhone), B: addressForm('billing') } as const

export const savedAddressFormOpened = createEvent<{ kind: 'S' | 'B'; address: Address | null; email: string }>()

const keptValuesOf = (address: Address) => ({
  ...valuesOf(address),
  ...(address.recipientContactPhone ? { recipientContactPhone: address.recipientContactPhone } : {}),
})

export const savedAddressRefused = createEvent<{ kind: 'S' | 'B'; error: ShopError }>()

for (const kind of ['S', 'B'] as const) {
  const form = savedAddressForms[kind]
  const opened = sample({ clock: savedAddressFormOpened, filter: open => open.kind === kind })

  sample({ clock: opened, fn: () => {}, target: [form.cleared, countriesWanted] })

  sample({
    clock: [opened, $countries],
    source: { countries: $countries, country: form.$country },
    filter: ({ countries, country }) => countries !== null && country === null,
    fn: ({ countries }) => countries?.[0]?.code ?? '',
    target: form.countryChanged,
  })

  sample({
    clock: opened,
    filter: ({ address }) => address === null,
    fn: ({ email }) => ({ name: 'email', value: email }),
    target: form.fieldChanged,
  })

  sample({
    clock: opened,
    filter: ({ address }) => address !== null,
    fn: ({ address }) => ({ country: address?.countryCode ?? '', values: address ? keptValuesOf(address) : {} }),
    target: form.filledIn,
  })

  sample({
    clock: savedAddressRefused,
    filter: refused => refused.kind === kind && problemsOfRefusal(refused.error) !== null,
    fn: ({ error }) => problemsOfRefusal(error) ?? {},
    target: form.refusedByShop,
  })
}
