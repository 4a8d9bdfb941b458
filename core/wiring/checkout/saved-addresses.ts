import { combine, createEvent, sample } from 'effector'
import { type AddressValues, shippingForm, valuesOf } from '../../delivery'
import { $profile, type ProfileAddress } from '../../profile'
import { $isSignedIn } from '../../session/arrival'

// Whoever signed in finds the addresses that they keep above the form, and may still type another.

// These come first: this file may load when the profile is known, and then the stores below are computed at once.

/** By these an address is told from another. */
const place = { firstName: '', lastName: '', addressLine1: '', addressLine2: '', city: '', postalCode: '' }

// What one address has and the other lacks must not stay in the form.
const blank = { ...place, addressLine3: '', province: '', region: '', phone: '' }

/** One of the kept addresses is to stand in the form; an id that none has empties it. */
export const savedAddressChosen = createEvent<string>()

/** The addresses to ship to that the shopper keeps, the main one first. */
export const $savedAddresses = combine($profile, $isSignedIn, (profile, isSignedIn): readonly ProfileAddress[] =>
  isSignedIn && profile
    ? profile.consumerDetails.address
        .filter(({ approachType }) => approachType === 'S')
        .sort((one, other) => Number(other.main) - Number(one.main))
    : [],
)

/** Which of them the form shows just now; null where it shows something else. */
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
    return { country: code, values: { ...blank, [`province@${code}`]: '', ...(address ? shownOf(address) : {}) } }
  },
  target: shippingForm.filledIn,
})

/** What the form shows of a kept address; whom the shop writes to is the order's own. */
function shownOf({ id: _id, approachType: _type, main: _main, email: _email, ...address }: ProfileAddress) {
  return valuesOf(address)
}

function isShown(address: AddressValues, values: AddressValues): boolean {
  return Object.keys(place).every(name => (address[name] ?? '') === (values[name] ?? ''))
}
