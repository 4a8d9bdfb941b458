import { combine, createEvent, sample } from 'effector'
import { addressChosen, type AddressValues, shippingForm, valuesOf } from '../../delivery'
import type { ProfileAddress } from '../../profile'
import { $ownProfile } from './own-profile'

// Signed-in shoppers choose a saved address above the form, or type another.

// First, because this file may load when the profile is known, and then the stores below are computed at once.

/** The fields that identify an address. */
const place = { firstName: '', lastName: '', addressLine1: '', addressLine2: '', city: '', postalCode: '' }

// Clears fields that the chosen address lacks.
const blank = { ...place, addressLine3: '', province: '', region: '', phone: '' }

/** Fills the form with a saved address; an unknown id clears it. */
export const savedAddressChosen = createEvent<string>()

/** Saved shipping addresses, the main one first. */
export const $savedAddresses = $ownProfile.map((profile): readonly ProfileAddress[] =>
  profile
    ? profile.consumerDetails.address
        .filter(({ approachType }) => approachType === 'S')
        .sort((one, other) => Number(other.main) - Number(one.main))
    : [],
)

/** The saved address in the form, or null. */
export const $shownAddress = combine(
  $savedAddresses,
  shippingForm.$values,
  shippingForm.$country,
  (saved, values, country) =>
    saved.find(address => address.countryCode === country && isShown(shownOf(address), values))?.id ?? null,
)

sample({
  clock: savedAddressChosen,
  source: { saved: $savedAddresses, country: shippingForm.$country },
  fn: ({ saved, country }, id) => {
    const address = saved.find(one => one.id === id)
    const code = address?.countryCode ?? country ?? ''
    const values = { ...blank, [`province@${code}`]: '', ...(address ? shownOf(address) : {}) }
    return { country: code, values, ...(address ? { chosenId: id } : {}) }
  },
  target: addressChosen,
})

/** The e-mail address is the order's own. */
function shownOf({ id: _id, approachType: _type, main: _main, email: _email, ...address }: ProfileAddress) {
  return valuesOf(address)
}

function isShown(address: AddressValues, values: AddressValues): boolean {
  return Object.keys(place).every(name => (address[name] ?? '') === (values[name] ?? ''))
}
