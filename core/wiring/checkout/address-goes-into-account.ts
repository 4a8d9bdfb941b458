import { combine, createEvent, restore, sample } from 'effector'
import { addressSettled, shippingForm, shippingSaved, shippingSubmitted } from '../../delivery'
import { hasCode, messageOf } from '../../errors/shop-error'
import { toastShown } from '../../notices/model'
import { orderAddressKept, orderAddressNotKept } from '../../profile/addresses/from-order'
import { $ownProfile } from './own-profile'
import { $shownAddress } from './saved-addresses'

// A signed-in shopper may have a new delivery address saved to their account, once the step is saved.

export const keepAddressChanged = createEvent<boolean>()

/** Part of the form's draft, so that it outlasts a reload. */
export const $isKeepingAddress = shippingForm.$values.map(values => values['keepAddress'] === 'yes')

/** The form has an address that the account lacks. */
export const $canKeepAddress = combine(
  $ownProfile,
  $shownAddress,
  (profile, shown) => profile !== null && shown === null,
)

const $settled = restore(addressSettled, null).reset(shippingSubmitted)

sample({
  clock: keepAddressChanged,
  fn: isKept => ({ name: 'keepAddress', value: isKept ? 'yes' : '' }),
  target: shippingForm.fieldChanged,
})

sample({
  clock: shippingSaved,
  source: { address: $settled, isKept: $isKeepingAddress, canKeep: $canKeepAddress },
  filter: ({ address, isKept, canKeep }) => address !== null && isKept && canKeep,
  fn: ({ address }) => address as NonNullable<typeof address>,
  target: orderAddressKept,
})

sample({
  clock: orderAddressNotKept,
  fn: error => ({
    ...(hasCode(error, 'PRO412') ? messageOf(error) : { code: 'address-not-saved' }),
    tone: 'danger' as const,
  }),
  target: toastShown,
})
